"""Rules sections 5 and 7.3: the serail, its markers, ties, and the seat of the majority."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question, Step
from serai.core.state import NOBODY
from serai.games.saba.components import MOST_CELLS, MOST_PLAYERS, TO_SEAT
from serai.games.saba.figures import figure_due
from serai.games.saba.phases.sites import is_building
from serai.games.saba.table import Table

MARKER_PLACED: Final = EventType("serail_marker_placed", "5.2", "seat:seat")
MARKER_REUSED: Final = EventType("serail_marker_reused", "S-21", "seat:seat")
MARKER_DECLINED: Final = EventType("serail_marker_declined", "S-21", "seat:seat")
NO_MARKER: Final = EventType("no_serail_marker_left", "S-21", "seat:seat")
PUSHED_OUT: Final = EventType("serail_marker_pushed_out", "S-60", "seat:seat")
SEAT_LEFT: Final = EventType("serail_seat_left", "7.3", "seat:seat")
MAJORITY: Final = EventType("serail_majority", "S-50", "seat:seat markers")

NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = vec[i64]([NO, YES])


def decide_tie(s: Table, tied: i64) -> i64:
    """5.3: of the tied seats (a mask) the one with the most markers, then the nearest to cell 1; or NOBODY."""
    best: i64 = NOBODY
    most: i64 = 0
    for owner in s.serail:  # the nearest marker of each seat comes first, so an equal number does not displace
        if tied >> owner & 1:
            count = s.serail_markers(owner)
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


class OfferMarker(Step[Table]):
    """To the seat that was displaced."""

    def run(self, s: Table, argument: i64) -> None:
        if can_place_marker(s, argument):
            s.ask(argument, SERAIL_MARKER)
        else:
            s.tell(NO_MARKER, argument)

    def argument_limit(self, s: Table) -> i64:
        return MOST_PLAYERS


class SerailMarker(Question[Table]):
    """Whether to place a marker in the serail."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return NO_OR_YES

    def answer(self, s: Table, seat: i64, option: i64) -> None:
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

    def fits(self, s: Table) -> bool:
        return is_building(s) and can_place_marker(s, s.seat)


def with_marker(serail: vec[i64], seat: i64) -> vec[i64]:
    """A marker in cell 1; the others move on."""
    moved = vec[i64](capacity=MOST_CELLS)
    moved = append(moved, seat)
    for owner in serail:
        moved = append(moved, owner)
    return moved


# 7.3


class CheckSeat(Step[Table]):
    """The majority may have changed hands; or its holder has a figure again for an empty seat."""

    def run(self, s: Table, argument: i64) -> None:
        holder = decide_tie(s, -1)
        if holder == s.holder:
            if holder != NOBODY and s.seat_figure == NOBODY and s.figures[holder]:
                figure_due(s, holder, TO_SEAT)
            return
        if s.seat_figure != NOBODY:
            s.figures[s.seat_figure] += 1
            s.tell(SEAT_LEFT, s.seat_figure)
            s.seat_figure = NOBODY
        s.holder = holder
        s.tell(MAJORITY, holder, s.serail_markers(holder))
        figure_due(s, holder, TO_SEAT)


MARKER: Final = OfferMarker("marker")
CHECK_SEAT: Final = CheckSeat("check_seat")
SERAIL_MARKER: Final = SerailMarker("serail_marker", "5.2", [Verb("no"), Verb("yes")])
