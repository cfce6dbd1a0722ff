"""Spells 6.4.16 and 6.4.18: Offering and Sacrifice, for which everybody returns treasure to the bank."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import OFFERING, SACRIFICE
from serai.games.dragons.spells.levy import Levy
from serai.games.dragons.spells.spell import can_ask, spell_acting
from serai.games.dragons.table import Table
from serai.games.dragons.timing import ALL_ROUND
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of, holdings, pay_units

FIELDS: Final = "seat:seat spell:item units:units"
RETURNED: Final = {
    OFFERING: EventType("treasures_returned", "6.4.16", FIELDS),
    SACRIFICE: EventType("treasures_returned", "6.4.18", FIELDS),
}
SHOWED_ALL: Final = {
    OFFERING: EventType("all_treasures_returned", "6.4.16", FIELDS),
    SACRIFICE: EventType("all_treasures_returned", "6.4.18", FIELDS),
}


def units_due(s: Table) -> i64:
    return s.rules.sacrifice_units if spell_acting(s) == SACRIFICE else s.rules.offering_units


class Offering(Levy):
    """From everybody who has something, the caster too."""

    def claim(self, s: Table, seat: i64, caster: i64) -> None:
        if s.wealth(seat):
            s.ask(seat, RETURN_TREASURES)


class ReturnTreasures(AmountQuestion):
    """A player with less than the amount due returns everything."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        return Amounts(min(units_due(s), s.wealth(seat)), holdings(s, seat), 0)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        spell: int = spell_acting(s)
        told = SHOWED_ALL if s.wealth(seat) < units_due(s) else RETURNED
        pay_units(s, seat, units)
        s.tell(told[spell], seat, spell, code_of(units))

    def fits(self, s: Table) -> bool:
        return (can_ask(s, OFFERING) or can_ask(s, SACRIFICE)) and s.wealth(s.seat) > 0


RETURN_TREASURES: Final = ReturnTreasures("return_treasures", "6.4.16", "give", taking=False)
OFFERING_SPELL: Final = Offering(OFFERING, ALL_ROUND, [])
SACRIFICE_SPELL: Final = Offering(SACRIFICE, ALL_ROUND, [])
