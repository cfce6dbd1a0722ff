"""What each thing on the market is worth to a sheik right now, its price included, in gold against doing nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.components import (
    APPEARANCE,
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    CARAVAN_INCOME,
    CARAVAN_SPACES,
    FIRST_PREFERENCE,
    GOLD,
    PALACE,
    SECOND_PREFERENCE,
    SIDI,
    STATUS,
)
from serai.games.emira.insight.survey import NO_ITEM, Survey
from serai.games.emira.phases.actions import on_offer, price
from serai.games.emira.phases.upkeep import bill

ITEM_COUNT: Final = 8
TYPES: Final = 6  # a caravan of either speed is one type
TYPE_OF: Final = [0, 0, 1, 1, 2, 3, 4, 5]
UNWANTED: Final = -1.0e6  # not to be had
GOLD_SPREAD: Final = 600.0  # so much more gold than anybody else is a sure lead


class Wants:
    """What the sheiks want: for each seat and item, its worth, or UNWANTED."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        players = survey.s.players
        survey.look_at_princesses()
        self.now: list[int] = []  # whom each courted princess would choose as things are
        for princess in survey.courted:
            self.now.append(survey.choice(princess, NOBODY, NO_ITEM))
        self.demands: list[float] = [survey.demand(APPEARANCE), survey.demand(STATUS), survey.demand(PALACE)]

    # This round's princesses.

    def first_preference(self, princess: i64) -> i64:
        swapped = self.survey.s.swapped >> princess & 1
        return SECOND_PREFERENCE[princess] if swapped else FIRST_PREFERENCE[princess]

    def danger(self, which: i64, seat: i64) -> float:
        """What a sheik stands to lose or gain if the rivals do their best for a princess; none: as things are."""
        survey = self.survey
        s = survey.s
        princess = survey.courted[which]
        worst = survey.stake(which, self.now[which], seat)
        if princess == SIDI:
            return worst
        first = self.first_preference(princess)
        if first == GOLD:
            return worst
        item = BUY_APPEARANCE + first
        if not on_offer(s, item):
            return worst
        for rival in range(s.players):
            if rival != seat and s.in_u(rival) and s.gold[rival] >= price(s, rival, item):
                holder = survey.choice(princess, rival, item)
                if holder == rival:
                    worst = min(worst, survey.stake(which, holder, seat))
        return worst

    def courting(self, seat: i64, item: i64, left: i64) -> float:
        """What this round's princesses are worth to a sheik who takes the item and keeps so much gold."""
        survey = self.survey
        threat = survey.t.threat
        total = 0.0
        for which in range(len(survey.courted)):
            princess = survey.courted[which]
            first: i64 = -1 if princess == SIDI else self.first_preference(princess)
            if first == GOLD:
                total += self.by_gold(which, seat, left, item)
                continue
            relevant = item >= BUY_APPEARANCE and item <= BUY_PALACE
            holder = survey.choice(princess, seat, item) if relevant else self.now[which]
            stake = survey.stake(which, holder, seat)
            if relevant and item - BUY_APPEARANCE == first:
                total += stake
            else:
                total += stake + threat * min(0.0, self.danger(which, seat) - stake)
        return total

    def by_gold(self, which: i64, seat: i64, left: i64, item: i64) -> float:
        """A princess who likes gold most: a chance by the gold that is likely to be left."""
        survey = self.survey
        s = survey.s
        richest: i64 = NOBODY
        most = 0.0
        for rival in range(s.players):
            if rival != seat and survey.room[rival] > 0:
                purse = float(s.gold[rival])
                if s.in_u(rival):
                    purse -= survey.t.usual_spending
                if richest == NOBODY or purse > most:
                    richest = rival
                    most = purse
        has_room = survey.room[seat] > 0 or item == BUY_PALACE
        if richest == NOBODY:
            return survey.stake(which, seat, seat) if has_room else 0.0
        if not has_room:
            return survey.stake(which, richest, seat)
        chance = max(0.0, min(1.0, 0.5 + (float(left) - most) / GOLD_SPREAD))
        return chance * survey.stake(which, seat, seat) + (1.0 - chance) * survey.stake(which, richest, seat)

    # What lasts.

    def lasting(self, seat: i64, item: i64) -> float:
        survey = self.survey
        t = survey.t
        if item < BUY_APPEARANCE:
            payments = min(float(CARAVAN_SPACES[item]), max(0.0, survey.rounds_left - 0.5))
            return float(CARAVAN_INCOME[item]) * payments * t.later_gold
        if item == BUY_CAMEL:
            return float(survey.s.camel_rate(seat)) * t.camel_use * survey.rounds_left
        return self.standing(seat, item) + (self.room_worth(seat) if item == BUY_PALACE else 0.0)

    def standing(self, seat: i64, item: i64) -> float:
        """A better chance with the princesses to come."""
        return self.point_worth(seat, item - BUY_APPEARANCE, self.survey.gain_of(seat, item))

    def point_worth(self, seat: i64, stat: i64, gain: i64) -> float:
        """So many points (halves for the palace) of appearance, status or palace."""
        survey = self.survey
        t = survey.t
        margin = survey.margin(seat, stat)
        halves = gain if stat == PALACE else 2 * gain
        better = t.lead(margin + halves) - t.lead(margin)
        rounds = min(t.lead_rounds, survey.rounds_left)
        return rounds * self.demands[stat] * survey.next_hope(seat) * better

    def room_worth(self, seat: i64) -> float:
        """A room more, by how many are free; none if the goal needs no more."""
        survey = self.survey
        t = survey.t
        free: i64 = survey.room[seat]
        if float(free) >= survey.distances[seat]:
            return 0.0
        if free <= 0:
            return t.room_0
        if free == 1:
            return t.room_1
        return t.room_2 if free == 2 else 0.0

    # Money.

    def due(self, seat: i64) -> i64:
        """This round's upkeep, with a newcomer if there is room for one."""
        survey = self.survey
        due: i64 = bill(survey.s, seat)
        if survey.room[seat] > 0 and len(survey.courted) > 0:
            due += survey.s.rules.upkeep
        return due

    def purse(self, seat: i64, left: i64) -> float:
        """What so much gold after the purchase means for paying upkeep and for the next round; 0 if it is enough."""
        survey = self.survey
        t = survey.t
        due = self.due(seat)
        worth = 0.0
        if left < due and survey.s.guests[seat] > 0:
            worth -= t.ruin
        ahead = float(left - due + survey.incomes[seat])
        if ahead < t.reserve:
            worth -= t.shortage * (t.reserve - ahead)
        return worth

    def nothing(self, seat: i64) -> float:
        """Doing nothing, the measure of everything else."""
        gold: i64 = self.survey.s.gold[seat]
        return self.courting(seat, NO_ITEM, gold) + self.purse(seat, gold)

    def item(self, seat: i64, item: i64, gold: i64) -> float:
        """An item bought with so much gold at hand, on the scale of `nothing`."""
        cost = price(self.survey.s, seat, item)
        if cost > gold:
            return UNWANTED
        left = gold - cost
        return self.courting(seat, item, left) + self.lasting(seat, item) - float(cost) + self.purse(seat, left)

    def consolation(self, seat: i64, gold: i64) -> float:
        more = gold + self.survey.s.rules.consolation
        return self.courting(seat, NO_ITEM, more) + float(self.survey.s.rules.consolation) + self.purse(seat, more)

    def by_type(self, seat: i64, into: list[float]) -> None:
        """The worth of each type on offer for a seat, against doing nothing."""
        s = self.survey.s
        nothing = self.nothing(seat)
        for kind in range(TYPES):
            into.append(UNWANTED)
        start = len(into) - TYPES
        gold = s.gold[seat]
        for item in range(ITEM_COUNT):
            if on_offer(s, item):
                worth = self.item(seat, item, gold) - nothing
                if worth > into[start + TYPE_OF[item]]:
                    into[start + TYPE_OF[item]] = worth
