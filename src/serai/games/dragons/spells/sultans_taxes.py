"""Spell 6.4.13: Sultan's Taxes, which the others pay for their pieces in the palace rooms, or take them all back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import send_home
from serai.games.dragons.components import ROOM_1, TAXES
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.spells.levy import Levy
from serai.games.dragons.spells.spell import any_rival_piece, can_ask, caster
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of, holdings, pay_units

TAXES_PAID: Final = EventType("taxes_paid", "6.4.13", "seat:seat units:units")
TAXES_REFUSED: Final = EventType("pieces_withdrawn", "6.4.13", "seat:seat number")

CANNOT_PAY_TAXES: Final = Reason("cannot_pay_taxes", "6.4.13", "price wealth")

PAY_TAXES: Final = 0
WITHDRAW: Final = 1
PAY_OR_WITHDRAW: Final = vec[i64]([PAY_TAXES, WITHDRAW])


class SultansTaxes(Levy):
    """From the others."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return any_rival_piece(s, seat, ROOM_1, ROOM_1 + s.players - 1)

    def claim(self, s: Table, seat: i64, caster: i64) -> None:
        if must_pay(s, seat, caster):
            s.ask(seat, TAXES_RESPONSE)


def must_pay(s: Table, seat: i64, caster: i64) -> bool:
    return seat != caster and len(s.room_pieces(seat)) > 0


def taxes_price(s: Table, seat: i64) -> i64:
    return len(s.room_pieces(seat)) * s.rules.taxes_units


class TaxesResponse(DragonsQuestion):
    """Pay for all of them, or for none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return PAY_OR_WITHDRAW

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == PAY_TAXES and taxes_price(s, s.seat) > s.wealth(s.seat):
            return RefusalCode(CANNOT_PAY_TAXES, taxes_price(s, s.seat), s.wealth(s.seat))
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == WITHDRAW:
            pieces = s.room_pieces(seat)
            s.tell(TAXES_REFUSED, seat, len(pieces))
            for handle in pieces:
                send_home(s, handle)
        else:
            s.parts = append(s.parts, option)
            s.ask_further(seat, TAXES_PAYMENT)

    def fits(self, s: Table) -> bool:
        return can_ask(s, TAXES) and must_pay(s, s.seat, caster(s))

    def on_timeout(self, s: Table) -> i64 | None:
        return WITHDRAW


class TaxesPayment(AmountQuestion):
    """To the bank."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        return Amounts(taxes_price(s, seat), holdings(s, seat), 1)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        pay_units(s, seat, units)
        s.tell(TAXES_PAID, seat, code_of(units))


TAXES_RESPONSE: Final = TaxesResponse("taxes_response", "6.4.13", [Verb("pay"), Verb("withdraw")])
TAXES_PAYMENT: Final = TaxesPayment("taxes_payment", "6.4.13", "give", taking=False)
SULTANS_TAXES_SPELL: Final = SultansTaxes(TAXES, ".ooaooo...", [])
