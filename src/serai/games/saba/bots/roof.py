"""The roof: how long a figure stands on its balcony, what it counts for, and who would win if the game ended now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.core.arrays import most, total
from serai.core.state import NOBODY
from serai.games.saba.bots.taste import Taste
from serai.games.saba.components import (
    GAME_END,
    GARDENS,
    GOLD,
    PALACE_CARDS,
    STAGES,
    TREASURE_1,
    TREASURE_2,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.serail import with_marker
from serai.games.saba.table import NOTHING, Table

# Chances that a card which would displace a figure is built by somebody else before the game ends, as counted in games
# of this judgement with itself: on a site and still in the deck, by the cards left in the deck.
FOUNTAIN_ON_SITE: Final = 0.45
FOUNTAIN_TO_COME: Final = 0.48
PILLAR_ON_SITE: Final = vec[float]([0.5, 0.53, 0.56, 0.6, 0.64, 0.68, 0.72, 0.75, 0.75, 0.75, 0.75])
PILLAR_TO_COME: Final = vec[float]([0.1, 0.15, 0.2, 0.26, 0.34, 0.40, 0.44, 0.48, 0.51, 0.53, 0.54])
MOST_LEFT: Final[i64] = 10
# Multiplied by this, depending on the least that any of the owner's rivals lacks.
REACH: Final = vec[float]([1.2, 1.15, 1.1, 1.0, 0.9, 0.8, 0.75, 0.7])
FARTHEST: Final[i64] = 7
OTHERS: Final = vec[float]([0.0, 0.0, 0.8, 0.92, 1.0])  # by players: the fewer others, the fewer who build it


def reach(s: Table, card: i64, owner: i64) -> i64:
    """How many pieces the best-equipped of the others lacks for a card."""
    least = FARTHEST
    for seat in range(s.players):
        if seat != owner:
            lacks: i64 = 0
            for kind in range(GOLD):
                short = s.rules.costs[card * TYPES + kind] - s.stock[seat * TYPES + kind]
                if short > 0:
                    lacks += short
            if lacks < least:
                least = lacks
    return least


def threat(s: Table, card: i64, owner: i64, taste: Taste) -> float:
    """The chance that a card of the garden's next stages is still built by somebody else than the owner."""
    if (s.built | s.removed) >> card & 1:
        return 0.0
    here = card in s.sites
    if stage_of(card) == STAGES:
        left = min(len(s.deck), MOST_LEFT)
        chance = taste.pillar * (PILLAR_ON_SITE[left] if here else PILLAR_TO_COME[left])
    else:
        chance = FOUNTAIN_ON_SITE if here else FOUNTAIN_TO_COME
    if here:
        chance = min(0.95, chance * REACH[reach(s, card, owner)] * taste.on_site)
    else:
        chance = min(0.95, chance * taste.to_come)
    return chance * OTHERS[s.players]


def hold(s: Table, garden: i64, stage: i64, owner: i64, taste: Taste, without: i64 = -1) -> float:
    """The chance that a figure above a piece of this stage stands there in the end; `without` a card struck off."""
    chance = 1.0
    locked = s.locks[garden] != NOTHING and stage == s.values[garden]  # a build on it would break the lock
    while stage < STAGES:
        card = stage * GARDENS + garden
        if card != without:
            chance *= 1.0 - threat(s, card, owner, taste)
        stage += 1
    return chance + (1.0 - chance) * taste.lock if locked else chance


# What a point counts for


def rivals_weighed(s: Table, seat: i64, points: vec[i64], taste: Taste) -> vec[float]:
    """What a point of each other player counts for: who is ahead counts more."""
    others = s.players - 1
    mean = float(total(points) - points[seat]) / float(others)
    near = taste.end_near if GAME_END in s.sites else 1.0
    weights = vec[float]([0.0] * s.players)
    for each in range(s.players):
        if each != seat:
            ahead = (float(points[each]) - mean) * taste.ahead * near
            weights[each] = taste.rival * max(0.3, min(2.0, 1.0 + ahead)) / float(others)
    return weights


def worth_of_lead(s: Table, taste: Taste) -> float:
    """What a point on the roof counts for in interim scorings to come."""
    return lead_until(s, TREASURE_1, taste) + lead_until(s, TREASURE_2, taste)


def lead_until(s: Table, treasure: i64, taste: Taste) -> float:
    if s.removed >> treasure & 1:
        return 0.0
    for site in range(len(s.sites)):
        if s.sites[site] == treasure:
            return taste.lead_now + (taste.lead_ready if anybody_pays(s, site) else 0.0)
    return taste.lead_later


def anybody_pays(s: Table, site: i64) -> bool:
    """Whether there is a player who has all that a special card costs."""
    for seat in range(s.players):
        if pays(s, seat, s.sites[site], site, NOTHING):
            return True
    return False


def pays(s: Table, seat: i64, card: i64, place: i64, lock: i64) -> bool:
    """Whether a player's stock has what a card on a site costs, with one more of the type that is locked."""
    for kind in range(TYPES):
        cost = s.rules.costs[card * TYPES + kind]
        if kind == GOLD:
            cost += s.rules.surcharge[place]
        if kind == lock:
            cost += 1
        if s.stock[seat * TYPES + kind] < cost:
            return False
    return True


# The end


def last_to_build(s: Table, card: i64) -> bool:
    """Whether the game is over once this card is built: no card that is left could be built after it."""
    if s.gone < PALACE_CARDS - STAGES:
        return False
    gone = s.built | s.removed
    for other in range(PALACE_CARDS):
        if other != card and not gone >> other & 1:
            if garden_of(other) != garden_of(card) or stage_of(other) > stage_of(card):
                return False
    return True


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so the garbage collector need not track it
class Count:
    """The points as they stand, or as they will once somebody has built in a garden (-1: nowhere)."""

    def __init__(self, s: Table, builder: i64, garden: i64) -> None:
        self.points = s.all_points()
        self.serail = s.serail
        if garden >= 0:
            displaced = s.balconies[garden]
            self.points[builder] += 1
            if displaced != NOBODY:
                self.points[displaced] -= 1
                self.serail = with_marker(self.serail[: s.rules.cells - 1], displaced)
        self.most = most(self.points)

    def leader(self) -> i64:
        """5.3: the most points, then the most markers, then the nearest one; NOBODY if that decides nothing."""
        best: i64 = NOBODY
        tied: i64 = 0
        for seat in range(len(self.points)):
            if self.points[seat] == self.most:
                best = seat
                tied += 1
        return best if tied == 1 else self.tied_leader()

    def tied_leader(self) -> i64:
        best: i64 = NOBODY
        markers: i64 = 0
        for owner in self.serail:
            if self.points[owner] == self.most:
                count: i64 = 0
                for other in self.serail:
                    if other == owner:
                        count += 1
                if count > markers:
                    best = owner
                    markers = count
        return best

    def share(self, seat: i64) -> float:
        """What a seat would get if the game ended like this: 1 for a victory, less if it is shared."""
        if self.points[seat] < self.most:
            return 0.0
        leader = self.leader()
        if leader != NOBODY:
            return 1.0 if leader == seat else 0.0
        tied: i64 = 0
        for points in self.points:
            if points == self.most:
                tied += 1
        return 1.0 / float(tied)
