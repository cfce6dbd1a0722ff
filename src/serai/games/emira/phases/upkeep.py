"""Rules sections 4.7.1 and 4.7.3, phase 7: the bills (7b). Xenia's gifts (7a) stand in her file of `princesses`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.deck import mask_of
from serai.core.events import EventType
from serai.core.questions import Step
from serai.games.emira.bills import bill
from serai.games.emira.courting import settle_undecided_later
from serai.games.emira.palaces import move_out, return_to_deck
from serai.games.emira.princesses.xenia import first_gift_fails, first_gift_paid
from serai.games.emira.table import IN_DECK, Table

UPKEEP_PAID: Final = EventType("upkeep_paid", "4.7.3", "seat:seat amount:gold")
UPKEEP_FAILED: Final = EventType("upkeep_failed", "4.7.3", "seat:seat bill:gold")
ALL_GOLD_PAID: Final = EventType("all_gold_paid", "4.7.3", "seat:seat amount:gold")
LEAVES: Final = EventType("leaves_in_tumult", "4.7.3", "seat:seat princess:princess")
XENIA_WAS_THE_ONE: Final = EventType("nobody_else_leaves", "E-27", "seat:seat")


class UpkeepPhase(Step[Table]):
    """Everyone who can pay does; then those who cannot are handled, clockwise. One state change (E-25)."""

    def run(self, s: Table, argument: i64) -> None:
        s.failed = 0
        unable = [seat for seat in s.seats_from(s.first) if not pay_bill(s, seat)]
        for seat in unable:
            xenia_went = first_gift_fails(s, seat)
            if not (xenia_went and pay_bill(s, seat)):
                fail(s, seat, xenia_went)
        for seat in range(s.players):
            s.surcharges[seat] = 0
        settle_undecided_later(s)


def pay_bill(s: Table, seat: i64) -> bool:
    due = bill(s, seat)
    if due > s.gold[seat]:
        return False
    s.gold[seat] -= due
    if due:
        s.tell(UPKEEP_PAID, seat, due)
    first_gift_paid(s, seat)
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
    known = s.viewers() if len(leavers) == 1 else 0
    for princess in leavers:
        s.emira_deck.put_under(princess, known)
    if len(leavers) > 1:
        for viewer in range(s.players + 1):
            s.emira_deck.add_zone(viewer, mask_of(leavers), mask_of(leavers))


UPKEEP_PHASE: Final = UpkeepPhase("upkeep_phase")
