"""Auctions: what the first choice is worth, and what to bid for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.emira.bills import bill
from serai.games.emira.bots.wants import TYPE_OF, TYPES, Wants
from serai.games.emira.phases.actions import price
from serai.games.emira.phases.auction import CONSOLATION, DECLINE, NO_BID
from serai.games.emira.phases.bidding import BID_STEP, PASS, TAKE_150, option_of_bid
from serai.games.emira.phases.consolation import consolation_due
from serai.games.emira.table import Table

LEAST_PROFIT: Final = 10.0  # gold
# On the scale of scores:
CONSOLATION_SURE: Final = 0.5
SURE: Final = 3.0
NOT_NOW: Final = -2.0
JUMPING: Final = 0.2
TOO_EARLY: Final = 0.3
TOO_MUCH: Final = 0.8


class Contest:
    """What is at stake in the running auction for the sheik who is asked."""

    def __init__(self, wants: Wants) -> None:
        self.wants = wants
        survey = wants.survey
        s = survey.s
        me = survey.me
        wants.consider(me)
        self.mine = wants.by_type()
        self.fallback = 0.0  # doing nothing, or the consolation
        if consolation_due(s, me):
            self.fallback = max(0.0, wants.consolation(s.gold[me]))
        self.best: i64 = best_of(self.mine, 0)
        self.first = max(self.fallback, self.mine[self.best])
        self.later = self.worst_case()  # what is to be expected if a rival chooses first
        self.pressure: i64 = 0  # the highest bid to be expected of a rival who has not passed
        self.spare = self.gold_to_spare()

    def worst_case(self) -> float:
        """What is left in the worst case, whatever the rivals take."""
        s = self.wants.survey.s
        taken: i64 = 0
        for seat in range(s.players):
            if seat != self.wants.survey.me and s.in_u(seat):
                taken |= 1 << best_of(self.mine, taken)
        return max(self.fallback, self.mine[best_of(self.mine, taken)])

    def look_at_rivals(self) -> None:
        """The rivals, the most eager first, take what they want most; there will be auctions in between."""
        wants = self.wants
        survey = wants.survey
        s = survey.s
        rivals = vec[vec[float]](capacity=s.players)  # for each the worth of the types to him
        for seat in range(s.players):
            if seat != survey.me and s.in_u(seat):
                wants.consider(seat)
                worths = wants.by_type()
                rivals = append(rivals, worths)
                if not s.passed >> seat & 1:
                    self.pressure = max(self.pressure, pressure_of(s, seat, survey.thrift[seat], worths))
        number = len(rivals)
        if number == 0:
            return
        taken: i64 = 0
        done: i64 = 0
        left = vec[float](capacity=number)
        while len(left) < number:
            rival = most_eager(rivals, done, taken)
            done |= 1 << rival
            pick = best_of(rivals[rival], taken)
            if rivals[rival][pick] > 0.0:
                taken |= 1 << pick
            left = append(left, max(self.fallback, self.mine[best_of(self.mine, taken)]))
        later = left[number - 1]
        for before in range(2, number + 1):
            worth = left[number - before]
            later = worth - survey.t.rivalry * (worth - later)
        self.later = later

    def gold_to_spare(self) -> i64:
        """What is left of the gold after the best thing on offer and the upkeep, one princess more included."""
        s = self.wants.survey.s
        me = self.wants.survey.me
        cheapest: i64 = 1 << 30
        for item in self.wants.items:
            if TYPE_OF[item] == self.best:
                cheapest = min(cheapest, price(s, me, item))
        return s.gold[me] - cheapest - bill(s, me) - s.rules.upkeep

    def limit(self) -> i64:
        """The highest bid that is worth it, discount included."""
        survey = self.wants.survey
        worth: i64 = int((self.first - self.later) * survey.t.daring / survey.thrift[survey.me])
        return min(worth, self.spare) + survey.s.discount(survey.me)


def most_eager(rivals: vec[vec[float]], done: i64, taken: i64) -> i64:
    """The rival to whom the first choice among what is left matters most."""
    eager: i64 = -1
    most = 0.0
    for rival in range(len(rivals)):
        if not done >> rival & 1:
            worths = rivals[rival]
            favourite = best_of(worths, taken)
            margin = worths[favourite] - second_of(worths, taken, favourite)
            if eager < 0 or margin > most:
                most = margin
                eager = rival
    return eager


def pressure_of(s: Table, seat: i64, thrift: float, worths: vec[float]) -> i64:
    """What a rival may bid for his favourite."""
    favourite = best_of(worths, 0)
    margin = worths[favourite] - second_of(worths, 0, favourite)
    bid: i64 = int(max(0.0, margin) / thrift)
    return min(bid, s.gold[seat]) + s.discount(seat)


def best_of(worths: vec[float], taken: i64) -> i64:
    """The type worth most among those not taken."""
    best: i64 = -1
    for kind in range(TYPES):
        if not taken >> kind & 1 and (best < 0 or worths[kind] > worths[best]):
            best = kind
    return best


def second_of(worths: vec[float], taken: i64, first: i64) -> float:
    """The worth of the next best type, or of doing nothing."""
    most = 0.0
    for kind in range(TYPES):
        if kind != first and not taken >> kind & 1:
            most = max(most, worths[kind])
    return most


def judge_bid(s: Table, wants: Wants, judgement: Judgement) -> None:
    """Raise as long as the first choice is worth it; otherwise pass, or take the consolation if nothing is better."""
    t = wants.survey.t
    contest = Contest(wants)
    judgement.add(PASS, 0.0)
    if len(s.options) > 1:
        better = (contest.fallback - contest.first) / t.temperature
        judgement.add(TAKE_150, CONSOLATION_SURE + better if contest.fallback > 0.0 else NOT_NOW)
    if s.high < s.low:
        return
    if contest.first <= contest.fallback:
        judgement.add(s.low, NOT_NOW)
        return
    lowest = s.bid + BID_STEP
    if contest.limit() >= lowest:
        contest.look_at_rivals()
    limit = contest.limit()
    profit = (float(limit - lowest) + LEAST_PROFIT) * wants.survey.thrift[wants.survey.me] / t.temperature
    profit = max(-SURE, min(SURE, profit))
    judgement.add(s.low, profit)
    if limit > lowest:
        expected = min(limit, contest.pressure + BID_STEP)
        add_bid(s, lowest + int(float(expected - lowest) * t.jump), profit + JUMPING, judgement)
        add_bid(s, expected, profit - TOO_EARLY, judgement)
        add_bid(s, limit, profit - TOO_MUCH, judgement)


def add_bid(s: Table, bid: i64, score: float, judgement: Judgement) -> None:
    """A bid above those already there, in steps of ten."""
    option = option_of_bid(bid // BID_STEP * BID_STEP)
    if option > judgement.options[-1] and s.low <= option <= s.high:
        judgement.add(option, score)


def may_get_poor(s: Table) -> bool:
    """Whether the last player can bid himself below the limit of the consolation for less than it brings."""
    gold = s.gold[s.seat]
    below = s.rules.consolation_below
    if gold < below or gold - below + BID_STEP >= s.rules.consolation:
        return False
    return not consolation_due(s, s.seat)


def judge_last_bid(s: Table, wants: Wants, judgement: Judgement) -> None:
    """A voluntary bid only makes the bidder poor enough for the consolation."""
    survey = wants.survey
    me = survey.me
    judgement.add(NO_BID, 0.0)
    gold = s.gold[me]
    pay = gold - s.rules.consolation_below + BID_STEP
    option = (pay + s.discount(me)) // BID_STEP
    if option < s.low or option > s.high:
        return
    wants.consider(me)
    mine = wants.by_type()
    best = max(0.0, mine[best_of(mine, 0)])
    gain = wants.consolation(gold - pay) - float(pay) * survey.thrift[me] - best
    judgement.add(option, gain / survey.t.temperature)


def judge_action(s: Table, wants: Wants, judgement: Judgement) -> None:
    """Take what is worth most."""
    me = wants.survey.me
    temperature = wants.survey.t.temperature
    gold = s.gold[me]
    wants.consider(me)
    for option in s.options:
        if option == DECLINE:
            judgement.add(option, 0.0)
        elif option == CONSOLATION:
            judgement.add(option, wants.consolation(gold) / temperature)
        else:
            judgement.add(option, wants.item(option, gold) / temperature)
