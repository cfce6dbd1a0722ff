"""Rules section 4.7, phase 7: Xenia's gifts (7a) and the bills (7b)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.deck import mask_of
from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.emira.agenda import SETTLE
from serai.games.emira.bills import bill
from serai.games.emira.components import APPEARANCE, GOLD, XENIA
from serai.games.emira.courting import become_undecided, settle_later, show_gold, strictly_highest
from serai.games.emira.moves import PAY, XENIA_GIFT
from serai.games.emira.palaces import move_in, move_out, remove_xenia, return_to_deck
from serai.games.emira.powers import GIFT_PAID, XENIA_MARKERS, gift_beside_bill, give
from serai.games.emira.table import IN_DECK, UPKEEP, Table

GIFT_REFUSED: Final = EventKind("xenia_gift_refused", "4.7.2", "seat:seat")
MARKER_TAKEN: Final = EventKind("xenia_marker_taken", "4.7.2", "seat:seat left")
GOLD_SHOWN_XENIA: Final = EventKind("gold_shown_xenia", "4.7.2", "princess:princess gold:gold[]")
XENIA_UNDER_DECK: Final = EventKind("xenia_under_deck", "E-27", "refuser:seat")
UPKEEP_PAID: Final = EventKind("upkeep_paid", "4.7.3", "seat:seat amount:gold")
UPKEEP_FAILED: Final = EventKind("upkeep_failed", "4.7.3", "seat:seat bill:gold")
ALL_GOLD_PAID: Final = EventKind("all_gold_paid", "4.7.3", "seat:seat amount:gold")
LEAVES: Final = EventKind("leaves_in_tumult", "4.7.3", "seat:seat princess:princess")
FIRST_GIFT_FAILED: Final = EventKind("xenia_removed", "4.7.3", "seat:seat bill:gold")
XENIA_WAS_THE_ONE: Final = EventKind("nobody_else_leaves", "E-27", "seat:seat")

CANNOT_PAY_GIFT: Final = Reason("cannot_pay_gift", "4.7.2", "gift:gold gold:gold")


# 7a


def xenia_phase(s: Table) -> None:
    s.phase = UPKEEP
    seat = s.princess_at[XENIA]
    if seat < 0 or s.xenia_round == s.round:
        return
    if s.xenia_markers:
        s.xenia_markers -= 1
        s.tell(MARKER_TAKEN, seat, s.xenia_markers)
    else:
        s.ask(seat, XENIA_GIFT)


def check_gift(s: Table, option: i64) -> Refusal | None:
    if option == PAY and s.gold[s.seat] < s.rules.gift:
        return Refusal(CANNOT_PAY_GIFT, s.rules.gift, s.gold[s.seat])
    return None


def answer_gift(s: Table, seat: i64, option: i64) -> None:
    s.push(SETTLE)
    if option == PAY:
        give(s, seat, GIFT_PAID)
    else:
        s.tell(GIFT_REFUSED, seat)
        move_on(s, seat)


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


# 7b


def upkeep_phase(s: Table) -> None:
    """Who can pays; then those who cannot, clockwise from the first player. One state change (E-25)."""
    s.failed = 0
    unable = [seat for seat in s.seats_from(s.first) if not pay_bill(s, seat)]
    for seat in unable:
        xenia_went = first_gift_fails(s, seat)
        if not (xenia_went and pay_bill(s, seat)):
            fail(s, seat, xenia_went)
    for seat in range(s.players):
        s.surcharges[seat] = 0
    settle_later(s)


def pay_bill(s: Table, seat: i64) -> bool:
    due = bill(s, seat)
    if due > s.gold[seat]:
        return False
    s.gold[seat] -= due
    if due:
        s.tell(UPKEEP_PAID, seat, due)
    if s.xenia_owed and s.princess_at[XENIA] == seat:
        s.xenia_owed = False
        s.xenia_markers = XENIA_MARKERS
    return True


def first_gift_fails(s: Table, seat: i64) -> bool:
    """4.7.3 (1): who owes Xenia her first gift and cannot pay loses her; if he can pay then, that is no failure."""
    if not s.xenia_owed or s.princess_at[XENIA] != seat:
        return False
    s.tell(FIRST_GIFT_FAILED, seat, bill(s, seat))
    remove_xenia(s)
    return True


def fail(s: Table, seat: i64, xenia_went: bool) -> None:
    """4.7.3: an upkeep failure; this player cannot win this round (E-28).

    In the standard game one princess leaves, and if Xenia has, she was the one (E-27 h).
    """
    s.failed |= 1 << seat
    s.tell(UPKEEP_FAILED, seat, bill(s, seat))
    if s.rules.advanced:
        leave_until_paid(s, seat)
    else:
        s.tell(ALL_GOLD_PAID, seat, s.gold[seat])
        s.gold[seat] = 0
        if xenia_went:
            s.tell(XENIA_WAS_THE_ONE, seat)
            return
        princess = s.draw(s.palace_of(seat))
        s.tell(LEAVES, seat, princess)
        return_to_deck(s, princess)


def leave_until_paid(s: Table, seat: i64) -> None:
    """E-45: nothing is paid first. The leavers are shuffled together: their set is known, their order not."""
    leavers: list[int] = []
    while bill(s, seat) > s.gold[seat]:
        princess = s.draw(s.palace_of(seat))
        s.tell(LEAVES, seat, princess)
        move_out(s, princess, IN_DECK)
        leavers.append(princess)
    pay_bill(s, seat)
    s.rng.shuffle(leavers)
    known = s.everybody() if len(leavers) == 1 else 0
    for princess in leavers:
        s.emira_deck.put_under(princess, known)
    if len(leavers) > 1:
        for viewer in range(s.players + 1):
            s.emira_deck.add_zone(viewer, mask_of(leavers), mask_of(leavers))
