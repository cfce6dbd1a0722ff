"""What the active player reckons with: what each build would bring, what a resource is worth, and the best plan."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.core.insight import Judgement
from serai.core.state import NOBODY
from serai.games.saba.bots.means import BUNDLE_OF, NOTHING_NEEDED, Means
from serai.games.saba.bots.roof import Count, hold, last_to_build, rivals_weighed, worth_of_lead
from serai.games.saba.bots.taste import Taste
from serai.games.saba.components import (
    ALL_BUNDLES,
    ALL_QUARTERS,
    GAME_END,
    GOLD,
    PALACE_CARDS,
    PRODUCES,
    PRODUCING,
    SITES,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.locks import PLACE_LOCK
from serai.games.saba.phases.building import BUILD_WINDOW, END_BUILD, FIRST_BUILD, FIRST_SPECIAL, FIRST_WITH_WORKERS
from serai.games.saba.table import BUILD, NOTHING, Table

SCALE: Final = 8.0  # steps of the judgement's scale in a point
VICTORY: Final = 8.0  # points that winning on the spot counts for; losing counts the same against it

MATERIAL: Final = vec[float]([0.0, 1.0, 1.95, 2.7, 3.2, 3.5, 3.7, 3.8])  # worth of n pieces of a material, in resources
GOLDS: Final = vec[float]([0.0, 1.1, 1.9, 2.4, 2.7, 2.8, 2.9, 3.0])
MOST_COUNTED: Final[i64] = 7
# How much of the next build is there, by what is missing.
NEAR: Final = vec[float]([1.0, 0.87, 0.7, 0.5, 0.3, 0.13, 0.06, 0.0])
FARTHEST: Final[i64] = 7
PLACED_LATE: Final = 0.5  # of a turn: a figure works from the next one on
SAME_QUARTER: Final = 0.8  # times the worth of a second figure in a quarter
BLOCKED_NOW: Final = 0.7  # and of one that the vizier blocks at first
LEAST_WANTED: Final = 0.2  # factor for a quarter that gives what is already plentiful
BEST_PRIZE: Final = 1.5  # of a build that is not yet made


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so the garbage collector need not track it
class Outlook:
    """One look at the table through the eyes of the player in turn."""

    def __init__(self, s: Table, seat: i64, taste: Taste) -> None:
        self.s = s
        self.seat = seat
        self.taste = taste
        self.means = Means(s, seat)
        self.turns = float(len(s.deck) + len(s.sites)) / float(s.players)  # of each player, still to come
        self.unit = taste.resource * worth_in_time(self.turns, taste)
        self.points = s.all_points()
        self.rival = rivals_weighed(s, seat, self.points, taste)
        self.lead = worth_of_lead(s, taste)
        self.work = worth_of_work(s, seat, taste, self.unit, self.turns)
        self.built = s.has_built or s.question is PLACE_LOCK  # the piece of this turn: no other follows
        self.closing = just_built(s)
        self.prizes = vec[float]([0.0] * SITES)
        self.room = 0.0
        self.dear_room = 0.0
        for site in range(len(s.sites)):
            if site != self.closing:
                card = s.sites[site]
                self.prizes[site] = self.prize(card) if card < PALACE_CARDS else self.special(card, -1)
        self.find_rooms()

    # The roof

    def prize(self, card: i64) -> float:
        """What building a card brings on the roof."""
        s, seat = self.s, self.seat
        garden = garden_of(card)
        displaced = s.balconies[garden]
        if last_to_build(s, card):
            return VICTORY * (2.0 * Count(s, seat, garden).share(seat) - 1.0)
        worth = hold(s, garden, stage_of(card), seat, self.taste)
        if displaced == seat:
            return worth - hold(s, garden, s.values[garden], seat, self.taste, card) + self.taste.marker
        worth += self.lead
        if displaced != NOBODY:
            loss = hold(s, garden, s.values[garden], displaced, self.taste, card) + self.lead - self.taste.marker
            worth += self.rival[displaced] * loss
        return worth

    def special(self, card: i64, built_in: i64) -> float:
        """What taking a special card brings as things stand (-1), or after building in a garden."""
        s = self.s
        if card == GAME_END:
            return VICTORY * (2.0 * Count(s, self.seat, built_in).share(self.seat) - 1.0)
        leader = Count(s, self.seat, built_in).leader()
        if leader == self.seat:
            return self.taste.chamber
        return -self.taste.chamber * self.rival[leader] if leader != NOBODY else 0.0

    # What is kept

    def keep(self, without: i64, taken: i64 = -1) -> float:
        """What is left of stock and hand, and how near it comes to a card that is not gone from its site by then."""
        m = self.means
        rest = m.rest
        pieces = rest[0] + rest[1] + rest[2] + rest[3]
        worth = self.taste.gold * GOLDS[min(rest[GOLD], MOST_COUNTED)]
        worth += self.taste.card * float(m.cards - m.spent) + float(m.wild_left)
        for kind in range(GOLD):
            worth += MATERIAL[min(rest[kind], MOST_COUNTED)]
        if rest[GOLD] + m.left[GOLD] == 0:
            worth -= self.taste.no_gold
        if pieces > self.s.rules.stock_limit:
            worth -= self.taste.surplus * float(pieces - self.s.rules.stock_limit)
        return worth * self.unit + self.nearness(without, taken)

    def nearness(self, without: i64, taken: i64 = -1) -> float:
        """The best of the other cards on the sites, as far as it could be paid already."""
        s, m = self.s, self.means
        rest, left, costs = m.rest, m.left, s.rules.costs
        best = 0.0
        for site in range(len(s.sites)):
            card = s.sites[site]
            if site != without and site != taken and self.prizes[site] > 0.0:
                place = site - 1 if without >= 0 and without < site else site
                lock = s.locks[garden_of(card)] if card < PALACE_CARDS else NOTHING
                missing: i64 = -m.wild_left
                for kind in range(TYPES):
                    cost = costs[card * TYPES + kind]
                    if kind == GOLD:
                        cost += s.rules.surcharge[place]
                    if kind == lock:
                        cost += 1
                    short = cost - rest[kind] - left[kind]
                    if short > 0:
                        missing += short
                missing = max(i64(0), min(missing, FARTHEST))
                prize = self.prizes[site] if card < PALACE_CARDS else self.prizes[site] * self.taste.saving
                best = max(best, min(BEST_PRIZE, prize) * NEAR[missing])
        return best * self.taste.near * min(1.0, self.turns)

    # Quarters

    def quarter_worth(self, quarter: i64) -> float:
        """A figure there for the rest of the game, in points."""
        s, taste = self.s, self.taste
        worth = self.work * (taste.earning if quarter < PRODUCING else taste.swapping)
        if quarter < PRODUCING:
            kind = PRODUCES[quarter]
            if kind == GOLD:
                worth *= taste.smith
            worth *= max(LEAST_WANTED, 1.0 - taste.plenty * float(self.means.have[kind] + self.means.held[kind]))
        if s.places[quarter * 2] == self.seat or s.places[quarter * 2 + 1] == self.seat:
            worth *= SAME_QUARTER
        if s.vizier == quarter:
            worth *= BLOCKED_NOW
        return worth

    def rent(self, price: i64) -> float:
        """What it costs to place a figure for this much gold."""
        return (float(price) + (self.taste.dear if price > 1 else 0.0)) * self.unit

    def find_rooms(self) -> None:
        """The best places for a figure, less what they cost, with one piece of gold and with more."""
        s = self.s
        if s.figures[self.seat] < (1 if self.built else 2):
            return
        for quarter in range(ALL_QUARTERS):
            place = s.free_place(quarter)
            if place != NOTHING:
                price = s.rules.prices[place % 2]
                worth = self.quarter_worth(quarter) - self.rent(price)
                if price <= 1:
                    self.room = max(self.room, worth)
                if price <= 2:
                    self.dear_room = max(self.dear_room, worth)

    def worth_of_place(self) -> float:
        """What the place for a figure that a build allows is worth, with the gold that is left."""
        gold = self.means.rest[GOLD] + self.means.left[GOLD]
        if gold <= 0:
            return 0.0
        return self.room if gold == 1 else self.dear_room

    def worth_of_place_left(self) -> float:
        """The same where the piece of this turn stands already."""
        return self.worth_of_place() if self.built and self.s.step == BUILD else 0.0

    # Plans

    def price_build(self, site: i64, place: i64) -> None:
        """The cost of the card on a site, if it lies on `place` by then."""
        s, cost, costs = self.s, self.means.cost, self.s.rules.costs
        card = s.sites[site]
        for kind in range(TYPES):
            cost[kind] = costs[card * TYPES + kind]
        cost[GOLD] += s.rules.surcharge[place]
        if card < PALACE_CARDS:
            lock = s.locks[garden_of(card)]
            if lock != NOTHING:
                cost[lock] += 1

    def add_special(self, special: i64, place: i64) -> None:
        """The cost of a special card on top."""
        s, cost, costs = self.s, self.means.cost, self.s.rules.costs
        card = s.sites[special]
        for kind in range(TYPES):
            cost[kind] += costs[card * TYPES + kind]
        cost[GOLD] += s.rules.surcharge[place]

    def nothing(self) -> float:
        """Build nothing, or nothing more."""
        m = self.means
        for kind in range(TYPES):
            m.cost[kind] = 0
        m.afford(False)
        return self.keep(self.closing) + self.worth_of_place_left()

    def best_plan(self, judgement: Judgement | None = None) -> float:
        """The best that can be made of this turn's building step; all plans go into the judgement, if one is given."""
        s = self.s
        best = self.nothing()
        if judgement is not None:
            self.note(judgement, END_BUILD, best)
        special: i64 = -1
        if not s.has_used_special:
            for site in range(len(s.sites)):
                if s.sites[site] >= PALACE_CARDS and special < 0:
                    special = site
                    best = max(best, self.plan_special(site, judgement))
        if not self.built:
            for site in range(len(s.sites)):
                if s.sites[site] < PALACE_CARDS:
                    best = max(best, self.plan_build(site, judgement))
                    if special >= 0:
                        best = max(best, self.plan_both(site, special, judgement))
        return best

    def plan_special(self, site: i64, judgement: Judgement | None) -> float:
        self.price_build(site, site - 1 if self.closing >= 0 and self.closing < site else site)
        if not self.means.afford(False):
            return -VICTORY
        value = self.prizes[site] + self.keep(site, self.closing) + self.worth_of_place_left()
        if judgement is not None:
            self.note(judgement, self.way(FIRST_SPECIAL + site), value)
        return value

    def plan_build(self, site: i64, judgement: Judgement | None) -> float:
        self.price_build(site, site)
        if not self.means.afford(True):
            return -VICTORY
        value = self.prizes[site] + self.keep(site) + self.worth_of_place()
        if judgement is not None:
            self.note(judgement, self.build_way(site), value)
        return value

    def plan_both(self, site: i64, special: i64, judgement: Judgement | None) -> float:
        """A build and a special card, in the better order: what lies on the lower site first saves gold."""
        best = -VICTORY
        s = self.s
        card = s.sites[special]
        if not last_to_build(s, s.sites[site]):
            self.price_build(site, site)
            self.add_special(special, special - 1 if special > site else special)
            if self.means.afford(True):
                placed = self.worth_of_place() if card != GAME_END else 0.0
                led = self.special(card, garden_of(s.sites[site]))
                best = self.prizes[site] + led + self.keep(site, special) + placed
                if judgement is not None:
                    self.note(judgement, self.build_way(site), best)
        if card != GAME_END:
            self.price_build(site, site - 1 if site > special else site)
            self.add_special(special, special)
            if self.means.afford(True):
                value = self.prizes[site] + self.prizes[special] + self.keep(site, special) + self.worth_of_place()
                if judgement is not None:
                    self.note(judgement, self.way(FIRST_SPECIAL + special), value)
                best = max(best, value)
        return best

    def way(self, option: i64) -> i64:
        """The option itself, or the free action that must come first."""
        step = self.means.step
        return option if step == NOTHING_NEEDED else BUILD_WINDOW.free_from + step

    def build_way(self, site: i64) -> i64:
        saved = self.means.saved
        if saved == 0:
            return self.way(FIRST_BUILD + site)
        return self.way(FIRST_WITH_WORKERS + site * ALL_BUNDLES + BUNDLE_OF[saved])

    def note(self, judgement: Judgement, option: i64, value: float) -> None:
        """An option with its value, or the better value of one that stands there already."""
        score = value * SCALE
        for index in range(len(judgement.options)):
            if judgement.options[index] == option:
                if judgement.scores[index] < score:
                    judgement.scores[index] = score
                return
        if self.s.allows(option):
            judgement.add(option, score)


def just_built(s: Table) -> i64:
    """The site of the piece that a lock is asked for: its card still lies there. -1 at any other time."""
    if s.question is PLACE_LOCK:
        for site in range(len(s.sites)):
            card = s.sites[site]
            if card < PALACE_CARDS and garden_of(card) == s.garden and stage_of(card) == s.values[s.garden]:
                return site
    return -1


def worth_in_time(turns: float, taste: Taste) -> float:
    """What a resource is worth, by the turns to come: early ones help to get more, the last ones come too late."""
    return min(1.0, turns / taste.full_turns) + taste.early * max(0.0, turns - taste.full_turns)


def worth_of_work(s: Table, seat: i64, taste: Taste, unit: float, turns: float) -> float:
    """One resource a turn for the rest of the game, in points; less if several figures work already."""
    turns = max(0.0, turns - PLACED_LATE)
    worth = unit * turns * taste.patience / (turns + taste.patience)
    for figure in s.places:
        if figure == seat:
            worth *= taste.fewer
    return worth
