"""Spell 6.4.20: Close Sesame, which seals a space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import CLOSE_SESAME
from serai.games.dragons.spells.spell import SpaceSpell
from serai.games.dragons.table import Table
from serai.games.dragons.timing import UNTIL_SCORED

SEALED: Final = EventType("space_sealed", "6.4.20", "seat:seat space:space")

NOT_LIVE: Final = Reason("space_not_live", "6.4", "space:space")


class CloseSesame(SpaceSpell):
    """No piece may go there until clean-up."""

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        return None if s.live(space) else RefusalCode(NOT_LIVE, space)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.sealed |= 1 << a
        s.tell(SEALED, seat, a)


CLOSE_SESAME_SPELL: Final = CloseSesame(CLOSE_SESAME, UNTIL_SCORED, [])
