"""Rules sections 4.4.5, 4.4.8 and 7.3: a figure for a balcony, the treasure chamber or the serail seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.saba.components import PLACES, TO_CHAMBER, TO_SEAT
from serai.games.saba.moves import FIGURE_SOURCE, NONE
from serai.games.saba.table import NOTHING, Table

FIGURE_PLACED: Final = EventKind("figure_placed", "4.4.5", "seat:seat destination:destination")
FIGURE_TAKEN: Final = EventKind("figure_taken_from_quarter", "4.4.5", "seat:seat quarter:quarter space:place_space")
FIGURE_DECLINED: Final = EventKind("figure_declined", "4.4.5", "seat:seat destination:destination")
NO_FIGURE: Final = EventKind("no_figure_left", "4.4.5", "seat:seat destination:destination")

NOT_YOUR_FIGURE: Final = Reason("not_your_figure", "4.4.5", "quarter:place_quarter space:place_space")


def figure_due(s: Table, seat: i64, destination: i64) -> None:
    """From the supply, which is compulsory (S-18); if that is empty, perhaps from a quarter."""
    if s.figures[seat]:
        s.figures[seat] -= 1
        put(s, seat, destination)
    elif s.in_quarters(seat):
        s.destination = destination
        s.ask(seat, FIGURE_SOURCE)
    else:
        s.tell(NO_FIGURE, seat, destination)


def put(s: Table, seat: i64, destination: i64) -> None:
    if destination == TO_CHAMBER:
        s.chamber[seat] += 1
    elif destination == TO_SEAT:
        s.seat_figure = seat
    else:
        s.balconies[destination] = seat
    s.tell(FIGURE_PLACED, seat, destination)


def source_candidates(s: Table) -> vec[i64]:
    options = vec[i64]([NONE])
    for place in range(PLACES):
        if s.places[place] == s.seat:
            options = append(options, place + 1)
    return options


def check_source(s: Table, option: i64) -> Refusal | None:
    if option != NONE and s.places[option - 1] != s.seat:
        return Refusal(NOT_YOUR_FIGURE, option - 1, option - 1)
    return None


def answer_source(s: Table, seat: i64, option: i64) -> None:
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
