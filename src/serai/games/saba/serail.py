"""Rules sections 5 and 7.3: the serail, its markers, ties, and the seat of the majority."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.core.state import NOBODY
from serai.games.saba.agenda import FIGURE
from serai.games.saba.components import MOST_CELLS, TO_SEAT
from serai.games.saba.moves import SERAIL_MARKER, YES
from serai.games.saba.table import Table

MARKER_PLACED: Final = EventKind("serail_marker_placed", "5.2", "seat:seat")
MARKER_REUSED: Final = EventKind("serail_marker_reused", "S-21", "seat:seat")
MARKER_DECLINED: Final = EventKind("serail_marker_declined", "S-21", "seat:seat")
NO_MARKER: Final = EventKind("no_serail_marker_left", "S-21", "seat:seat")
PUSHED_OUT: Final = EventKind("serail_marker_pushed_out", "S-60", "seat:seat")
SEAT_LEFT: Final = EventKind("serail_seat_left", "7.3", "seat:seat")
MAJORITY: Final = EventKind("serail_majority", "S-50", "seat:seat markers")


def markers_of(s: Table, seat: i64) -> i64:
    count: i64 = 0
    for owner in s.serail:
        if owner == seat:
            count += 1
    return count


def decide_tie(s: Table, tied: i64) -> i64:
    """5.3: of the tied seats (a mask) the one with the most markers, then the nearest to cell 1; or NOBODY."""
    best: i64 = NOBODY
    most: i64 = 0
    for owner in s.serail:  # the nearest marker of each seat comes first, so an equal number does not displace
        if tied >> owner & 1:
            count = markers_of(s, owner)
            if count > most:
                best = owner
                most = count
    return best


# 5.2


def can_place_marker(s: Table, seat: i64) -> bool:
    """With a marker in supply, or if the own one is just being pushed out (S-21)."""
    if s.markers[seat]:
        return True
    return len(s.serail) == s.rules.cells and s.serail[len(s.serail) - 1] == seat


def offer_marker(s: Table, seat: i64) -> None:
    if can_place_marker(s, seat):
        s.ask(seat, SERAIL_MARKER)
    else:
        s.tell(NO_MARKER, seat)


def answer_marker(s: Table, seat: i64, option: i64) -> None:
    if option != YES:
        s.tell(MARKER_DECLINED, seat)
        return
    reused = s.markers[seat] == 0
    if len(s.serail) == s.rules.cells:
        s.serail, owner = pop(s.serail)
        s.markers[owner] += 1
        if not reused:
            s.tell(PUSHED_OUT, owner)
    s.markers[seat] -= 1
    s.serail = with_marker(s.serail, seat)
    s.tell(MARKER_REUSED if reused else MARKER_PLACED, seat)


def with_marker(serail: vec[i64], seat: i64) -> vec[i64]:
    """A marker in cell 1; the others move on."""
    moved = vec[i64](capacity=MOST_CELLS)
    moved = append(moved, seat)
    for owner in serail:
        moved = append(moved, owner)
    return moved


# 7.3


def check_seat(s: Table) -> None:
    """The majority may have changed hands; or its holder has a figure again for an empty seat."""
    holder = decide_tie(s, -1)
    if holder == s.holder:
        if holder != NOBODY and s.seat_figure == NOBODY and s.figures[holder]:
            s.push(FIGURE, TO_SEAT * 8 + holder)
        return
    if s.seat_figure != NOBODY:
        s.figures[s.seat_figure] += 1
        s.tell(SEAT_LEFT, s.seat_figure)
        s.seat_figure = NOBODY
    s.holder = holder
    s.tell(MAJORITY, holder, markers_of(s, holder))
    s.push(FIGURE, TO_SEAT * 8 + holder)
