"""Spell 6.4.7: Exchange, any of one's treasure for other treasure of the bank."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import ALL_KINDS, EXCHANGE
from serai.games.dragons.spells.spell import Spell, can_ask, caster
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of

EXCHANGED: Final = EventType("treasures_exchanged", "6.4.7", "seat:seat given:units taken:units")

HOLDING_STRIDE: Final[i64] = 256  # more than anybody holds of a kind


class Exchange(Spell):
    """One for one."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return s.wealth(seat) > 0 and s.bank_total() > 0

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        if self.is_castable(s, seat):
            s.ask(seat, EXCHANGE_PICK)
        else:
            self.has_no_effect(s, seat)


class ExchangePick(AmountQuestion):
    """What one holds afterwards: as much in all, and of a kind no more than the bank can add (section 11)."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        limits = vec[i64](capacity=ALL_KINDS)
        for kind in range(ALL_KINDS):
            limits = append(limits, min(HOLDING_STRIDE - 1, s.units[seat * ALL_KINDS + kind] + s.in_bank(kind)))
        return Amounts(s.wealth(seat), limits, 0)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        given = vec[i64]([0] * ALL_KINDS)
        taken = vec[i64]([0] * ALL_KINDS)
        for kind in range(ALL_KINDS):
            change = units[kind] - s.units[seat * ALL_KINDS + kind]
            if change > 0:
                taken[kind] = change
            else:
                given[kind] = -change
            s.gain(seat, kind, change)
        s.tell(EXCHANGED, seat, code_of(given), code_of(taken))

    def fits(self, s: Table) -> bool:
        return can_ask(s, EXCHANGE) and s.seat == caster(s)

    def timeout_amount(self, s: Table, amounts: Amounts, asked: i64) -> i64:
        """Everything stays as it is."""
        return s.units[s.seat * ALL_KINDS + asked]


EXCHANGE_PICK: Final = ExchangePick("exchange_pick", "6.4.7", "hold", taking=False, stride=HOLDING_STRIDE)
EXCHANGE_SPELL: Final = Exchange(EXCHANGE, "oooaooo.oo", [])
