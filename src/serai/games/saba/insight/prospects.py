"""Who is likely to win: what a seat has going for it, in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.saba.components import (
    GAME_END,
    GARDENS,
    GOLD,
    PALACE_CARDS,
    TREASURE_1,
    TREASURE_2,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.insight.outlook import GOLDS, MATERIAL, MOST_COUNTED
from serai.games.saba.insight.roof import Count, hold
from serai.games.saba.insight.taste import PLAIN
from serai.games.saba.serail import decide_tie
from serai.games.saba.table import Table

ALL_CARDS: Final = 27.0
READY: Final = vec[float]([1.0, 0.95, 0.8, 0.6, 0.4, 0.2, 0.1, 0.0])  # how much of a build is there, by what is missing
FARTHEST: Final[i64] = 7
SIDE_UP: Final = vec[float]([0.0, -1.0, 1.0, 1.0])  # by slot: the rich sides of the harbour cards

# bench/fit.py saba --players N --games 1500 (four players: 2500) [--option mode=advanced]
TWO: Final = [
    0.8652, -0.0799, 0.8605, 0.0584, 0.0910, 0.1938, 1.0538, 0.0612, 0.1449, 0.0589,
    0.7433, 1.2728, 0.3825, -0.5625, -1.1431, -1.4443, 0.3123, 0.0535, 0.0000,
]  # fmt: skip
TWO_ADVANCED: Final = [
    0.7065, 0.0001, 0.7954, 0.0869, 0.1188, 0.1786, 0.6304, 0.1003, -0.2175, 0.2009,
    0.2646, 1.1644, 0.3926, -0.3205, -0.6778, -1.4203, 0.3151, 0.0362, -0.1873,
]  # fmt: skip
FOUR: Final = [
    1.3610, -0.1100, 0.6917, 0.1160, -0.0027, 0.1830, 0.7794, 0.1054, 0.1463, 0.1078,
    -0.0147, 0.7584, 0.3330, -0.3333, -1.6248, -2.0379, 0.4383, 0.0056, 0.0000,
]  # fmt: skip
# By players, basic and advanced. Three players fitted by themselves do no better than with the weights of four.
BASIC: Final = [FOUR, FOUR, TWO, FOUR, FOUR]
ADVANCED: Final = [FOUR, FOUR, TWO_ADVANCED, FOUR, FOUR]


def features_of(s: Table, seat: i64) -> list[float]:
    """What stands on the roof and how safely, what is in stock and at work, who leads, and whose turn comes first."""
    left = float(len(s.deck) + len(s.sites)) / ALL_CARDS
    points = float(s.points(seat))
    stock = in_stock(s, seat)
    leads = 1.0 if Count(s, seat, -1).leader() == seat else 0.0
    waits = float((seat - s.active + s.players) % s.players) / float(s.players)
    end = 1.0 if GAME_END in s.sites else 0.0
    treasure = 1.0 if TREASURE_1 in s.sites or TREASURE_2 in s.sites else 0.0
    return [
        held(s, seat),
        points * left,
        points * (1.0 - left),
        stock * left,
        stock * (1.0 - left),
        float(len(s.hands[seat])),
        float(s.in_quarters(seat)) * left,
        in_serail(s, seat),
        1.0 if decide_tie(s, -1) == seat else 0.0,
        leads * left,
        leads * (1.0 - left),
        leads * end,
        leads * treasure,
        waits * left,
        waits * (1.0 - left),
        waits * end,
        next_build(s, seat),
        SIDE_UP[s.slot_of(seat, 0)] + SIDE_UP[s.slot_of(seat, 1)],
        1.0 if s.seat_figure == seat else 0.0,
    ]


def held(s: Table, seat: i64) -> float:
    """The points that are likely to last."""
    worth = float(s.chamber[seat])
    for garden in range(GARDENS):
        if s.balconies[garden] == seat:
            worth += hold(s, garden, s.values[garden], seat, PLAIN)
    return worth


def in_stock(s: Table, seat: i64) -> float:
    first = seat * TYPES
    worth = GOLDS[min(s.stock[first + GOLD], MOST_COUNTED)]
    for kind in range(GOLD):
        worth += MATERIAL[min(s.stock[first + kind], MOST_COUNTED)]
    return worth


def in_serail(s: Table, seat: i64) -> float:
    count = 0.0
    for owner in s.serail:
        if owner == seat:
            count += 1.0
    return count


def next_build(s: Table, seat: i64) -> float:
    """The best build on the sites, as far as it could be paid already."""
    best = 0.0
    for site in range(len(s.sites)):
        card = s.sites[site]
        if card < PALACE_CARDS and s.balconies[garden_of(card)] != seat:
            missing: i64 = 0
            for kind in range(TYPES):
                cost = s.rules.costs[card * TYPES + kind]
                if kind == GOLD:
                    cost += s.rules.surcharge[site]
                short = cost - s.stock[seat * TYPES + kind]
                if short > 0:
                    missing += short
            best = max(
                best, READY[min(missing, FARTHEST)] * (1.0 + hold(s, garden_of(card), stage_of(card), seat, PLAIN))
            )
    return best
