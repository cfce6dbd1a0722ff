"""Rules section 4.7: the guard room."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.dragons.agenda import BRIBES, ENTRY
from serai.games.dragons.board import TURNED_AWAY, send_home
from serai.games.dragons.components import ALMS, GUARD_ROOM
from serai.games.dragons.items import check_cast
from serai.games.dragons.moves import BRIBE_CAST, BRIBE_GUARD, BRIBE_PAYMENT, PAY, REFUSE
from serai.games.dragons.queue import (
    answered_openly,
    bribe_price,
    close_queue,
    pass_over,
    publish_queue,
    queue_can_pay,
    start_queue,
    turn_down,
)
from serai.games.dragons.ranking import ABSENT, strengths
from serai.games.dragons.table import W_BRIBE, Table
from serai.games.dragons.treasure import Amounts, chosen, code_of, holdings, pay_units
from serai.games.dragons.windows import begin_item

ADMITTED_BY_KEY: Final = EventKind("admitted_by_key", "4.7", "seat:seat")
ADMITTED: Final = EventKind("admitted", "4.7", "seat:seat strength guard")
BRIBED: Final = EventKind("guard_bribed", "4.7", "seat:seat units:units")
NOT_ADMITTED: Final = EventKind("not_admitted", "4.7", "seat:seat")

CANNOT_BRIBE: Final = Reason("cannot_pay_bribe", "4.7", "price wealth")


def check_entry(s: Table) -> None:
    """Keys and strength first, for they ask nobody; then those who are present and too weak, in turn order."""
    by_seat = strengths(s, GUARD_ROOM)
    weak = vec[i64]()
    for seat in s.seats_in_order():
        if s.keys >> seat & 1:
            admit(s, seat)
            s.tell(ADMITTED_BY_KEY, seat)
        elif by_seat[seat] >= s.guard:
            admit(s, seat)
            s.tell(ADMITTED, seat, by_seat[seat], s.guard)
        elif by_seat[seat] != ABSENT and (s.rules.magic or len(s.room_pieces(seat)) > 0):
            weak = append(weak, seat)
    start_queue(s, weak, W_BRIBE)
    s.push(ENTRY)
    s.push(BRIBES)


def admit(s: Table, seat: i64) -> None:
    s.admitted |= 1 << seat


def ask_for_bribes(s: Table) -> None:
    """The next one who could pay is asked openly; who could only cast Alms, under the veil (section 9, c)."""
    s.window = W_BRIBE
    while s.asked_at < len(s.queue):
        seat = s.queue[s.asked_at]
        if queue_can_pay(s, seat):
            publish_queue(s)
            s.ask(seat, BRIBE_GUARD)
            return
        if check_cast(s, seat, ALMS) is None:
            s.ask(seat, BRIBE_GUARD, True)
            return
        pass_over(s)
    publish_queue(s)
    close_queue(s)


# bribe_guard


def bribe_candidates(s: Table) -> list[int]:
    options = [REFUSE, PAY]
    if s.spells[s.seat] >> ALMS & 1:
        options.append(BRIBE_CAST + ALMS)
    return options


def check_bribe(s: Table, option: i64) -> Refusal | None:
    if option >= BRIBE_CAST:
        return check_cast(s, s.seat, option - BRIBE_CAST)
    if option == PAY and s.wealth(s.seat) < bribe_price(s, s.seat):
        return Refusal(CANNOT_BRIBE, bribe_price(s, s.seat), s.wealth(s.seat))
    return None


def answer_guard(s: Table, seat: i64, option: i64) -> None:
    if option >= BRIBE_CAST:
        begin_item(s, seat, option - BRIBE_CAST)
    elif option == PAY:
        s.parts = append(s.parts, PAY)
        s.ask_further(seat, BRIBE_PAYMENT)
    else:
        turn_down(s)
        s.push(BRIBES)


def bribe_amounts(s: Table, seat: i64) -> Amounts:
    return Amounts(bribe_price(s, seat), holdings(s, seat), 1)


def bribe(s: Table, seat: i64, amounts: Amounts) -> None:
    units = chosen(s, amounts)
    pay_units(s, seat, units)
    admit(s, seat)
    answered_openly(s)
    s.tell(BRIBED, seat, code_of(units))
    s.push(BRIBES)


def send_away(s: Table) -> None:
    """Who was not admitted takes all tokens out of the palace rooms, unseen."""
    for seat in s.seats_in_order():
        if not s.admitted >> seat & 1:
            s.tell(NOT_ADMITTED, seat)
            for handle in s.room_pieces(seat):
                send_home(s, handle, TURNED_AWAY)
