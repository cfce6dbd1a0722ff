"""Spell 6.4.10: Dragon's Flight, which brings treasure to an empty cave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import CAVES, DRAGON_FLIGHT, NICHES
from serai.games.dragons.phases.upkeep import put_into_niche
from serai.games.dragons.spells.spell import SpaceSpell
from serai.games.dragons.table import Table

DRAGON_FLEW: Final = EventType("dragon_flew", "6.4.10", "cave:space amounts:amount[]")

NO_CAVE: Final = Reason("not_an_open_cave", "6.4.10", "space:space")
HAS_TREASURE: Final = Reason("cave_has_treasure", "6.4.10", "space:space")
CLOSED_CAVE: Final = Reason("cave_closed_by_dragon", "A-49", "space:space")


class DragonFlight(SpaceSpell):
    """Into the two upper niches, as much as the bank has of the kind (2.1)."""

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        if space >= CAVES or not s.live(space):
            return RefusalCode(NO_CAVE, space)
        if s.has_treasure(space):
            return RefusalCode(HAS_TREASURE, space)
        return RefusalCode(CLOSED_CAVE, space) if s.closed >> space & 1 else None

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        if s.in_bank(a) == 0:
            self.has_no_effect(s, seat)
            return
        put_into_niche(s, a, a * NICHES, s.rules.flight_top)
        put_into_niche(s, a, a * NICHES + 1, s.rules.flight_second)
        if s.recorder is not None:
            s.tell_cards(DRAGON_FLEW, a, list(s.niches[a * NICHES : (a + 1) * NICHES]))


DRAGON_FLIGHT_SPELL: Final = DragonFlight(DRAGON_FLIGHT, "ooo.......", [], beyond=CAVES)
