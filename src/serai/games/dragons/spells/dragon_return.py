"""Spell 6.4.17: Dragon's Return, which closes a cave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import CAVES, DRAGON_RETURN, NICHES
from serai.games.dragons.phases.ending import empty_cave
from serai.games.dragons.spells.spell import SpaceSpell
from serai.games.dragons.table import Table

DRAGON_RETURNED: Final = EventType("dragon_returned", "6.4.17", "cave:space amount")

NO_CAVE: Final = Reason("not_an_open_cave", "6.4.17", "space:space")
NOTHING_TO_RETURN: Final = Reason("cave_without_treasure", "6.4.17", "space:space")


class DragonReturn(SpaceSpell):
    """The cave's treasure goes to the bank, and none can be won there this round."""

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        if space >= CAVES or not s.live(space):
            return RefusalCode(NO_CAVE, space)
        return None if s.has_treasure(space) else RefusalCode(NOTHING_TO_RETURN, space)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(DRAGON_RETURNED, a, total(s.niches[a * NICHES : (a + 1) * NICHES]))
        s.closed |= 1 << a
        empty_cave(s, a)


DRAGON_RETURN_SPELL: Final = DragonReturn(DRAGON_RETURN, "..o.......", [], beyond=CAVES)
