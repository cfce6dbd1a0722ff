"""Who is likely to win: each seat's strengths in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.games.saba.bots.harbour import SIDE
from serai.games.saba.bots.means import BASIC_TYPE
from serai.games.saba.bots.outlook import GOLDS, MATERIAL, MOST_COUNTED
from serai.games.saba.bots.roof import Count, hold, pays
from serai.games.saba.bots.taste import PLAIN
from serai.games.saba.components import (
    GAME_END,
    GARDENS,
    GOLD,
    HARBOUR_CARDS,
    HARBOUR_MASTER,
    PALACE_CARDS,
    TREASURE_1,
    TREASURE_2,
    TYPES,
    garden_of,
)
from serai.games.saba.serail import decide_tie
from serai.games.saba.table import NOTHING, Table

ALL_CARDS: Final = 27.0
FARTHEST: Final[i64] = 6  # pieces lacking; more than this make no difference

# bench/fit.py saba --players N --games 8000 --starts --option mode=MODE (two and four players advanced: 12000)
TWO: Final = [
    0.3748, 0.0191, 0.2463, 0.1623, 0.1060, 0.2128, 0.8931, 0.0938, -0.0147, 0.2278,
    0.0808, 0.9731, 1.3832, 0.1015, -0.1454, 1.8034, -0.3455, -1.0870, -3.1957, -2.0924,
    -0.1134, -0.0539, 0.1002, 0.0000, 0.5391,
]  # fmt: skip
TWO_ADVANCED: Final = [
    0.4346, -0.2618, 0.1486, 0.1551, 0.1362, 0.1868, 0.6143, 0.0305, -0.3422, 0.4432,
    -0.2437, 0.7434, 0.8381, 0.0719, -0.0434, 1.5185, 0.0040, -0.8690, -2.5366, -0.8300,
    -0.0611, -0.0318, 0.0843, -0.3422, 0.2778,
]  # fmt: skip
THREE: Final = [
    1.1260, 0.1507, 1.0647, 0.2147, 0.0320, 0.2496, 0.9988, 0.1358, 0.0841, 0.1216,
    -0.1107, 0.5757, 1.6089, 0.0869, 0.1427, -0.2833, -0.2581, -1.2945, -2.0851, -2.4507,
    -0.1050, -0.0567, 0.0558, 0.0000, 0.4648,
]  # fmt: skip
THREE_ADVANCED: Final = [
    0.2832, 0.3407, 1.3944, 0.2067, 0.0140, 0.2201, 0.7335, 0.2752, -0.3628, 0.0134,
    -0.0994, 0.5687, 0.5664, 0.0647, 0.1853, -0.0593, -0.0028, -1.0790, -1.7472, -1.5585,
    -0.0396, -0.0249, 0.0520, -0.3628, 0.4025,
]  # fmt: skip
FOUR: Final = [
    1.2080, 0.6229, 1.4624, 0.3066, 0.0377, 0.3143, 1.0551, 0.2365, 0.1970, -0.0817,
    0.0980, 0.6353, 1.1671, 0.2213, 0.2346, -0.2839, -0.4017, -1.5849, -2.3683, -1.6951,
    -0.1113, -0.0732, 0.0715, 0.0000, 0.1876,
]  # fmt: skip
FOUR_ADVANCED: Final = [
    0.4409, 0.5142, 1.6266, 0.2584, 0.0413, 0.2784, 0.9789, 0.4118, -0.4051, -0.0718,
    0.0554, 0.6019, 0.8739, 0.1439, 0.1216, -0.1708, 0.0157, -1.3118, -1.9877, -1.2555,
    -0.0541, -0.0351, 0.0815, -0.4051, 0.1253,
]  # fmt: skip
# By players, basic and advanced.
BASIC: Final = [FOUR, FOUR, TWO, THREE, FOUR]
ADVANCED: Final = [FOUR_ADVANCED, FOUR_ADVANCED, TWO_ADVANCED, THREE_ADVANCED, FOUR_ADVANCED]


def features_of(s: Table, seat: i64) -> list[float]:
    """What stands on the roof and how safely, what is in stock and at work, who leads, and whose turn comes first."""
    left = float(len(s.deck) + len(s.sites)) / ALL_CARDS
    count = Count(s, seat, -1)
    points = float(count.points[seat])
    stock = in_stock(s, seat)
    leads = 1.0 if count.leader() == seat else 0.0
    waits = float((seat - s.active + s.players) % s.players) / float(s.players)
    now = 1.0 if seat == s.active else 0.0
    end = 1.0 if GAME_END in s.sites else 0.0
    treasure = treasure_site(s)
    scored = leads if treasure >= 0 else 0.0
    builds = Builds(s, seat)
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
        leads * end * now,
        scored,
        scored * now,
        margin(count, seat) * leads * (1.0 - left),
        1.0 - left if count.points[seat] == count.most else 0.0,
        waits * left,
        waits * (1.0 - left),
        waits * end,
        float(builds.after_harbour),
        float(builds.second),
        SIDE[s.slot_of(seat, 0)] + SIDE[s.slot_of(seat, 1)],
        1.0 if s.seat_figure == seat else 0.0,
        scored if treasure >= 0 and pays(s, seat, s.sites[treasure], treasure, NOTHING) else 0.0,
    ]


def treasure_site(s: Table) -> i64:
    """The first site with a treasure card; -1 if there is none."""
    for site in range(len(s.sites)):
        if s.sites[site] == TREASURE_1 or s.sites[site] == TREASURE_2:
            return site
    return -1


def margin(count: Count, seat: i64) -> float:
    """How many points a leader is ahead of everybody else."""
    best: i64 = 0
    for other in range(len(count.points)):
        if other != seat:
            best = max(best, count.points[other])
    return float(count.points[seat] - best)


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


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so the garbage collector need not track it
class Builds:
    """How much a seat lacks for the cards on the sites, counted with the cards in its hand."""

    def __init__(self, s: Table, seat: i64) -> None:
        self.after_harbour = FARTHEST  # for the nearest card, once the better of its two slots is taken
        self.second = FARTHEST  # for the second nearest as things stand
        have = s.stock[seat * TYPES : seat * TYPES + TYPES]
        for card in s.hands[seat]:
            if card < HARBOUR_MASTER:
                have[BASIC_TYPE[card]] += 1
        nearest = FARTHEST
        for site in range(len(s.sites)):
            card = s.sites[site]
            if card < PALACE_CARDS and s.balconies[garden_of(card)] != seat:
                lacks = self.lacks(s, seat, site, have)
                self.second = min(self.second, max(lacks, nearest))
                nearest = min(nearest, lacks)

    def lacks(self, s: Table, seat: i64, site: i64, have: vec[i64]) -> i64:
        """The pieces that the card on a site wants beyond those at hand."""
        card = s.sites[site]
        short = vec[i64]([0] * TYPES)
        lacks: i64 = 0
        for kind in range(TYPES):
            cost = s.rules.costs[card * TYPES + kind]
            if kind == GOLD:
                cost += s.rules.surcharge[site]
            if kind == s.locks[garden_of(card)]:
                cost += 1
            short[kind] = max(i64(0), cost - have[kind])
            lacks += short[kind]
        for harbour_card in range(len(HARBOUR_CARDS)):
            slot = s.slot_of(seat, harbour_card)
            taken = min(short[s.harbour_types[slot]], s.harbour_counts[slot])
            self.after_harbour = min(self.after_harbour, lacks - taken)
        return lacks
