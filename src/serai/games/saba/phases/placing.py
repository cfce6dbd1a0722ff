"""Rules section 4.6.1: placing a figure in a quarter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.components import ALL_QUARTERS, GOLD, QUARTERS
from serai.games.saba.phases.draw import draw_step
from serai.games.saba.phases.quarters import QUARTER_FULL
from serai.games.saba.phases.windows import Window
from serai.games.saba.table import NOTHING, QUARTER, Table

PLACED: Final = EventType("figure_placed_in_quarter", "4.6.1", "seat:seat quarter:quarter space:place_space price")
SKIPPED: Final = EventType("quarter_skipped", "4.6.1", "seat:seat")

NO_FIGURE_IN_SUPPLY: Final = Reason("no_figure_in_supply", "S-28")
SPACE_TOO_DEAR: Final = Reason("cannot_pay_space", "4.6.1", "quarter:quarter price gold")

SKIP_QUARTER: Final = 0
FIRST_QUARTER: Final = 1  # + quarter
ONLY_SKIP: Final = vec[i64]([SKIP_QUARTER])
SKIP_OR_QUARTER: Final = vec[i64](range(FIRST_QUARTER + ALL_QUARTERS))


class QuarterWindow(Window):
    """A figure from the supply, or nothing."""

    def own_candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ONLY_SKIP if likely_only and s.figures[s.seat] == 0 else SKIP_OR_QUARTER

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        if option == SKIP_QUARTER:
            return None
        quarter = option - FIRST_QUARTER
        if s.figures[s.seat] == 0:
            return RefusalCode(NO_FIGURE_IN_SUPPLY)
        place = s.free_place(quarter)
        if place == NOTHING:
            return RefusalCode(QUARTER_FULL, quarter)
        price = s.rules.prices[place % 2]
        if s.gold(s.seat) < price:
            return RefusalCode(SPACE_TOO_DEAR, quarter, price, s.gold(s.seat))
        return None

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        """The figure is not ready before the player's next turn (S-29)."""
        if option == SKIP_QUARTER:
            s.tell(SKIPPED, seat)
        else:
            quarter = option - FIRST_QUARTER
            place = s.free_place(quarter)
            price = s.rules.prices[place % 2]
            s.pay(seat, GOLD, price)
            s.figures[seat] -= 1
            s.places[place] = seat
            s.tell(PLACED, seat, quarter, place, price)
        draw_step(s)


QUARTER_WINDOW: Final = QuarterWindow(
    "quarter", "4.6.1", QUARTER, [Verb("skip_quarter"), Verb("place_in_quarter", choices("quarter", QUARTERS))]
)
