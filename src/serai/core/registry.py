"""Which games there are. A game registers itself by an entry point in the group `serai.games`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import entry_points

from serai.core.errors import BadSave, UnknownGame
from serai.core.game import Game
from serai.core.match import FORMAT, Match
from serai.core.saves import load_match

_loaded: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known without an entry point, in a notebook or a test."""
    _loaded[game.id] = game


def names() -> list[str]:
    installed = {point.name for point in entry_points(group="serai.games")}
    return sorted(installed | set(_loaded))


def find(name: str) -> Game:
    """The game of that name; UnknownGame if there is none."""
    if name not in _loaded:
        for point in entry_points(group="serai.games"):
            if point.name == name:
                game = point.load()
                assert isinstance(game, Game), f"entry point {name} of serai.games is no Game"
                _loaded[name] = game
                break
        else:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    return _loaded[name]


def load(data: object) -> Match:
    """A match from its save: a dict, or the JSON text of one. BadSave if it is damaged."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadSave(f"this is not JSON: {error}") from error
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadSave(f"this is no saved match: its format is not {FORMAT!r}")
    name = data.get("game")
    if not isinstance(name, str):
        raise BadSave("game: missing, or not a text")
    try:
        game = find(name)
    except UnknownGame as error:
        raise BadSave(str(error)) from error
    return load_match(game, data)
