"""The settings of a game, each once, with its values, its default and its clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.core.settings import Setting, Value

SETTINGS: Final = [
    Setting("players", [2, 3], 2, ["0"]),
    Setting("looking", [True, False], True, ["2"]),
]


class Rules:
    """The settings of a table, read once."""

    def __init__(self, settings: Mapping[str, Value]) -> None:
        self.players = int(str(settings["players"]))
        self.looking = settings["looking"] is True
