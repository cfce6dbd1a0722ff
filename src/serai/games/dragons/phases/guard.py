"""Rules section 4.7: the guard room."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import TURNED_AWAY, send_home
from serai.games.dragons.components import ALMS, GUARD_ROOM
from serai.games.dragons.items import Item
from serai.games.dragons.offers import (
    AskQueue,
    answered_openly,
    bribe_price,
    queue_asks,
    start_queue,
    turn_down,
)
from serai.games.dragons.ranking import ABSENT, strengths
from serai.games.dragons.table import W_BRIBE, Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of, holdings, pay_units
from serai.games.dragons.windows import CastingQuestion

ADMITTED_BY_KEY: Final = EventType("admitted_by_key", "4.7", "seat:seat")
ADMITTED: Final = EventType("admitted", "4.7", "seat:seat strength guard")
BRIBED: Final = EventType("guard_bribed", "4.7", "seat:seat units:units")
NOT_ADMITTED: Final = EventType("not_admitted", "4.7", "seat:seat")

CANNOT_BRIBE: Final = Reason("cannot_pay_bribe", "4.7", "price wealth")

REFUSE: Final = 0
PAY: Final = 1


def check_entry(s: Table) -> None:
    """Keys and strength first, which ask nobody; then, in turn order, players who are present but too weak."""
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


class BribeGuard(CastingQuestion):
    """Pay what is missing, or not; Alms may bring the means."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = vec[i64]([REFUSE, PAY])
        if s.spells[s.seat] >> ALMS & 1:
            options = append(options, self.cast_from + ALMS)
        return options

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        if option == PAY and s.wealth(s.seat) < bribe_price(s, s.seat):
            return RefusalCode(CANNOT_BRIBE, bribe_price(s, s.seat), s.wealth(s.seat))
        return None

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        if option == PAY:
            s.parts = append(s.parts, PAY)
            s.ask_further(seat, BRIBE_PAYMENT)
        else:
            turn_down(s)
            s.push(BRIBES)

    def put_again(self, s: Table, item: Item) -> None:
        s.push(BRIBES)

    def fits(self, s: Table) -> bool:
        return queue_asks(s, W_BRIBE)

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        return PAY

    def on_timeout(self, s: Table) -> i64 | None:
        return REFUSE


class BribePayment(AmountQuestion):
    """To the bank, for admission."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        return Amounts(bribe_price(s, seat), holdings(s, seat), 1)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        pay_units(s, seat, units)
        admit(s, seat)
        answered_openly(s)
        s.tell(BRIBED, seat, code_of(units))
        s.push(BRIBES)


class Entry(Step[Table]):
    """Players who were not admitted take all their tokens out of the palace rooms, unseen."""

    def run(self, s: Table, argument: i64) -> None:
        for seat in s.seats_in_order():
            if not s.admitted >> seat & 1:
                s.tell(NOT_ADMITTED, seat)
                for handle in s.room_pieces(seat):
                    send_home(s, handle, TURNED_AWAY)


BRIBE_GUARD: Final = BribeGuard("bribe_guard", "4.7", [Verb("refuse"), Verb("pay")])
BRIBE_PAYMENT: Final = BribePayment("bribe_payment", "4.7", "give", taking=False)
BRIBES: Final = AskQueue("bribes", W_BRIBE, BRIBE_GUARD, vec[i64]([ALMS]))
ENTRY: Final = Entry("entry")
