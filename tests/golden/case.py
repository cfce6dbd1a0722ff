"""Golden games, as each game lists them in `tests/games/<game>/golden.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path

from serai.testing.conformance import Chooser, modest_option

GAMES = Path(__file__).parents[1] / "games"


@dataclass
class Case:
    """A golden game: its file's name, its way to end, its settings and, for a scenario, its wishes."""

    name: str
    ending: str
    settings: dict[str, object]
    wishes: dict[str, object] = field(default_factory=dict)
    chooser: Chooser = modest_option
    game: str = ""  # that of the folder


def listed(what: str) -> Iterator[Case]:
    """The cases of all games in one of their lists, SAVES or PLAYTHROUGHS."""
    for file in sorted(GAMES.glob("*/golden.py")):
        game = file.parent.name
        for case in getattr(import_module(f"tests.games.{game}.golden"), what):
            yield replace(case, game=game)
