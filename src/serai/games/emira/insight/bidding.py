"""Auctions: what the first choice is worth, and what to bid for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.emira.insight.wants import ITEM_COUNT, TYPE_OF, TYPES, UNWANTED, Wants
from serai.games.emira.moves import (
    BID_STEP,
    CONSOLATION,
    DECLINE,
    NO_BID,
    PASS,
    TAKE_150,
    option_of_bid,
)
from serai.games.emira.phases.actions import check_consolation, on_offer, price
from serai.games.emira.phases.upkeep import bill
from serai.games.emira.table import Table

CONSOLATION_SURE: Final = 0.5  # on the scale of scores
LEAST_PROFIT: Final = 10.0


class Contest:
    """What is at stake in the running auction for the sheik who is asked."""

    def __init__(self, wants: Wants) -> None:
        survey = wants.survey
        s = survey.s
        me = survey.me
        self.mine: list[float] = []
        wants.consider(me)
        wants.by_type(self.mine)
        self.fallback = 0.0  # doing nothing, or the consolation
        if check_consolation(s, me) is None:
            self.fallback = max(0.0, wants.consolation(s.gold[me]))
        self.best: i64 = best_of(self.mine, 0, 0)
        self.first = max(self.fallback, self.mine[self.best])
        self.later = self.first  # what is to be expected if a rival chooses first
        self.pressure: i64 = 0  # the highest bid to be expected of a rival who has not passed
        taken: i64 = 0
        left: list[float] = []
        rivals: list[float] = []
        for seat in range(s.players):
            if seat != me and s.in_u(seat):
                wants.consider(seat)
                wants.by_type(rivals)
                if not s.passed >> seat & 1:
                    self.pressure = max(self.pressure, pressure_of(s, seat, survey.thrift[seat], rivals))
        number = len(rivals) // TYPES
        done: i64 = 0
        while done != (1 << number) - 1:
            eager: i64 = -1
            most = 2.0 * UNWANTED
            pick: i64 = 0
            for rival in range(number):
                if done >> rival & 1:
                    continue
                favourite = best_of(rivals, rival * TYPES, taken)
                margin = rivals[rival * TYPES + favourite] - second_of(rivals, rival * TYPES, taken, favourite)
                if margin > most:
                    most = margin
                    eager = rival
                    pick = favourite
            done |= 1 << eager
            if rivals[eager * TYPES + pick] > 0.0:
                taken |= 1 << pick
            left.append(max(self.fallback, self.mine[best_of(self.mine, 0, taken)]))
        if number:
            later = left[number - 1]
            for turn in range(number - 1):
                worth = left[number - 2 - turn]
                later = worth - survey.t.rivalry * (worth - later)
            self.later = later

    def limit(self, wants: Wants) -> i64:
        """The highest bid that is worth it, discount included."""
        s = wants.survey.s
        me = wants.survey.me
        worth = int((self.first - self.later) * wants.survey.t.daring / wants.survey.thrift[me])
        spare: i64 = s.gold[me]
        cheapest: i64 = 1 << 30
        for item in range(ITEM_COUNT):
            if TYPE_OF[item] == self.best and on_offer(s, item):
                cheapest = min(cheapest, price(s, me, item))
        spare -= cheapest + bill(s, me) + s.rules.upkeep
        return min(worth, spare) + s.discount(me)


def pressure_of(s: Table, seat: i64, thrift: float, rivals: list[float]) -> i64:
    """What a rival, the last in the list, may bid for his favourite."""
    start = len(rivals) - TYPES
    favourite = best_of(rivals, start, 0)
    margin = rivals[start + favourite] - second_of(rivals, start, 0, favourite)
    return min(int(max(0.0, margin) / thrift), s.gold[seat]) + s.discount(seat)


def best_of(worths: list[float], start: i64, taken: i64) -> i64:
    """The type worth most among those not taken."""
    best: i64 = -1
    for kind in range(TYPES):
        if not taken >> kind & 1 and (best < 0 or worths[start + kind] > worths[start + best]):
            best = kind
    return best


def second_of(worths: list[float], start: i64, taken: i64, first: i64) -> float:
    """The worth of the next best type, or of doing nothing."""
    most = 0.0
    for kind in range(TYPES):
        if kind != first and not taken >> kind & 1:
            most = max(most, worths[start + kind])
    return most


def judge_bid(s: Table, wants: Wants, judgement: Judgement) -> None:
    """Raise as long as the first choice is worth it; otherwise pass, or take the consolation if nothing is better."""
    temperature = wants.survey.t.temperature
    contest = Contest(wants)
    judgement.add(PASS, 0.0)
    if len(s.options) > 1:
        better = (contest.fallback - contest.first) / temperature
        judgement.add(TAKE_150, CONSOLATION_SURE + better if contest.fallback > 0.0 else -2.0)
    if s.high < s.low:
        return
    limit = contest.limit(wants)
    lowest = s.bid + BID_STEP
    profit = (float(limit - lowest) + LEAST_PROFIT) * wants.survey.thrift[wants.survey.me] / temperature
    if contest.first <= contest.fallback:
        profit = min(profit, -1.0)
    judgement.add(s.low, profit)
    if limit <= lowest:
        return
    expected = min(limit, contest.pressure + BID_STEP)
    jump = lowest + int(float(expected - lowest) * wants.survey.t.jump)
    add_bid(s, jump, profit + 0.2, judgement)
    add_bid(s, expected, profit - 0.3, judgement)
    add_bid(s, limit, profit - 0.8, judgement)


def add_bid(s: Table, bid: i64, score: float, judgement: Judgement) -> None:
    """A bid above those already there, in steps of ten."""
    option = option_of_bid(bid // BID_STEP * BID_STEP)
    if option > judgement.options[-1] and s.low <= option <= s.high:
        judgement.add(option, score)


def judge_last_bid(s: Table, wants: Wants, judgement: Judgement) -> None:
    """A voluntary bid only makes poor enough for the consolation."""
    survey = wants.survey
    me = survey.me
    judgement.add(NO_BID, 0.0)
    gold = s.gold[me]
    below = s.rules.consolation_below
    if gold < below or check_consolation(s, me) is None:
        return
    pay = gold - below + BID_STEP
    bid = pay + s.discount(me)
    option = bid // BID_STEP
    if option < s.low or option > s.high or pay >= s.rules.consolation:
        return
    mine: list[float] = []
    wants.consider(me)
    wants.by_type(mine)
    best = max(0.0, mine[best_of(mine, 0, 0)])
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
