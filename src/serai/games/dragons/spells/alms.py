"""Spell 6.4.3: Alms, treasure from the bank."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import ALMS
from serai.games.dragons.spells.spell import Spell, can_ask, caster
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, bank_limits, code_of, take_units

ALMS_TAKEN: Final = EventType("alms_taken", "6.4.3", "seat:seat units:units")


class Alms(Spell):
    """The caster takes any units."""

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        if s.bank_total():
            s.ask(seat, ALMS_PICK)
        else:
            self.has_no_effect(s, seat)


class AlmsPick(AmountQuestion):
    """Which ones."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        number = min(s.rules.alms_units, s.bank_total())
        return Amounts(number, bank_limits(s, number), 0)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        take_units(s, seat, units)
        s.tell(ALMS_TAKEN, seat, code_of(units))

    def fits(self, s: Table) -> bool:
        return can_ask(s, ALMS) and s.seat == caster(s)


ALMS_PICK: Final = AlmsPick("alms_pick", "6.4.3", "take", taking=True)
ALMS_SPELL: Final = Alms(ALMS, "oooaoooooo", [])
