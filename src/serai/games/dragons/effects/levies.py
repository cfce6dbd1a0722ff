"""Spells that make players pay: Offering, Sacrifice, Baksheesh, Sultan's Taxes; one player after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.dragons.agenda import NEXT_PAYER
from serai.games.dragons.board import send_home
from serai.games.dragons.components import BAKSHEESH, OFFERING, SACRIFICE, TAXES
from serai.games.dragons.moves import (
    BAKSHEESH_PAYMENT,
    BAKSHEESH_RESPONSE,
    KEEP,
    PAY_TAXES,
    RETURN_TREASURES,
    TAKE_BACK,
    TAXES_PAYMENT,
    TAXES_RESPONSE,
    WITHDRAW,
)
from serai.games.dragons.table import BATCH_ROW, Table
from serai.games.dragons.treasure import Amounts, chosen, code_of, holdings, pay_units

FIELDS: Final = "seat:seat spell:item units:units"
RETURNED: Final = {
    OFFERING: EventKind("treasures_returned", "6.4.16", FIELDS),
    SACRIFICE: EventKind("treasures_returned", "6.4.18", FIELDS),
}
SHOWED_ALL: Final = {
    OFFERING: EventKind("all_treasures_returned", "6.4.16", FIELDS),
    SACRIFICE: EventKind("all_treasures_returned", "6.4.18", FIELDS),
}
BAKSHEESH_PAID: Final = EventKind("baksheesh_paid", "6.4.4", "seat:seat units:units")
TAXES_PAID: Final = EventKind("taxes_paid", "6.4.13", "seat:seat units:units")
TAXES_REFUSED: Final = EventKind("pieces_withdrawn", "6.4.13", "seat:seat number")

CANNOT_KEEP: Final = Reason("cannot_pay_for_piece", "6.4.4", "price wealth")
CANNOT_PAY_TAXES: Final = Reason("cannot_pay_taxes", "6.4.13", "price wealth")


def spell_acting(s: Table) -> i64:
    return s.batch[s.acting * BATCH_ROW + 1]


def start_levy(s: Table) -> None:
    s.push(NEXT_PAYER, 0)


def next_payer(s: Table, turns: i64) -> None:
    """In turn order; the caster pays too with Offering and Sacrifice."""
    if turns == s.players:
        return
    s.push(NEXT_PAYER, turns + 1)
    seat = (s.first + turns) % s.players
    spell = spell_acting(s)
    caster = s.batch[s.acting * BATCH_ROW]
    if spell == BAKSHEESH:
        if seat != caster and len(s.city_pieces(seat)) > 0:
            s.ask(seat, BAKSHEESH_RESPONSE)
    elif spell == TAXES:
        if seat != caster and len(s.room_pieces(seat)) > 0:
            s.ask(seat, TAXES_RESPONSE)
    elif s.wealth(seat):
        s.ask(seat, RETURN_TREASURES)


# Offering and Sacrifice


def levy(s: Table) -> i64:
    return s.rules.sacrifice_units if spell_acting(s) == SACRIFICE else s.rules.offering_units


def return_amounts(s: Table, seat: i64) -> Amounts:
    """Who has less returns all of it."""
    return Amounts(min(levy(s), s.wealth(seat)), holdings(s, seat), 0)


def return_treasures(s: Table, seat: i64, amounts: Amounts) -> None:
    units = chosen(s, amounts)
    spell: int = spell_acting(s)
    told = SHOWED_ALL if s.wealth(seat) < levy(s) else RETURNED
    pay_units(s, seat, units)
    s.tell(told[spell], seat, spell, code_of(units))


# Baksheesh: for each piece in the city in turn, keep it or take it back; then pay for those kept


def kept(s: Table, pieces: i64) -> i64:
    """How many pieces the answer keeps so far."""
    number: i64 = 0
    for part in range(min(pieces, len(s.parts))):
        if s.parts[part] == KEEP:
            number += 1
    return number


def check_baksheesh(s: Table, option: i64) -> Refusal | None:
    price = (kept(s, len(s.parts)) + 1) * s.rules.baksheesh_units
    if option == KEEP and price > s.wealth(s.seat):
        return Refusal(CANNOT_KEEP, price, s.wealth(s.seat))
    return None


def answer_baksheesh(s: Table, seat: i64, option: i64) -> None:
    s.parts = append(s.parts, option)
    if len(s.parts) < len(s.city_pieces(seat)):
        s.ask_further(seat, BAKSHEESH_RESPONSE)
    elif KEEP in s.parts:
        s.ask_further(seat, BAKSHEESH_PAYMENT)
    else:
        take_back(s, seat)


def baksheesh_amounts(s: Table, seat: i64) -> Amounts:
    pieces = len(s.city_pieces(seat))
    return Amounts(kept(s, pieces) * s.rules.baksheesh_units, holdings(s, seat), pieces)


def pay_baksheesh(s: Table, seat: i64, amounts: Amounts) -> None:
    units = chosen(s, amounts)
    pay_units(s, seat, units)
    s.tell(BAKSHEESH_PAID, seat, code_of(units))
    take_back(s, seat)


def take_back(s: Table, seat: i64) -> None:
    pieces = s.city_pieces(seat)
    for number in range(len(pieces)):
        if s.parts[number] == TAKE_BACK:
            send_home(s, pieces[number])


# Sultan's Taxes: pay for all pieces in the palace rooms, or take all of them back


def taxes_price(s: Table, seat: i64) -> i64:
    return len(s.room_pieces(seat)) * s.rules.taxes_units


def check_taxes(s: Table, option: i64) -> Refusal | None:
    if option == PAY_TAXES and taxes_price(s, s.seat) > s.wealth(s.seat):
        return Refusal(CANNOT_PAY_TAXES, taxes_price(s, s.seat), s.wealth(s.seat))
    return None


def answer_taxes(s: Table, seat: i64, option: i64) -> None:
    if option == WITHDRAW:
        pieces = s.room_pieces(seat)
        s.tell(TAXES_REFUSED, seat, len(pieces))
        for handle in pieces:
            send_home(s, handle)
    else:
        s.parts = append(s.parts, option)
        s.ask_further(seat, TAXES_PAYMENT)


def taxes_amounts(s: Table, seat: i64) -> Amounts:
    return Amounts(taxes_price(s, seat), holdings(s, seat), 1)


def pay_taxes(s: Table, seat: i64, amounts: Amounts) -> None:
    units = chosen(s, amounts)
    pay_units(s, seat, units)
    s.tell(TAXES_PAID, seat, code_of(units))
