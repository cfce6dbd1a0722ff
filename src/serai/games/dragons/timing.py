"""Rules section 7.3: which items are possible in which window."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.components import (
    ALMS,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BAKSHEESH,
    BORROW,
    CLOSE_SESAME,
    COUNTERSPELL,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    FLYING_CARPET,
    GUARD_ROOM,
    KEY,
    LAST_SHALL_BE_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    OFFERING,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLING,
    SOLAR_ECLIPSE,
    SPELL_CARDS,
    SPY,
    TAXES,
    TELEPORTATION,
    TENT,
    USE_CARPET,
    USE_COUNTERSPELL,
    USE_DOUBLE,
    USE_KEY,
)
from serai.games.dragons.table import W_BRIBE, W_CITYGATE, W_END, W_OFFER, W_SPACE, W_START, Table

# 7.3 The table: o may open or answer, a only answer. The columns are START, TURN, SPACE cave, CITYGATE, SPACE
# city, SPACE guard, SPACE room, BRIBE, OFFER, END.
ANYWHERE: Final = "oooaooo..."
ITEM_TABLE: Final = [
    # item, where; Borrow has a row for each kind of artifact
    (ALMS, "oooaoooooo"),
    (EXCHANGE, "oooaooo.oo"),
    (OFFERING, "oooaooo..o"),
    (SACRIFICE, "oooaooo..o"),
    (MIRAGE, "oooaooo..o"),
    (APPRENTICE, "oooaooo..o"),
    (LUNAR_ECLIPSE, ANYWHERE),
    (SOLAR_ECLIPSE, ANYWHERE),
    (EYE_FOR_AN_EYE, ANYWHERE),
    (SECOND_CHANCE, ANYWHERE),
    (TELEPORTATION, ANYWHERE),
    (CLOSE_SESAME, ANYWHERE),
    (LAST_SHALL_BE_FIRST, ANYWHERE),
    (BAKSHEESH, ".ooao....."),
    (TAXES, ".ooaooo..."),
    (DRAGON_FLIGHT, "ooo......."),
    (DRAGON_RETURN, "..o......."),
    (SPY, "oo........"),
    (SMUGGLING, "...o......"),
    (BORROW, "aaoaoooaaa"),
    (USE_CARPET, "..o.ooo..."),
    (USE_DOUBLE, "..o.ooo..."),
    (USE_KEY, ".....o...."),
    (USE_COUNTERSPELL, "aaaaaaaaaa"),
]
BORROW_TABLE: Final = [
    (FLYING_CARPET, "..o.o.o..."),
    (ASTRAL_DOUBLE, "..o.o.o..."),
    (KEY, ".....o...."),
    (COUNTERSPELL, "aaaaaaaaaa"),
]
COLUMNS: Final = 10
GUARD_COLUMN: Final = 5
BRIBE_COLUMN: Final = 7
OFFER_COLUMN: Final = 8


def masks(table: list[tuple[int, str]], letters: str, but: list[int]) -> list[int]:
    """For each column the mask of rows that have one of the letters there; `but` are columns left empty."""
    return [
        sum(1 << item for item, row in table if row[column] in letters and column not in but)
        for column in range(COLUMNS)
    ]


def answers(table: list[tuple[int, str]]) -> list[int]:
    """At a bribe or an offer nothing but a Counterspell, own or borrowed, can answer."""
    found = masks(table, "oa", [BRIBE_COLUMN, OFFER_COLUMN])
    for column in (BRIBE_COLUMN, OFFER_COLUMN):
        found[column] = sum(1 << item for item, row in table if row[column] == "a")
    return found


OPENERS: Final = vec[i64](masks(ITEM_TABLE, "o", []))
ANSWERS: Final = vec[i64](answers(ITEM_TABLE))
BORROW_OPENERS: Final = vec[i64](masks(BORROW_TABLE, "o", []))
BORROW_ANSWERS: Final = vec[i64](answers(BORROW_TABLE))
ALL_SPELLS: Final = (1 << SPELL_CARDS) - 1


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


def allowed_items(s: Table) -> i64:
    """The mask of items that the open window admits now."""
    column = column_of(s)
    allowed = OPENERS[column] if len(s.batch) == 0 else ANSWERS[column]
    return allowed & ~ALL_SPELLS if guard_bars(s) else allowed


def guard_bars(s: Table) -> bool:
    """A-32, with the switch: no spell at all while the guard room is scored."""
    return s.rules.guard_bars_spells and column_of(s) in (GUARD_COLUMN, BRIBE_COLUMN)


def lendable(s: Table) -> i64:
    """The mask of artifact types that can be borrowed in the open window now."""
    column = column_of(s)
    return BORROW_OPENERS[column] if len(s.batch) == 0 else BORROW_ANSWERS[column]
