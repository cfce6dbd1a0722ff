"""The table as the sheik who is asked sees it: how everybody stands, who lacks what, whom a princess would choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.components import (
    BUY_APPEARANCE,
    BUY_PALACE,
    BUY_STATUS,
    CARAVAN_INCOME,
    FIRST_PREFERENCE,
    PALACE,
    PRINCESS_CARDS,
    SECOND_PREFERENCE,
    SIDI,
    STATUS_POINTS,
    TOKEN_TYPES,
)
from serai.games.emira.insight.tactics import FARTHEST, Tactics
from serai.games.emira.insight.talents import GOALS_FOR, MORE, ONE_TALENT, TWO_TALENTS, lacking
from serai.games.emira.table import IN_DECK, NO_CARD, Table, caravan_kind, caravan_remaining, caravan_seat

NO_ITEM: Final = -1
STATS: Final = 4
MOST_COURTED: Final = 4  # further undecided princesses are left out of account


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
        self.talents = [0] * players
        self.flexible = [0] * players
        for princess in range(PRINCESS_CARDS):
            owner = s.princess_at[princess]
            if owner >= 0:
                talent = ONE_TALENT[princess]
                if talent >= 0:
                    self.talents[owner] = MORE[self.talents[owner] * 4 + talent]
                else:
                    self.flexible[owner] |= TWO_TALENTS[princess]
        self.stats: list[int] = []
        self.room: list[int] = []
        for seat in range(players):
            self.stats.append(s.appearance(seat))
            self.stats.append(s.status(seat))
            self.stats.append(s.palace_halves(seat))
            self.stats.append(s.gold[seat])
            self.room.append(s.capacity(seat) - s.guests[seat])
        self.goals = GOALS_FOR[players]
        self.by_goal: list[int] = []  # by seat and goal: how many princesses he would still need
        self.distances: list[float] = []  # the same for the own goal, and on the average of what a rival's may be
        nearest = float(FARTHEST)
        for seat in range(players):
            distance = self.expected_distance(seat)
            self.distances.append(distance)
            nearest = min(nearest, distance)
        self.rounds_left = t.horizon + t.horizon_per_princess * nearest
        self.incomes: list[int] = [s.rules.income_of(s.colours[seat]) for seat in range(players)]
        self.caravan_gold: list[int] = [0] * players  # what the caravans are still going to pay
        span = int(self.rounds_left)
        for code in s.caravans:
            owner = caravan_seat(code)
            income = CARAVAN_INCOME[caravan_kind(code)]
            self.incomes[owner] += income
            self.caravan_gold[owner] += income * min(span, caravan_remaining(code))
        self.thrift: list[float] = [self.thrift_of(seat) for seat in range(players)]
        self.shares: list[float] = []
        # The princesses who are about to choose; `look_at_princesses` fills these.
        self.hope = 0.0
        self.fear = 0.0
        self.courted: list[int] = []
        self.hopes: list[float] = []  # by courted princess and seat: what she is worth to him
        self.fears: list[float] = []  # and what it costs the others if he gets her

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
        number: i64 = s.guests[seat] + more
        by_goal = max(s.rules.minimum - number, lacking(goal, talents, flexible))
        return max(0, min(by_goal, s.rules.maximum - number))

    def may_have(self, seat: i64, goal: i64) -> bool:
        """Whether this may be a sheik's goal, as far as the one who looks knows; NOBODY knows everything."""
        if seat == self.me or self.me == NOBODY:
            return goal == self.s.goals[seat]
        return goal != self.my_goal

    def expected_distance(self, seat: i64) -> float:
        """Own goal known, a rival's any other."""
        talents, flexible = self.talents[seat], self.flexible[seat]
        total: i64 = 0
        number: i64 = 0
        for goal in self.goals:
            distance = self.distance(seat, goal, 0, talents, flexible)
            self.by_goal.append(distance)
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
        self.courted.append(princess)
        for seat in range(self.s.players):
            self.weigh(princess, seat)
            self.hopes.append(share * self.hope)
            self.fears.append(share * self.fear)

    def weigh(self, princess: i64, seat: i64) -> None:
        """What she is worth to a sheik (`hope`), and what it costs his rivals if she goes to him (`fear`)."""
        t = self.t
        if princess == SIDI:
            self.hope = -t.sidi
            self.fear = -t.fear * t.sidi
            return
        talent = ONE_TALENT[princess]
        before = self.talents[seat]
        after = MORE[before * 4 + talent] if talent >= 0 else before
        flexible = self.flexible[seat] | TWO_TALENTS[princess]
        first = seat * len(self.goals)
        power = t.power * t.powers[princess]
        hope = 0.0
        fear = 0.0
        number = 0.0
        for place in range(len(self.goals)):
            goal = self.goals[place]
            if self.may_have(seat, goal):
                here = self.by_goal[first + place]
                if self.distance(seat, goal, 1, after, flexible) < here:
                    hope += t.hopes[here]
                    fear += t.fears[here]
                else:
                    hope += t.company
                number += 1.0
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
        fewest_others: i64 = 99
        for other in range(TOKEN_TYPES):
            if other != token:
                fewest_others = min(fewest_others, s.tokens_of(seat, other))
        return 2 if s.tokens_of(seat, token) < fewest_others else 1

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
        leader: i64 = NOBODY
        tied = False
        highest: i64 = 0
        runner: i64 = 0
        for seat in range(s.players):
            if princess == SIDI:
                value: i64 = s.guests[seat]
                tie: i64 = 0
            else:
                free: i64 = self.room[seat]
                value = self.stats[seat * STATS + first]
                tie = self.stats[seat * STATS + second]
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
                value: i64 = self.stats[other * STATS + stat]
                if value > best:
                    best = value
        margin: i64 = self.stats[seat * STATS + stat] - best
        return margin if stat == PALACE else 2 * margin

    def demands(self) -> list[float]:
        """For each preference the share of the princesses still to come who like it, those who like it second less."""
        if self.shares:
            return self.shares
        s = self.s
        number: i64 = 0
        first = [0] * STATS
        second = [0] * STATS
        for princess in range(SIDI):
            if s.princess_at[princess] == IN_DECK:
                number += 1
                first[FIRST_PREFERENCE[princess]] += 1
                second[SECOND_PREFERENCE[princess]] += 1
        share = 1.0 / float(max(1, number))
        for stat in range(STATS):
            self.shares.append(share * (float(first[stat]) + self.t.second_preference * float(second[stat])))
        return self.shares

    def next_hope(self, seat: i64) -> float:
        """What the next fitting princess is worth to a sheik."""
        return self.t.hopes[max(1, min(FARTHEST, int(self.distances[seat] + 0.5)))]
