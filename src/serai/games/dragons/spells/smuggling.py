"""Spell 6.4.5: Smuggling, which makes its caster present where nobody is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import CITY, SMUGGLING
from serai.games.dragons.spells.spell import Spell
from serai.games.dragons.table import Table

SMUGGLED: Final = EventType("smuggled_in", "6.4.5", "seat:seat spaces:space[]")


def empty_city_places(s: Table) -> list[int]:
    return [space for space in CITY if s.is_empty(space)]


class Smuggling(Spell):
    """Into every city place that is empty now, sealed or not (A-52); how strong that is, ranking.py says."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return len(empty_city_places(s)) > 0

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        places = empty_city_places(s)
        if not places:
            self.has_no_effect(s, seat)
            return
        s.smuggler = seat
        for space in places:
            s.smuggled |= 1 << space
        s.tell_cards(SMUGGLED, seat, places)


SMUGGLING_SPELL: Final = Smuggling(SMUGGLING, "...o......", [])
