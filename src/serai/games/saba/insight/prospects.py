"""Who is likely to win: what a seat has going for it, in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
from serai.games.saba.insight.harbour import SIDE
from serai.games.saba.insight.means import BASIC_TYPE
from serai.games.saba.insight.outlook import GOLDS, MATERIAL, MOST_COUNTED
from serai.games.saba.insight.roof import Count, hold, pays
from serai.games.saba.insight.taste import PLAIN
from serai.games.saba.serail import decide_tie
from serai.games.saba.table import NOTHING, Table

ALL_CARDS: Final = 27.0
FARTHEST: Final[i64] = 6  # pieces lacking: more make no difference

# bench/fit.py saba --players N --games 25000 --starts [--option mode=advanced]
TWO: Final = [
    0.3046, 0.3647, 0.3144, 0.2112, 0.0661, 0.3608, 0.9764, 0.1866, -0.0937, 0.6544,
    0.1925, 1.0528, 1.4751, 0.3377, 0.2017, 1.9189, -0.4524, -1.7614, -3.4398, -2.4782,
    -0.1595, -0.0755, 0.1175, 0.0000, 0.0000,
]  # fmt: skip
TWO_ADVANCED: Final = [
    0.4676, 0.0943, 0.1717, 0.1754, 0.1091, 0.2462, 0.8373, 0.0852, -0.3669, 0.6672,
    -0.3548, 0.8596, 0.8229, 0.3943, 0.0692, 1.3764, 0.2124, -1.3910, -2.4364, -0.6635,
    -0.0878, -0.0501, 0.0963, -0.3677, 0.0000,
]  # fmt: skip
FOUR: Final = [
    1.1949, 0.2792, 1.5574, 0.1804, 0.0874, 0.2449, 1.0045, 0.2499, 0.1145, 0.2928,
    -0.0891, 0.7228, 2.3307, 0.0467, 1.0760, -0.4586, -0.3464, -1.2581, -2.5924, -2.4350,
    -0.1301, -0.0809, 0.0382, 0.0000, 0.0000,
]  # fmt: skip
FOUR_ADVANCED: Final = [
    0.2712, 1.2264, 1.6031, 0.3140, 0.0463, 0.3027, 0.8021, 0.6163, -0.5648, 0.1701,
    0.0824, 0.7742, 1.2946, 0.1665, 0.7363, -0.1729, 0.0699, -1.6586, -1.6339, -1.5710,
    -0.0687, -0.0534, 0.0995, -0.5648, 0.0000,
]  # fmt: skip
# By players, basic and advanced. Three players fitted by themselves do hardly better than with the weights of four.
BASIC: Final = [FOUR, FOUR, TWO, FOUR, FOUR]
ADVANCED: Final = [FOUR_ADVANCED, FOUR_ADVANCED, TWO_ADVANCED, FOUR_ADVANCED, FOUR_ADVANCED]


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
        scored if treasure >= 0 and pays(s, seat, treasure, NOTHING) else 0.0,
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


@mypyc_attr(acyclic=True)  # in no cycle of references: the collector need not watch it
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
