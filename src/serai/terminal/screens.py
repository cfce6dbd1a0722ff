"""Which screen shows which game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from serai.core.game import Game
from serai.core.settings import Value
from serai.screen import Screen
from serai.text import Phrasebook
from serai.text.phrasebook import package_of, texts_of


def screen_for(game: Game, lang: str = "en", settings: Mapping[str, Value] | None = None) -> Screen[Any]:
    """The game's own screen, or the plain one; with the settings of the table that it shows."""
    shared, own = resources.files("serai.terminal").joinpath("text"), texts_of(game)
    words = [shared] if own is None else [shared, own.joinpath("terminal")]
    return screen_of(game)(Phrasebook(game, lang, settings, *words))


def screen_of(game: Game) -> type[Screen[Any]]:
    """`SCREEN` of the module `terminal` in the package that the game is defined in, if there is one."""
    package = package_of(game)
    spec = find_spec(f"{package}.terminal") if package else None
    if spec is None or spec.origin is None:  # without an origin it is a mere folder of that name
        return Screen
    screen = import_module(spec.name).SCREEN
    assert isinstance(screen, type), f"SCREEN of {spec.name} is no class"
    assert issubclass(screen, Screen), f"SCREEN of {spec.name} is no Screen"
    return screen
