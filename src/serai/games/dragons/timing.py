"""Rules section 7.3: in which window something can be declared. A row of its table has a letter for each column.

o may open or answer, a only answer. The columns are START, TURN, SPACE cave, CITYGATE, SPACE city, SPACE guard,
SPACE room, BRIBE, OFFER, END.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.components import GUARD_ROOM, TENT
from serai.games.dragons.table import W_BRIBE, W_CITYGATE, W_END, W_OFFER, W_SPACE, W_START, Table

UNTIL_SCORED: Final = "oooaooo..."  # rows that several spells have
ALL_ROUND: Final = "oooaooo..o"
WITH_A_PURCHASE: Final = ".........."  # Abracadabra, in no window

COLUMNS: Final = 10
GUARD_COLUMN: Final = 5
BRIBE_COLUMN: Final = 7
OFFER_COLUMN: Final = 8


def openers(rows: list[tuple[int, str]]) -> vec[i64]:
    """For each column the mask of rows that may open there."""
    return vec[i64]([mask_of(rows, column, "o") for column in range(COLUMNS)])


def answers(rows: list[tuple[int, str]]) -> vec[i64]:
    """For each column those that may answer; at a bribe or an offer only a Counterspell can, own or borrowed."""
    found = [mask_of(rows, column, "oa") for column in range(COLUMNS)]
    for column in (BRIBE_COLUMN, OFFER_COLUMN):
        found[column] = mask_of(rows, column, "a")
    return vec[i64](found)


def mask_of(rows: list[tuple[int, str]], column: int, letters: str) -> int:
    return sum(1 << number for number, row in rows if row[column] in letters)


def column_of(s: Table) -> i64:
    window = s.window
    if window == W_SPACE:
        space = s.done
        if space < TENT:
            return 2
        if space < GUARD_ROOM:
            return 4
        return GUARD_COLUMN if space == GUARD_ROOM else 6
    if window == W_START:
        return 0
    if window == W_CITYGATE:
        return 3
    if window == W_BRIBE:
        return BRIBE_COLUMN
    if window == W_OFFER:
        return OFFER_COLUMN
    return 9 if window == W_END else 1


def guard_bars(s: Table) -> bool:
    """A-32, with the switch: no spell at all while the guard room is scored."""
    return s.rules.guard_bars_spells and column_of(s) in (GUARD_COLUMN, BRIBE_COLUMN)
