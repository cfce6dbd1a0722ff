"""What each thing on the market is worth to a sheik right now, its price included, in gold against doing nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.bills import bill
from serai.games.emira.bots.survey import NO_ITEM, Survey
from serai.games.emira.components import (
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    CARAVAN_INCOME,
    CARAVAN_SPACES,
    FIRST_PREFERENCE,
    GOLD,
    PALACE,
    SECOND_PREFERENCE,
)
from serai.games.emira.phases.actions import on_offer, price
from serai.games.emira.table import Table

ITEM_COUNT: Final[i64] = 8
TYPES: Final[i64] = 6  # a caravan of either speed is one type
TYPE_OF: Final = vec[i64]([0, 0, 1, 1, 2, 3, 4, 5])
UNWANTED: Final = -1.0e6
NO_DANGER: Final = 1.0e6
UNKNOWN: Final = -2
SHOWN: Final = 3  # appearance, status and palace can be bought
GOLD_SPREAD: Final = 600.0  # this much more gold than anybody else is a sure lead


class Wants:
    """What a sheik wants; `consider` says which sheik it is about."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        survey.look_at_princesses()
        number = len(survey.courted)
        self.firsts = vec[i64](capacity=number)  # what each courted princess likes first
        self.now = vec[i64](capacity=number)  # whom she would choose as things are
        self.by_purse = False  # one of them likes gold most
        for princess in survey.courted:
            first = first_preference(survey.s, princess)
            self.firsts = append(self.firsts, first)
            self.now = append(self.now, survey.choice(princess, NOBODY, NO_ITEM))
            if first == GOLD:
                self.by_purse = True
        self.rivals = vec[i64]([0] * number)  # the mask of those who could win her by a purchase
        # By courted princess, stat and seat: whom she would choose if he bought it; UNKNOWN until somebody asks.
        self.then = vec[i64]([UNKNOWN] * (number * SHOWN * survey.s.players))
        self.items = vec[i64](capacity=ITEM_COUNT)  # what is on offer
        self.caravans = vec[float]([0.0] * BUY_APPEARANCE)  # what each caravan on offer is going to pay
        for item in range(ITEM_COUNT):
            if on_offer(survey.s, item):
                self.items = append(self.items, item)
                if item < BUY_APPEARANCE:
                    self.caravans[item] = payments_of(survey, item)
        # Of the sheik considered:
        self.seat: i64 = NOBODY
        self.dangers = vec[float]([NO_DANGER] * number)  # what rivals can do to him with each princess
        self.newcomers: i64 = 0  # princesses who may move in, if what was last looked at comes true
        self.idle = 0.0  # what the princesses mean to him if he does nothing for them
        self.idle_newcomers: i64 = 0
        self.nothing = 0.0  # doing nothing, the measure of everything else
        self.due: i64 = 0
        self.richest: i64 = NOBODY  # the rival with room who is likely to have most gold left
        self.most = 0.0
        for which in range(number):
            self.rivals[which] = self.rivals_for(which)

    def consider(self, seat: i64) -> None:
        self.seat = seat
        survey = self.survey
        for which in range(len(survey.courted)):
            self.dangers[which] = self.danger(which)
        self.due = bill(survey.s, seat)
        if self.by_purse:
            self.look_for_richest()
        gold = survey.s.gold[seat]
        self.idle = self.courting(NO_ITEM, gold)
        self.idle_newcomers = self.newcomers
        self.nothing = self.idle + self.purse(gold)

    # This round's princesses.

    def choice(self, which: i64, buyer: i64, item: i64) -> i64:
        """Whom a courted princess would choose if the buyer had an appearance token, status card or section."""
        survey = self.survey
        place = (which * SHOWN + item - BUY_APPEARANCE) * survey.s.players + buyer
        holder = self.then[place]
        if holder == UNKNOWN:
            holder = survey.choice(survey.courted[which], buyer, item)
            self.then[place] = holder
        return holder

    def danger(self, which: i64) -> float:
        """What it means for the sheik if the rival whom he likes least wins a princess by a purchase."""
        survey = self.survey
        worst = NO_DANGER
        for rival in range(survey.s.players):
            if rival != self.seat and self.rivals[which] >> rival & 1:
                worst = min(worst, survey.stake(which, rival, self.seat))
        return worst

    def rivals_for(self, which: i64) -> i64:
        """The mask of the sheiks who can still act, and win a princess by what they can buy."""
        survey = self.survey
        s = survey.s
        rivals: i64 = 0
        for seat in range(s.players):
            if not s.in_u(seat):
                continue
            item = BUY_PALACE if survey.room[seat] <= 0 else BUY_APPEARANCE + self.firsts[which]
            if item > BUY_PALACE or not on_offer(s, item) or s.gold[seat] < price(s, seat, item):
                continue
            if self.choice(which, seat, item) == seat:
                rivals |= 1 << seat
        return rivals

    def princesses(self, item: i64, left: i64) -> float:
        """What this round's princesses mean to the sheik if he takes an item and keeps this much gold."""
        if not self.by_purse and (item < BUY_APPEARANCE or item > BUY_PALACE):
            self.newcomers = self.idle_newcomers
            return self.idle
        return self.courting(item, left)

    def courting(self, item: i64, left: i64) -> float:
        survey = self.survey
        relevant = item >= BUY_APPEARANCE and item <= BUY_PALACE
        total = 0.0
        self.newcomers = 0
        for which in range(len(survey.courted)):
            first = self.firsts[which]
            if first == GOLD:
                total += self.by_gold(which, left, item)
                continue
            holder = self.choice(which, self.seat, item) if relevant else self.now[which]
            stake = survey.stake(which, holder, self.seat)
            if holder == self.seat:
                self.newcomers += 1
            if relevant and item - BUY_APPEARANCE == first:
                total += stake
            else:
                total += stake + survey.t.threat * min(0.0, self.dangers[which] - stake)
        return total

    def look_for_richest(self) -> None:
        survey = self.survey
        s = survey.s
        self.richest = NOBODY
        self.most = 0.0
        for rival in range(s.players):
            if rival != self.seat and survey.room[rival] > 0:
                purse = float(s.gold[rival])
                if s.in_u(rival):
                    purse -= survey.t.usual_spending
                if self.richest == NOBODY or purse > self.most:
                    self.richest = rival
                    self.most = purse

    def by_gold(self, which: i64, left: i64, item: i64) -> float:
        """A princess who likes gold most: the chance depends on the gold likely to be left."""
        survey = self.survey
        seat, richest = self.seat, self.richest
        has_room = survey.room[seat] > 0 or item == BUY_PALACE
        if richest == NOBODY:
            return survey.stake(which, seat, seat) if has_room else 0.0
        if not has_room:
            return survey.stake(which, richest, seat)
        self.newcomers += 1
        chance = max(0.0, min(1.0, 0.5 + (float(left) - self.most) / GOLD_SPREAD))
        return chance * survey.stake(which, seat, seat) + (1.0 - chance) * survey.stake(which, richest, seat)

    # What lasts.

    def lasting(self, item: i64) -> float:
        survey = self.survey
        if item < BUY_APPEARANCE:
            return self.caravans[item] * survey.thrift[self.seat]
        if item == BUY_CAMEL:
            return self.camel_worth(survey.s.camel_rate(self.seat))
        worth = self.point_worth(item - BUY_APPEARANCE, survey.gain_of(self.seat, item))
        return worth + self.room_worth() if item == BUY_PALACE else worth

    def camel_worth(self, discount: i64) -> float:
        """A discount in the auctions to come."""
        survey = self.survey
        return float(discount) * survey.t.camel_use * survey.rounds_left * survey.thrift[self.seat]

    def point_worth(self, stat: i64, gain: i64) -> float:
        """What a gain of some points (halves for the palace) adds to the chances with princesses to come."""
        survey = self.survey
        t = survey.t
        margin = survey.margin(self.seat, stat)
        halves = gain if stat == PALACE else 2 * gain
        better = t.lead(margin + halves) - t.lead(margin)
        rounds = min(t.lead_rounds, survey.rounds_left)
        return rounds * survey.demands[stat] * survey.next_hope(self.seat) * better

    def room_worth(self) -> float:
        """One more room, by how many are free after the certain arrivals; nothing if the goal needs no more."""
        t = self.survey.t
        free = self.survey.room[self.seat] - self.idle_newcomers
        if float(free) >= self.survey.distances[self.seat]:
            return 0.0
        if free <= 0:
            return t.room_0
        if free == 1:
            return t.room_1
        return t.room_2 if free == 2 else 0.0

    # Money.

    def purse(self, left: i64) -> float:
        """What an amount of gold left means for upkeep, newcomers included, and for the next round."""
        survey = self.survey
        t = survey.t
        due = self.due + self.newcomers * survey.s.rules.upkeep
        worth = 0.0
        if left < due:
            worth -= t.ruin
        ahead = float(left - due + survey.incomes[self.seat])
        if ahead < t.reserve:
            worth -= t.shortage * (t.reserve - ahead)
        return worth

    # Everything together, against doing nothing.

    def item(self, item: i64, gold: i64) -> float:
        """An item bought with this much gold at hand."""
        cost = price(self.survey.s, self.seat, item)
        if cost > gold:
            return UNWANTED
        left = gold - cost
        worth = self.princesses(item, left) - float(cost) * self.survey.thrift[self.seat]
        return worth + self.lasting(item) + self.purse(left) - self.nothing

    def consolation(self, gold: i64) -> float:
        more = self.survey.s.rules.consolation
        worth = self.princesses(NO_ITEM, gold + more) + float(more) * self.survey.thrift[self.seat]
        return worth + self.purse(gold + more) - self.nothing

    def by_type(self) -> vec[float]:
        """The worth of each type of action."""
        s = self.survey.s
        gold = s.gold[self.seat]
        worths = vec[float]([UNWANTED] * TYPES)
        for item in self.items:
            worth = self.item(item, gold)
            if worth > worths[TYPE_OF[item]]:
                worths[TYPE_OF[item]] = worth
        return worths


def payments_of(survey: Survey, item: i64) -> float:
    """What a caravan is going to pay while the game lasts, later payments counted less."""
    rounds = min(float(CARAVAN_SPACES[item]), max(0.0, survey.rounds_left - 0.5))
    return float(CARAVAN_INCOME[item]) * survey.t.payments_of(rounds) * survey.t.later_gold


def first_preference(s: Table, princess: i64) -> i64:
    return SECOND_PREFERENCE[princess] if s.swapped >> princess & 1 else FIRST_PREFERENCE[princess]
