"""Rules section 7.2, S-44: the foreman, who moves a figure to another quarter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.saba.cards.card_question import CardQuestion, card_in_use
from serai.games.saba.components import ALL_QUARTERS, EVERY_QUARTER, PLACES, QUARTERS
from serai.games.saba.figures import place_rows
from serai.games.saba.phases.quarters import QUARTER_FULL
from serai.games.saba.table import NOTHING, Table

FIGURE_PICKED: Final = EventType("figure_picked", "S-44", "seat:seat owner:seat quarter:place_quarter")
FIGURE_MOVED: Final = EventType("figure_moved", "S-44", "seat:seat owner:seat from:place_quarter to:place_quarter")
READY_AGAIN: Final = EventType("figure_ready_again", "S-44", "seat:seat quarter:place_quarter")
TOO_FAR: Final = EventType("figure_moved_too_far", "S-44", "seat:seat quarter:place_quarter")
NO_FIGURE_ON_SPACE: Final = Reason("no_figure_on_space", "S-44", "quarter:place_quarter space:place_space")
NOWHERE_TO_GO: Final = Reason("no_other_quarter_free", "S-44")
SAME_QUARTER: Final = Reason("must_be_another_quarter", "S-44", "quarter:quarter")


def another_is_free(s: Table, quarter: i64) -> bool:
    for other in range(ALL_QUARTERS):
        if other != quarter and s.free_place(other) != NOTHING:
            return True
    return False


class ForemanFigure(CardQuestion):
    """Whose figure, and from where."""

    def has_effect(self, s: Table) -> bool:
        for place in range(PLACES):
            if s.places[place] != NOBODY and another_is_free(s, place // 2):
                return True
        return False

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64]([place for place in range(PLACES) if s.places[place] != NOBODY])

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if s.places[option] == NOBODY:
            return RefusalCode(NO_FIGURE_ON_SPACE, option, option)
        return None if another_is_free(s, option // 2) else RefusalCode(NOWHERE_TO_GO)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.figure = option
        s.tell(FIGURE_PICKED, seat, s.places[option], option)
        s.ask(seat, FOREMAN_TARGET)


class ForemanTarget(Question[Table]):
    """To which quarter."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_QUARTER

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == s.figure // 2:
            return RefusalCode(SAME_QUARTER, option)
        return RefusalCode(QUARTER_FULL, option) if s.free_place(option) == NOTHING else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """To the cheapest free space, unpaid. One's own figure is ready there if it went to an adjacent quarter."""
        place = s.figure
        s.figure = NOTHING
        target = s.free_place(option)
        owner = s.places[place]
        s.places[place] = NOBODY
        s.places[target] = owner
        s.ready &= ~(1 << place)
        s.tell(FIGURE_MOVED, seat, owner, place, target)
        if owner != seat:
            return
        if s.rules.neighbours[place // 2] >> option & 1:
            s.ready |= 1 << target
            s.tell(READY_AGAIN, seat, target)
        else:
            s.tell(TOO_FAR, seat, target)

    def fits(self, s: Table) -> bool:
        return card_in_use(s) and s.figure != NOTHING and s.places[s.figure] != NOBODY


FOREMAN_FIGURE: Final = ForemanFigure(
    "foreman_figure", "S-44", [Verb("foreman_figure", place_rows())], open_choice=True
)
FOREMAN_TARGET: Final = ForemanTarget(
    "foreman_target", "S-44", [Verb("foreman_target", choices("quarter", QUARTERS))], open_choice=True
)
