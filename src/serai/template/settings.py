"""What can be settled before a game: each option once, with its values, its default and its clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.core.options import Option, Value

OPTIONS: Final = [
    Option("players", [2, 3], 2, ["0"]),
    Option("looking", [True, False], True, ["2"]),
]


class Rules:
    """The options of a table, read once."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.players = int(str(options["players"]))
        self.looking = options["looking"] is True
