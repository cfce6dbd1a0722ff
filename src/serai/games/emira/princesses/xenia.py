"""Rules sections 4.7.2 and 4.7.3 (1), E-27: Xenia, who wants gifts, and step 7a, in which she asks for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.emira.bills import bill
from serai.games.emira.components import APPEARANCE, GOLD, XENIA
from serai.games.emira.courting import SETTLE_UNDECIDED, become_undecided, show_gold, strictly_highest
from serai.games.emira.palaces import move_in, move_out, return_to_deck
from serai.games.emira.table import GONE, IN_DECK, UPKEEP, Table

GIFT_PAID: Final = EventType("xenia_gift_paid", "4.7.2", "seat:seat amount:gold")
GIFT_ON_JOINING: Final = EventType("xenia_gift_on_joining", "E-27", "seat:seat amount:gold")
GIFT_REFUSED: Final = EventType("xenia_gift_refused", "4.7.2", "seat:seat")
MARKER_TAKEN: Final = EventType("xenia_marker_taken", "4.7.2", "seat:seat left")
GOLD_SHOWN_XENIA: Final = EventType("gold_shown_xenia", "4.7.2", "princess:princess gold:gold[]")
XENIA_UNDER_DECK: Final = EventType("xenia_under_deck", "E-27", "refuser:seat")
XENIA_TOO_DEAR: Final = EventType("xenia_too_dear", "E-27", "seat:seat gift:gold")
XENIA_AND_BILL_TOO_DEAR: Final = EventType("xenia_and_bill_too_dear", "4.7.2", "seat:seat gift:gold bill:gold")
FIRST_GIFT_FAILED: Final = EventType("xenia_removed", "4.7.3", "seat:seat bill:gold")

CANNOT_PAY_GIFT: Final = Reason("cannot_pay_gift", "4.7.2", "gift:gold gold:gold")

MARKERS: Final = 2  # rounds until the next gift
PAY: Final = 0
REFUSE: Final = 1
PAY_OR_REFUSE: Final = vec[i64]([PAY, REFUSE])


# On joining


def expect_gift(s: Table, seat: i64) -> None:
    """4.7.2, E-27 (b, j): the first gift comes with the bill, or at once if that is over or chosen so."""
    s.xenia_round = s.round
    if s.rules.gift_on_join or not s.bills_to_come():
        if s.gold[seat] >= s.rules.gift:
            give(s, seat, GIFT_ON_JOINING)
        else:
            lose_xenia(s, seat)
    elif s.phase == UPKEEP:  # between 7a and 7b
        gift_beside_bill(s, seat)
    else:
        s.xenia_owed = True


def gift_beside_bill(s: Table, seat: i64) -> None:
    """4.7.2, one sheik found: he gives at once what he can afford beside his bill, or she leaves the game."""
    due = bill(s, seat)
    if s.gold[seat] >= s.rules.gift + due:
        give(s, seat, GIFT_PAID)
    elif s.gold[seat] < s.rules.gift:
        lose_xenia(s, seat)
    else:
        s.tell(XENIA_AND_BILL_TOO_DEAR, seat, s.rules.gift, due)
        remove_xenia(s)


def give(s: Table, seat: i64, kind: EventType) -> None:
    s.gold[seat] -= s.rules.gift
    s.xenia_markers = MARKERS
    s.tell(kind, seat, s.rules.gift)


def lose_xenia(s: Table, seat: i64) -> None:
    s.tell(XENIA_TOO_DEAR, seat, s.rules.gift)
    remove_xenia(s)


def remove_xenia(s: Table) -> None:
    """Her owner cannot afford her: she leaves the game and with her the surcharge she caused."""
    seat = s.princess_at[XENIA]
    if s.xenia_surcharged:
        s.surcharges[seat] -= 1
    move_out(s, XENIA, GONE)


# 7a


class XeniaPhase(Step[Table]):
    """She waits while she has markers, then asks for the next gift."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = UPKEEP
        seat = s.princess_at[XENIA]
        if seat < 0 or s.xenia_round == s.round:
            return
        if s.xenia_markers:
            s.xenia_markers -= 1
            s.tell(MARKER_TAKEN, seat, s.xenia_markers)
        else:
            s.ask(seat, XENIA_GIFT)


class XeniaGift(Question[Table]):
    """Whether she gets it."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return PAY_OR_REFUSE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == PAY and s.gold[s.seat] < s.rules.gift:
            return RefusalCode(CANNOT_PAY_GIFT, s.rules.gift, s.gold[s.seat])
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.push(SETTLE_UNDECIDED)
        if option == PAY:
            give(s, seat, GIFT_PAID)
        else:
            s.tell(GIFT_REFUSED, seat)
            move_on(s, seat)

    def fits(self, s: Table) -> bool:
        return s.phase == UPKEEP and s.princess_at[XENIA] == s.seat


def move_on(s: Table, refuser: i64) -> None:
    """She moves to the richest other sheik with room, and expects her gift there at once."""
    others = 0
    for seat in range(s.players):
        if seat != refuser and s.has_room(seat):
            others |= 1 << seat
    if others == 0:
        s.tell(XENIA_UNDER_DECK, refuser)
        return_to_deck(s, XENIA)
        return
    show_gold(s, GOLD_SHOWN_XENIA, XENIA)
    seat = strictly_highest(s, others, GOLD, APPEARANCE)
    move_out(s, XENIA, IN_DECK)
    if seat == NOBODY:
        become_undecided(s, XENIA)
        s.xenia_refuser = refuser
        return
    move_in(s, XENIA, seat)
    s.xenia_round = s.round
    gift_beside_bill(s, seat)


# 7b: her first gift


def first_gift_paid(s: Table, seat: i64) -> None:
    """It was part of the bill that the seat has just paid, if it owed one."""
    if s.xenia_owed and s.princess_at[XENIA] == seat:
        s.xenia_owed = False
        s.xenia_markers = MARKERS


def first_gift_fails(s: Table, seat: i64) -> bool:
    """4.7.3 (1): a sheik who cannot pay Xenia's first gift loses her; if he can pay then, that is not a failure."""
    if not s.xenia_owed or s.princess_at[XENIA] != seat:
        return False
    s.tell(FIRST_GIFT_FAILED, seat, bill(s, seat))
    remove_xenia(s)
    return True


XENIA_PHASE: Final = XeniaPhase("xenia_phase")
XENIA_GIFT: Final = XeniaGift("xenia_gift", "4.7.2", [Verb("pay"), Verb("refuse")])
