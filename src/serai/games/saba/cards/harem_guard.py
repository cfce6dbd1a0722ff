"""Rules section 7.2, S-49: the harem guard, who swaps two markers in the serail."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.cards.card_question import CardQuestion
from serai.games.saba.components import MOST_CELLS
from serai.games.saba.serail import CHECK_SEAT
from serai.games.saba.table import Table

MARKERS_SWAPPED: Final = EventType("serail_markers_swapped", "S-49", "seat:seat first:cell second:cell")
CELL_EMPTY: Final = Reason("serail_cell_empty", "S-49", "cell:cell")
SAME_COLOUR: Final = Reason("markers_of_one_colour", "S-49", "seat:seat")

CELL_PAIRS: Final = vec[vec[i64]]([vec[i64](pair) for pair in combinations(range(MOST_CELLS), 2)])


class HaremGuardSwap(CardQuestion):
    """Two markers of different colours."""

    def has_effect(self, s: Table) -> bool:
        for owner in s.serail:
            if owner != s.serail[0]:
                return True
        return False

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64]([pair for pair in range(len(CELL_PAIRS)) if CELL_PAIRS[pair][1] < len(s.serail)])

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        for cell in CELL_PAIRS[option]:
            if cell >= len(s.serail):
                return RefusalCode(CELL_EMPTY, cell)
        first = s.serail[CELL_PAIRS[option][0]]
        if first == s.serail[CELL_PAIRS[option][1]]:
            return RefusalCode(SAME_COLOUR, first)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        first, second = CELL_PAIRS[option][0], CELL_PAIRS[option][1]
        s.serail[first], s.serail[second] = s.serail[second], s.serail[first]
        s.tell(MARKERS_SWAPPED, seat, first, second)
        s.push(CHECK_SEAT)


HAREM_GUARD_SWAP: Final = HaremGuardSwap(
    "harem_guard",
    "S-49",
    [Verb("harem_guard", choices("cells", [[p[0] + 1, p[1] + 1] for p in CELL_PAIRS]))],
    open_choice=True,
)
