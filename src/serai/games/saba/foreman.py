"""Rules section 7.2, S-44: the foreman, who moves figures between quarters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.saba import moves
from serai.games.saba.components import ALL_QUARTERS, PLACES
from serai.games.saba.phases.quarters import QUARTER_FULL
from serai.games.saba.table import NOTHING, Table

FIGURE_PICKED: Final = EventKind("figure_picked", "S-44", "seat:seat owner:seat quarter:place_quarter")
FIGURE_MOVED: Final = EventKind("figure_moved", "S-44", "seat:seat owner:seat from:place_quarter to:place_quarter")
READY_AGAIN: Final = EventKind("figure_ready_again", "S-44", "seat:seat quarter:place_quarter")
TOO_FAR: Final = EventKind("figure_moved_too_far", "S-44", "seat:seat quarter:place_quarter")
NO_FIGURE_ON_SPACE: Final = Reason("no_figure_on_space", "S-44", "quarter:place_quarter space:place_space")
NOWHERE_TO_GO: Final = Reason("no_other_quarter_free", "S-44")
SAME_QUARTER: Final = Reason("must_be_another_quarter", "S-44", "quarter:quarter")


def figure_can_move(s: Table) -> bool:
    for place in range(PLACES):
        if s.places[place] != NOBODY and another_is_free(s, place // 2):
            return True
    return False


def another_is_free(s: Table, quarter: i64) -> bool:
    for other in range(ALL_QUARTERS):
        if other != quarter and s.free_place(other) != NOTHING:
            return True
    return False


def figure_candidates(s: Table) -> vec[i64]:
    return vec[i64]([place for place in range(PLACES) if s.places[place] != NOBODY])


def check_figure(s: Table, place: i64) -> Refusal | None:
    if s.places[place] == NOBODY:
        return Refusal(NO_FIGURE_ON_SPACE, place, place)
    return None if another_is_free(s, place // 2) else Refusal(NOWHERE_TO_GO)


def pick_figure(s: Table, seat: i64, place: i64) -> None:
    s.figure = place
    s.tell(FIGURE_PICKED, seat, s.places[place], place)
    s.ask(seat, moves.FOREMAN_TARGET)


def check_target(s: Table, quarter: i64) -> Refusal | None:
    if quarter == s.figure // 2:
        return Refusal(SAME_QUARTER, quarter)
    return Refusal(QUARTER_FULL, quarter) if s.free_place(quarter) == NOTHING else None


def move_figure(s: Table, seat: i64, quarter: i64) -> None:
    """To the cheapest free space, unpaid. An own figure is ready there if it went to an adjacent quarter."""
    place = s.figure
    s.figure = NOTHING
    target = s.free_place(quarter)
    owner = s.places[place]
    s.places[place] = NOBODY
    s.places[target] = owner
    s.ready &= ~(1 << place)
    s.tell(FIGURE_MOVED, seat, owner, place, target)
    if owner != seat:
        return
    if s.rules.neighbours[place // 2] >> quarter & 1:
        s.ready |= 1 << target
        s.tell(READY_AGAIN, seat, target)
    else:
        s.tell(TOO_FAR, seat, target)
