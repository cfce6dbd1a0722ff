"""The table as seen by the sheik who is asked: everybody's standing, what each lacks, whom a princess would choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.bots.tactics import FARTHEST, Tactics
from serai.games.emira.bots.talents import (
    GOAL_STEP,
    GOALS_FOR,
    INDICES,
    LACKING,
    MORE,
    ONE_TALENT,
    TWO_TALENTS,
    lacking,
)
from serai.games.emira.components import (
    APPEARANCE,
    BUY_APPEARANCE,
    BUY_PALACE,
    BUY_STATUS,
    CARAVAN_INCOME,
    FIRST_PREFERENCE,
    GOLD,
    PALACE,
    SECOND_PREFERENCE,
    SIDI,
    STATUS,
    STATUS_POINTS,
    TOKEN_TYPES,
)
from serai.games.emira.table import IN_DECK, NO_CARD, Table, caravan_kind, caravan_remaining, caravan_seat

NO_ITEM: Final = -1
STATS: Final[i64] = 4
MOST_COURTED: Final = 4  # further undecided princesses are not considered

COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
LIKED_FIRST: Final = vec[i64]([1 << COUNT_BITS * liked if liked < STATS else 0 for liked in FIRST_PREFERENCE])
LIKED_SECOND: Final = vec[i64]([1 << COUNT_BITS * liked if liked < STATS else 0 for liked in SECOND_PREFERENCE])


class Survey:
    """What one sheik knows, or (for NOBODY) all there is to know.

    Everything is indexed by seat; values of preferences by seat * 4 + preference, palace in halves.
    """

    def __init__(self, s: Table, t: Tactics, me: i64) -> None:
        self.s = s
        self.t = t
        self.me = me
        self.my_goal: i64 = s.goals[me] if me != NOBODY else NO_CARD
        players = s.players
        self.talents = vec[i64]([0] * players)
        self.flexible = vec[i64]([0] * players)
        self.stats = vec[i64]([0] * (players * STATS))
        self.room = vec[i64]([0] * players)
        self.incomes = vec[i64]([0] * players)
        self.caravan_gold = vec[i64]([0] * players)  # what the caravans are still going to pay
        self.thrift = vec[float]([0.0] * players)
        self.goals = GOALS_FOR[players]
        self.by_goal = vec[i64]([0] * (players * len(self.goals)))  # by seat and goal: the princesses still needed
        self.distances = vec[float]([0.0] * players)  # for the own goal, and on the average of what a rival's may be
        self.nearest = float(FARTHEST)  # how far the leader is from his goal
        self.rounds_left = 0.0
        self.demands = vec[float]([0.0] * STATS)  # by preference: its share of the princesses to come
        # The princesses who are about to choose; `look_at_princesses` fills these.
        self.hope = 0.0
        self.fear = 0.0
        self.courted = vec[i64](capacity=MOST_COURTED)
        self.hopes = vec[float](capacity=MOST_COURTED * players)  # by princess and seat: what she is worth to him
        self.fears = vec[float](capacity=MOST_COURTED * players)  # and what it costs the others if he gets her
        self.look_at_palaces()
        self.look_at_sheiks()
        self.look_at_purses()

    def look_at_palaces(self) -> None:
        """Which talents everybody has, and what the princesses in the deck like."""
        talents, flexible, places = self.talents, self.flexible, self.s.princess_at
        firsts: i64 = 0  # how many princesses to come like what first and second, six bits for each preference
        seconds: i64 = 0
        for princess in range(len(places)):
            owner = places[princess]
            if owner >= 0:
                talent = ONE_TALENT[princess]
                if talent >= 0:
                    talents[owner] = MORE[talents[owner] * 4 + talent]
                else:
                    flexible[owner] |= TWO_TALENTS[princess]
            elif owner == IN_DECK:
                firsts += LIKED_FIRST[princess]
                seconds += LIKED_SECOND[princess]
        self.look_at_demands(firsts, seconds)

    def look_at_sheiks(self) -> None:
        """How everybody stands, and how far from the goal."""
        s, stats = self.s, self.stats
        for seat in range(s.players):
            stats[seat * STATS + APPEARANCE] = s.appearance(seat)
            stats[seat * STATS + STATUS] = s.status(seat)
            stats[seat * STATS + PALACE] = s.palace_halves(seat)
            stats[seat * STATS + GOLD] = s.gold[seat]
            self.room[seat] = s.capacity(seat) - s.guests[seat]
            distance = self.expected_distance(seat)
            self.distances[seat] = distance
            self.nearest = min(self.nearest, distance)
        self.rounds_left = self.t.horizon + self.t.horizon_per_princess * self.nearest

    def look_at_purses(self) -> None:
        """What everybody is going to earn."""
        s = self.s
        for seat in range(s.players):
            self.incomes[seat] = s.rules.income_of(s.colours[seat])
        span: i64 = int(self.rounds_left)
        for code in s.caravans:
            owner = caravan_seat(code)
            income = CARAVAN_INCOME[caravan_kind(code)]
            self.incomes[owner] += income
            self.caravan_gold[owner] += income * min(span, caravan_remaining(code))
        for seat in range(s.players):
            self.thrift[seat] = self.thrift_of(seat)

    def thrift_of(self, seat: i64) -> float:
        """What a gold piece is worth to a sheik: less, the more he has for the rounds that are left."""
        s = self.s
        t = self.t
        base = s.rules.income_of(s.colours[seat]) - s.rules.upkeep * s.guests[seat]
        wealth = float(s.gold[seat] + self.caravan_gold[seat]) + float(base) * self.rounds_left
        plenty = max(0.0, wealth) / (t.spending * self.rounds_left)
        return t.thrift / (1.0 + plenty * plenty)

    # How far from the goal.

    def distance(self, seat: i64, goal: i64, more: i64, talents: i64, flexible: i64) -> i64:
        """How many princesses a sheik with such a goal still needs."""
        s = self.s
        number = s.guests[seat] + more
        by_goal = max(s.rules.minimum - number, lacking(goal, talents, flexible))
        return max(0, min(by_goal, s.rules.maximum - number))

    def may_have(self, seat: i64, goal: i64) -> bool:
        """Whether this may be a sheik's goal, as far as the one who looks knows; NOBODY knows everything."""
        if seat == self.me or self.me == NOBODY:
            return goal == self.s.goals[seat]
        return goal != self.my_goal

    def expected_distance(self, seat: i64) -> float:
        """Own goal known, a rival's any other; notes the distance for every goal on the way."""
        rules = self.s.rules
        guests = self.s.guests[seat]
        fewest = rules.minimum - guests
        most = rules.maximum - guests
        place = self.flexible[seat] * INDICES + self.talents[seat]
        total: i64 = 0
        number: i64 = 0
        goals = self.goals
        first = seat * len(goals)
        for index in range(len(goals)):
            goal = goals[index]
            distance = LACKING[goal * GOAL_STEP + place]
            if distance < fewest:
                distance = fewest
            if distance > most:
                distance = most
            if distance < 0:
                distance = 0
            self.by_goal[first + index] = distance
            if self.may_have(seat, goal):
                total += distance
                number += 1
        return float(total) / float(number)

    # What a princess is worth.

    def look_at_princesses(self) -> None:
        """Those who choose this round and those who have not made up their minds; with three players the next, too."""
        s = self.s
        for princess in s.in_play:
            self.court(princess, 1.0)
        for princess in s.undecided:
            self.court(princess, 1.0)
        for princess in s.later:
            self.court(princess, self.t.next_round)

    def court(self, princess: i64, share: float) -> None:
        if len(self.courted) >= MOST_COURTED:
            return
        self.courted = append(self.courted, princess)
        for seat in range(self.s.players):
            self.weigh(princess, seat)
            self.hopes = append(self.hopes, share * self.hope)
            self.fears = append(self.fears, share * self.fear)

    def weigh(self, princess: i64, seat: i64) -> None:
        """What she is worth to a sheik (`hope`), and what it costs his rivals if she goes to him (`fear`)."""
        t = self.t
        if princess == SIDI:
            self.hope = -t.sidi
            self.fear = -t.fear * t.sidi
            return
        rules = self.s.rules
        guests = self.s.guests[seat] + 1
        fewest = rules.minimum - guests
        most = rules.maximum - guests
        talent = ONE_TALENT[princess]
        talents = self.talents[seat]
        if talent >= 0:
            talents = MORE[talents * 4 + talent]
        place = (self.flexible[seat] | TWO_TALENTS[princess]) * INDICES + talents
        goals, by_goal = self.goals, self.by_goal
        first = seat * len(goals)
        hope = 0.0
        fear = 0.0
        number = 0.0
        for index in range(len(goals)):
            goal = goals[index]
            if self.may_have(seat, goal):
                number += 1.0
                here = by_goal[first + index]
                there = LACKING[goal * GOAL_STEP + place]
                if there < fewest:
                    there = fewest
                if (there if there < most else most) < here:
                    hope += t.hopes[here]
                    fear += t.fears[here]
                else:
                    hope += t.company
        power = t.power * t.powers[princess]
        self.hope = hope / number + power - self.rounds_left * t.upkeep
        self.fear = fear / number + t.fear * power

    def brings_nearer(self, princess: i64, seat: i64) -> float:
        """By how many princesses she shortens the way to a goal that is known."""
        if princess == SIDI:
            return -1.0
        talent = ONE_TALENT[princess]
        after = MORE[self.talents[seat] * 4 + talent] if talent >= 0 else self.talents[seat]
        flexible = self.flexible[seat] | TWO_TALENTS[princess]
        return self.distances[seat] - float(self.distance(seat, self.s.goals[seat], 1, after, flexible))

    def stake(self, which: i64, holder: i64, seat: i64) -> float:
        """What it means for a sheik if the courted princess goes to the holder."""
        if holder == NOBODY:
            return 0.0
        if holder == seat:
            return self.hopes[which * self.s.players + seat]
        return -self.fears[which * self.s.players + holder]

    # Whom she would choose.

    def gain_of(self, seat: i64, item: i64) -> i64:
        """What buying an item adds to appearance, status or palace (in halves)."""
        s = self.s
        if item == BUY_APPEARANCE:
            return self.token_gain(seat, s.token_offer)
        if item == BUY_STATUS:
            return STATUS_POINTS[s.status_offer]
        if item == BUY_PALACE:
            return 2
        return 0

    def token_gain(self, seat: i64, token: i64) -> i64:
        """One, or two if the token completes a set."""
        s = self.s
        mine = s.tokens_of(seat, token)
        one = s.tokens_of(seat, (token + 1) % TOKEN_TYPES)
        other = s.tokens_of(seat, (token + 2) % TOKEN_TYPES)
        return 2 if mine < one and mine < other else 1

    def choice(self, princess: i64, buyer: i64, item: i64) -> i64:
        """The sheik whom she would choose if the buyer had the item (or NO_ITEM), or NOBODY."""
        s = self.s
        first, second = FIRST_PREFERENCE[princess], SECOND_PREFERENCE[princess]
        if s.swapped >> princess & 1:
            first, second = second, first
        return self.choice_by(princess, first, second, buyer, item)

    def choice_by(self, princess: i64, first: i64, second: i64, buyer: i64, item: i64) -> i64:
        s = self.s
        stat: i64 = -1
        gain: i64 = 0
        if item >= BUY_APPEARANCE and item <= BUY_PALACE:
            stat = item - BUY_APPEARANCE
            gain = self.gain_of(buyer, item)
        room, stats = self.room, self.stats
        leader: i64 = NOBODY
        tied = False
        highest: i64 = 0
        runner: i64 = 0
        for seat in range(s.players):
            if princess == SIDI:
                value = s.guests[seat]
                tie: i64 = 0
            else:
                free = room[seat]
                value = stats[seat * STATS + first]
                tie = stats[seat * STATS + second]
                if seat == buyer:
                    if stat == first:
                        value += gain
                    elif stat == second:
                        tie += gain
                    if stat == PALACE:
                        free += 1
                if free <= 0:
                    continue
            if (leader == NOBODY and not tied) or value > highest or (value == highest and tie > runner):
                leader = seat
                highest = value
                runner = tie
                tied = False
            elif value == highest and tie == runner:
                tied = True
                leader = NOBODY
        return leader

    # Standing.

    def margin(self, seat: i64, stat: i64) -> i64:
        """The lead over the best rival, in halves of a point; negative if behind."""
        best: i64 = -100
        for other in range(self.s.players):
            if other != seat:
                value = self.stats[other * STATS + stat]
                if value > best:
                    best = value
        margin = self.stats[seat * STATS + stat] - best
        return margin if stat == PALACE else 2 * margin

    def look_at_demands(self, firsts: i64, seconds: i64) -> None:
        """For each preference, the share of princesses still to come who like it; a second preference counts less."""
        number: i64 = 0
        for stat in range(STATS):
            number += firsts >> COUNT_BITS * stat & COUNT_MASK
        share = 1.0 / float(max(1, number))
        for stat in range(STATS):
            first = firsts >> COUNT_BITS * stat & COUNT_MASK
            second = seconds >> COUNT_BITS * stat & COUNT_MASK
            self.demands[stat] = share * (float(first) + self.t.second_preference * float(second))

    def next_hope(self, seat: i64) -> float:
        """What the next fitting princess is worth to a sheik."""
        missing: i64 = int(self.distances[seat] + 0.5)
        return self.t.hopes[max(1, min(FARTHEST, missing))]
