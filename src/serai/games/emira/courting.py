"""Rules sections 4.0.1 and 4.6.2: whom a princess prefers, and how the undecided make up their minds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.emira.components import (
    FIRST_PREFERENCE,
    GOLD,
    HIND,
    PRINCESS_CARDS,
    SECOND_PREFERENCE,
    SIDI,
    XENIA,
)
from serai.games.emira.palaces import move_in
from serai.games.emira.table import UNDECIDED, Table

GOLD_SHOWN: Final = EventType("gold_shown", "E-8", "princess:princess gold:gold[]")
GOLD_SHOWN_UNDECIDED: Final = EventType("gold_shown_undecided", "E-7", "princess:princess gold:gold[]")
NO_LONGER_UNDECIDED: Final = EventType("made_up_her_mind", "4.0.1", "princess:princess seat:seat")
BECAME_UNDECIDED: Final = EventType("undecided", "4.6.1", "princess:princess")

ONLY_GOLD: Final = 1  # the argument of `SETTLE_UNDECIDED`
SEATS: Final = 8  # the argument of `JOIN`: princess * 8 + seat


def likes_gold(princess: i64) -> bool:
    return FIRST_PREFERENCE[princess] == GOLD or SECOND_PREFERENCE[princess] == GOLD


def gold_lies_open(s: Table) -> bool:
    """E-7: while a princess who likes gold is undecided, everybody's gold is public."""
    return s.rules.gold_open_while_undecided and any(likes_gold(princess) for princess in s.undecided)


def barred(s: Table, princess: i64, seat: i64) -> bool:
    """4.6.4 Hind in fr, 4.7.2 the refuser of Xenia; nothing else bars."""
    if princess == XENIA and s.xenia_refuser == seat:
        return True
    return s.hind_barred >> princess & 1 == 1 and s.princess_at[HIND] == seat


def best(s: Table, princess: i64, with_room: i64) -> i64:
    """The one sheik whom she prefers among those with room (a mask), or NOBODY."""
    if princess == SIDI:
        return strictly_highest(s, (1 << s.players) - 1, FIRST_PREFERENCE[SIDI], -1)
    first, second = FIRST_PREFERENCE[princess], SECOND_PREFERENCE[princess]
    if s.swapped >> princess & 1:
        first, second = second, first
    candidates = with_room
    if s.hind_barred or s.xenia_refuser != NOBODY:
        for seat in range(s.players):
            if barred(s, princess, seat):
                candidates &= ~(1 << seat)
    return strictly_highest(s, candidates, first, second)


def seats_with_room(s: Table) -> i64:
    """The mask of the sheiks who can take in another princess."""
    seats: i64 = 0
    for seat in range(s.players):
        if s.has_room(seat):
            seats |= 1 << seat
    return seats


def strictly_highest(s: Table, candidates: i64, first: i64, second: i64) -> i64:
    """The candidate with the highest first value, ties decided by the second (-1: there is none)."""
    highest: i64 = 0
    leaders: i64 = 0
    leader: i64 = NOBODY
    for seat in range(s.players):
        if candidates >> seat & 1:
            value = s.value(seat, first)
            if leaders == 0 or value > highest:
                highest = value
                leaders = 1 << seat
                leader = seat
            elif value == highest:
                leaders |= 1 << seat
                leader = NOBODY
    if leader != NOBODY or leaders == 0 or second < 0:
        return leader
    return strictly_highest(s, leaders, second, -1)


class SettleUndecided(Step[Table]):
    """The oldest undecided princess for whom one sheik is best moves in; then all are checked again.

    If only gold has changed since the last check, only princesses who like gold can have made up their minds.
    """

    def run(self, s: Table, argument: i64) -> None:
        with_room: i64 = -1
        for princess in s.undecided:
            if argument == ONLY_GOLD and not likes_gold(princess):
                continue
            if with_room < 0:
                with_room = seats_with_room(s)
            if with_room == 0 and princess != SIDI:
                continue
            seat = best(s, princess, with_room)
            if seat != NOBODY:
                s.undecided.remove(princess)
                if likes_gold(princess) and not s.rules.gold_open_while_undecided:
                    show_gold(s, GOLD_SHOWN_UNDECIDED, princess)
                s.tell(NO_LONGER_UNDECIDED, princess, seat)
                s.push(SETTLE_UNDECIDED)
                join_later(s, princess, seat)
                return

    def argument_limit(self, s: Table) -> i64:
        return ONLY_GOLD + 1


def settle_undecided_later(s: Table) -> None:
    """After a state change (4.0.1): check the undecided before anything else goes on."""
    if s.undecided:
        s.push(SETTLE_UNDECIDED)


def settle_undecided_by_gold_later(s: Table) -> None:
    """After a state change of gold alone."""
    if s.undecided:
        s.push(SETTLE_UNDECIDED, ONLY_GOLD)


def show_gold(s: Table, kind: EventType, princess: i64) -> None:
    s.reveals += 1
    s.tell_cards(kind, princess, list(s.gold))


def become_undecided(s: Table, princess: i64) -> None:
    s.princess_at[princess] = UNDECIDED
    s.undecided.append(princess)
    s.tell(BECAME_UNDECIDED, princess)


def join_later(s: Table, princess: i64, seat: i64) -> None:
    s.push(JOIN, princess * SEATS + seat)


class Join(Step[Table]):
    """4.6.2: she moves in, the surcharge beside Suleika is noted, her power takes effect."""

    def run(self, s: Table, argument: i64) -> None:
        princess, seat = argument // SEATS, argument % SEATS
        if princess != SIDI:
            move_in(s, princess, seat)
        s.welcome(princess, seat)

    def argument_limit(self, s: Table) -> i64:
        return PRINCESS_CARDS * SEATS


SETTLE_UNDECIDED: Final = SettleUndecided("settle")
JOIN: Final = Join("join")
