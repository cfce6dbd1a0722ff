"""Which screen shows which game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

from serai.core.game import Game
from serai.core.options import Value
from serai.terminal.dragons import DragonsScreen
from serai.terminal.emira import EmiraScreen
from serai.terminal.saba import SabaScreen
from serai.terminal.screen import Screen
from serai.text import Phrasebook

SCREENS: Final[dict[str, type[Screen]]] = {"dragons": DragonsScreen, "emira": EmiraScreen, "saba": SabaScreen}


def screen_for(game: Game, lang: str = "en", options: Mapping[str, Value] | None = None) -> Screen:
    """The game's own screen, or the plain one; with the options of the table that it shows."""
    words = resources.files("serai.terminal").joinpath("text")
    return SCREENS.get(game.id, Screen)(Phrasebook(game, lang, options, words, words.joinpath(game.id)))
