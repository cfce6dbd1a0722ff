"""Spell 6.4.4: Baksheesh, which the others pay for their pieces in the city, or take them back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import send_home
from serai.games.dragons.components import BAKSHEESH, GUARD_ROOM, TENT
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.spells.levy import Levy
from serai.games.dragons.spells.spell import any_rival_piece, can_ask, caster
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of, holdings, pay_units

BAKSHEESH_PAID: Final = EventType("baksheesh_paid", "6.4.4", "seat:seat units:units")

CANNOT_KEEP: Final = Reason("cannot_pay_for_piece", "6.4.4", "price wealth")

KEEP: Final = 0
TAKE_BACK: Final = 1
KEEP_OR_TAKE_BACK: Final = vec[i64]([KEEP, TAKE_BACK])


class Baksheesh(Levy):
    """From the others, until the city has been scored."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return s.done < GUARD_ROOM and any_rival_piece(s, seat, TENT, GUARD_ROOM - 1)

    def claim(self, s: Table, seat: i64, caster: i64) -> None:
        if must_pay(s, seat, caster):
            s.ask(seat, BAKSHEESH_RESPONSE)


def must_pay(s: Table, seat: i64, caster: i64) -> bool:
    return seat != caster and len(s.city_pieces(seat)) > 0


def kept(s: Table, pieces: i64) -> i64:
    """How many pieces the answer keeps so far."""
    number: i64 = 0
    for part in range(min(pieces, len(s.parts))):
        if s.parts[part] == KEEP:
            number += 1
    return number


class BaksheeshResponse(DragonsQuestion):
    """For each piece in the city in turn, keep it or take it back; then pay for those kept."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return KEEP_OR_TAKE_BACK

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        price = (kept(s, len(s.parts)) + 1) * s.rules.baksheesh_units
        if option == KEEP and price > s.wealth(s.seat):
            return RefusalCode(CANNOT_KEEP, price, s.wealth(s.seat))
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.parts = append(s.parts, option)
        if len(s.parts) < len(s.city_pieces(seat)):
            s.ask_further(seat, self)
        elif KEEP in s.parts:
            s.ask_further(seat, BAKSHEESH_PAYMENT)
        else:
            take_back(s, seat)

    def fits(self, s: Table) -> bool:
        return can_ask(s, BAKSHEESH) and must_pay(s, s.seat, caster(s))

    def on_timeout(self, s: Table) -> i64 | None:
        return TAKE_BACK


class BaksheeshPayment(AmountQuestion):
    """To the bank, for every piece kept."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        pieces = len(s.city_pieces(seat))
        return Amounts(kept(s, pieces) * s.rules.baksheesh_units, holdings(s, seat), pieces)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        pay_units(s, seat, units)
        s.tell(BAKSHEESH_PAID, seat, code_of(units))
        take_back(s, seat)


def take_back(s: Table, seat: i64) -> None:
    pieces = s.city_pieces(seat)
    for number in range(len(pieces)):
        if s.parts[number] == TAKE_BACK:
            send_home(s, pieces[number])


BAKSHEESH_RESPONSE: Final = BaksheeshResponse("baksheesh_response", "6.4.4", [Verb("keep"), Verb("take_back")])
BAKSHEESH_PAYMENT: Final = BaksheeshPayment("baksheesh_payment", "6.4.4", "give", taking=False)
BAKSHEESH_SPELL: Final = Baksheesh(BAKSHEESH, ".ooao.....", [])
