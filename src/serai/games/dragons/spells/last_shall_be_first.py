"""Spell 6.4.6: The Last Shall Be First, which makes a 9 count 1 and a 1 count 9."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import LAST_SHALL_BE_FIRST
from serai.games.dragons.spells.spell import Spell
from serai.games.dragons.table import Table
from serai.games.dragons.timing import UNTIL_SCORED

ORDER_REVERSED: Final = EventType("last_are_first", "6.4.6", "seat:seat")


class LastShallBeFirst(Spell):
    """Until clean-up; what a token counts is said in ranking.py."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return not s.reversed

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.reversed = True
        s.tell(ORDER_REVERSED, seat)


LAST_SHALL_BE_FIRST_SPELL: Final = LastShallBeFirst(LAST_SHALL_BE_FIRST, UNTIL_SCORED, [])
