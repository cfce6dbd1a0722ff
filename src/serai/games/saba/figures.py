"""Rules sections 4.4.5, 4.4.8 and 7.3: a figure for a balcony, the treasure chamber or the serail seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.saba.components import DESTINATIONS, NONE, PLACES, QUARTERS, SPACES, TO_CHAMBER, TO_SEAT
from serai.games.saba.phases.sites import is_building
from serai.games.saba.table import NOTHING, Table

FIGURE_PLACED: Final = EventType("figure_placed", "4.4.5", "seat:seat destination:destination")
FIGURE_TAKEN: Final = EventType("figure_taken_from_quarter", "4.4.5", "seat:seat quarter:quarter space:place_space")
FIGURE_DECLINED: Final = EventType("figure_declined", "4.4.5", "seat:seat destination:destination")
NO_FIGURE: Final = EventType("no_figure_left", "4.4.5", "seat:seat destination:destination")

NOT_YOUR_FIGURE: Final = Reason("not_your_figure", "4.4.5", "quarter:place_quarter space:place_space")


SEATS: Final = 8  # the argument of the step: destination * 8 + seat


def figure_due(s: Table, seat: i64, destination: i64) -> None:
    """A figure is placed as soon as the steps before it are done."""
    s.push(FIGURE, destination * SEATS + seat)


class FigureDue(Step[Table]):
    """From the supply, which is compulsory (S-18); if that is empty, perhaps from a quarter."""

    def run(self, s: Table, argument: i64) -> None:
        destination, seat = argument // SEATS, argument % SEATS
        if s.figures[seat]:
            s.figures[seat] -= 1
            put(s, seat, destination)
        elif s.in_quarters(seat):
            s.destination = destination
            s.ask(seat, FIGURE_SOURCE)
        else:
            s.tell(NO_FIGURE, seat, destination)

    def argument_limit(self, s: Table) -> i64:
        return len(DESTINATIONS) * SEATS


def put(s: Table, seat: i64, destination: i64) -> None:
    if destination == TO_CHAMBER:
        s.chamber[seat] += 1
    elif destination == TO_SEAT:
        s.seat_figure = seat
    else:
        s.balconies[destination] = seat
    s.tell(FIGURE_PLACED, seat, destination)


def place_rows() -> list[dict[str, object]]:
    """A figure in a quarter: quarter * 2 + space."""
    return [{"quarter": quarter, "space": space} for quarter in QUARTERS for space in range(1, SPACES + 1)]


class FigureSource(Question[Table]):
    """Nothing is left in the supply: a figure from a quarter, or none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = vec[i64]([NONE])
        for place in range(PLACES):
            if s.places[place] == s.seat:
                options = append(options, place + 1)
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option != NONE and s.places[option - 1] != s.seat:
            return RefusalCode(NOT_YOUR_FIGURE, option - 1, option - 1)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        destination = s.destination
        s.destination = NOTHING
        if option == NONE:
            s.tell(FIGURE_DECLINED, seat, destination)
            return
        place = option - 1
        s.places[place] = NOBODY
        s.ready &= ~(1 << place)
        s.tell(FIGURE_TAKEN, seat, place // 2, place)
        put(s, seat, destination)

    def fits(self, s: Table) -> bool:
        if s.destination == NOTHING or s.figures[s.seat] or s.in_quarters(s.seat) == 0:
            return False
        return (s.rules.advanced and s.destination == TO_SEAT) or is_building(s)


FIGURE: Final = FigureDue("figure")
FIGURE_SOURCE: Final = FigureSource("figure_source", "4.4.5", [Verb("none"), Verb("figure_source", place_rows())])
