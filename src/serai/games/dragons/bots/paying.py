"""Treasure: which kinds to take and to give, bribes, purchases."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.insight import Judgement
from serai.games.dragons.bots.prizes import Outlook, payable_with, room_prize
from serai.games.dragons.bots.worth import counts, left_in_palace, one_more, scrolls_seen
from serai.games.dragons.components import ALL_KINDS, ALMS, COPIES, GUARD_ROOM, ROOM_1, SCROLL
from serai.games.dragons.offers import bribe_price
from serai.games.dragons.phases.city import DECLINE_TRADE, FIRST_GIFT
from serai.games.dragons.phases.guard import PAY, REFUSE
from serai.games.dragons.phases.rooms import BUY, BUY_ARTIFACT, BUY_WITH_ABRACADABRA, DECLINE
from serai.games.dragons.ranking import can_pay, prices
from serai.games.dragons.setup import CHOOSE_START_TREASURES
from serai.games.dragons.spells.exchange import EXCHANGE_PICK
from serai.games.dragons.table import W_OFFER, Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, asked_kind, bounds

LESS_LIKELY: Final = 1.2  # for each unit off the amount I would choose
PER_UNIT: Final = 0.8
CONTESTED: Final = 0.02  # a kind that others hold is fought for
CHEAP_MAGIC: Final = 0.4  # a spell that spares nothing but itself
WINS: Final = 8.0
NOT_NOW: Final = -3.0  # a spell that does not help here


# Amounts, kind by kind


def judge_amount(s: Table, question: AmountQuestion, judgement: Judgement) -> None:
    """The amount that belongs to the best whole answer, and its neighbours."""
    amounts = question.amounts(s, s.seat)
    asked = asked_kind(s, amounts)
    best = wanted(s, question, amounts, asked)[asked]
    low = s.low
    first = asked * question.stride
    least, most = bounds(s, amounts)
    if best < least:
        best = least
    if best > most:
        best = most
    judgement.add(first + best, 0.0)
    for step in range(1, 3):
        if best - step >= least:
            judgement.add(first + best - step, -LESS_LIKELY * float(step))
        if best + step <= most:
            judgement.add(first + best + step, -LESS_LIKELY * float(step))
    if least < best - 2:
        judgement.add(low, -LESS_LIKELY * 3.0)
    if most > best + 2:
        judgement.add(s.high, -LESS_LIKELY * 3.0)


def wanted(s: Table, question: AmountQuestion, amounts: Amounts, asked: i64) -> vec[i64]:
    """How many units of each kind still to be chosen I would take, or give."""
    left = amounts.total
    for part in range(amounts.start, len(s.parts)):
        left -= s.parts[part]
    if question.taking and s.window == W_OFFER:
        needed = kind_to_pay_with(s, left)
        if needed >= asked and amounts.limits[needed] >= left:
            chosen = vec[i64]([0] * ALL_KINDS)
            chosen[needed] = left
            return chosen
    return unit_by_unit(s, question, amounts, asked, left)


def unit_by_unit(s: Table, question: AmountQuestion, amounts: Amounts, asked: i64, left: i64) -> vec[i64]:
    """Each unit where it is worth most, or is missed least."""
    chosen = vec[i64]([0] * ALL_KINDS)
    me = s.seat
    while left > 0:
        best: i64 = -1
        most = 0.0
        for k in range(asked, ALL_KINDS):
            if chosen[k] < amounts.limits[k]:
                held = s.units[me * ALL_KINDS + k]
                if question is EXCHANGE_PICK:
                    value = one_more(chosen[k]) + (0.01 if held > chosen[k] else 0.0)
                elif question.taking:
                    value = one_more(held + chosen[k])
                    if question is CHOOSE_START_TREASURES:
                        value -= CONTESTED * float(s.rules.units_per_kind - s.bank[k])
                else:
                    value = -one_more(held - chosen[k] - 1)
                if best < 0 or value > most:
                    most = value
                    best = k
        if best < 0:
            break
        chosen[best] += 1
        left -= 1
    return chosen


def kind_to_pay_with(s: Table, number: i64) -> i64:
    """The kind of which this many more units would pay for the artifact on offer; -1 if there is none."""
    me = s.seat
    values = prices(s, me, s.done)
    for kind in range(ALL_KINDS):
        hold = holdings_of(s, me)
        hold[kind] += float(number)
        if payable_with(hold, values) >= 1.0:
            return kind
    return -1


def give_up(hold: vec[float], number: i64) -> None:
    """Take this many units from the kinds missed least."""
    left = number
    while left > 0:
        best: i64 = -1
        least = 0.0
        for kind in range(len(hold)):
            if hold[kind] >= 1.0:
                value = one_more(int(hold[kind]) - 1)
                if best < 0 or value < least:
                    least = value
                    best = kind
        if best < 0:
            return
        hold[best] -= 1.0
        left -= 1


def judge_trade(s: Table, judgement: Judgement) -> None:
    """Two units more than before, and of kinds I choose: give what is missed least."""
    me = s.seat
    for option in s.options:
        if option == DECLINE_TRADE:
            judgement.add(option, -3.0)
        else:
            judgement.add(option, -2.0 * one_more(s.units[me * ALL_KINDS + option - FIRST_GIFT] - 1))


# The guard


def hopes_with(s: Table, o: Outlook, hold: vec[float], after: i64) -> float:
    """What the rooms after a space may bring, paid from these holdings."""
    hopes = 0.0
    if s.shut_out(o.me):
        return hopes
    for room in range(max(after + 1, ROOM_1), ROOM_1 + s.players):
        strength = o.board.strength(room)
        if strength > 0 and s.room_on_sale(room - ROOM_1):
            hopes += room_prize(s, o, room, strength, payable_with(hold, prices(s, o.me, room)))
    return hopes


def holdings_of(s: Table, seat: i64) -> vec[float]:
    hold = vec[float]([0.0] * ALL_KINDS)
    for kind in range(len(hold)):
        hold[kind] = float(s.units[seat * ALL_KINDS + kind])
    return hold


def judge_bribe(s: Table, judgement: Judgement) -> None:
    """Worth it if the rooms bring more."""
    me = s.seat
    o = Outlook(s, me)
    price = bribe_price(s, me)
    hold = holdings_of(s, me)
    give_up(hold, price)
    gain = hopes_with(s, o, hold, GUARD_ROOM) - float(price)
    for option in s.options:
        if option == REFUSE:
            judgement.add(option, 0.0)
        elif option == PAY:
            judgement.add(option, gain * PER_UNIT)
        else:
            judgement.add(option, alms_at_the_door(s, o, price) * PER_UNIT)


def alms_at_the_door(s: Table, o: Outlook, price: i64) -> float:
    """Only if the bribe cannot be paid otherwise."""
    me = s.seat
    wealth = s.wealth(me)
    if wealth >= price or wealth + s.rules.alms_units < price:
        return NOT_NOW
    return hopes_with(s, o, holdings_of(s, me), GUARD_ROOM) - float(price) - CHEAP_MAGIC


# The artifact


def judge_offer(s: Table, judgement: Judgement) -> None:
    me = s.seat
    o = Outlook(s, me)
    values = prices(s, me, s.done)
    payable = can_pay(s, me, values)
    profit = purchase_gain(s, o, values)
    for option in s.options:
        if option == DECLINE:
            judgement.add(option, 0.0)
        elif option == BUY:
            judgement.add(option, profit * PER_UNIT)
        elif option == BUY_WITH_ABRACADABRA:
            judgement.add(option, (profit + CHEAP_MAGIC) * PER_UNIT)
        elif payable:
            judgement.add(option, NOT_NOW)
        else:
            judgement.add(option, magic_helps(s, values, option, profit) * PER_UNIT)


def magic_helps(s: Table, values: vec[i64], option: i64, profit: float) -> float:
    """Alms or Exchange, if the artifact cannot be paid for without it."""
    me = s.seat
    if option == BUY_ARTIFACT.cast_from + ALMS:
        helps = kind_to_pay_with(s, s.rules.alms_units) >= 0
    else:
        helps = s.wealth(me) >= total(values)
    return profit - CHEAP_MAGIC if helps else NOT_NOW


def purchase_gain(s: Table, o: Outlook, values: vec[i64]) -> float:
    """What the artifact is worth beyond its price and beyond what the money could buy in the rooms to come."""
    me = s.seat
    gain = o.room_worth[s.done - ROOM_1] - float(total(values))
    hold = holdings_of(s, me)
    before = hopes_with(s, o, hold, s.done)
    if before > 0.0:
        spend(hold, values)
        gain -= before - hopes_with(s, o, hold, s.done)
    if left_in_palace(s) == 1:
        gain += WINS if wins_with(s, me) else 1.0
    return gain


def spend(hold: vec[float], values: vec[i64]) -> None:
    """Each value from the smallest stock that is large enough."""
    used: i64 = 0
    for value in values:
        best: i64 = -1
        for kind in range(len(hold)):
            if not used >> kind & 1 and hold[kind] >= float(value) and (best < 0 or hold[kind] < hold[best]):
                best = kind
        if best >= 0:
            used |= 1 << best
            hold[best] -= float(value)


def wins_with(s: Table, me: i64) -> bool:
    """Whether the artifact offered is the one that wins, or shares, the game."""
    owned = counts(s)
    mine = owned[me] + 1
    scrolls = scrolls_seen(s, me, me)
    if s.rules.magic and s.piles[s.done - ROOM_1].cards[-1] // COPIES == SCROLL:
        scrolls += 1
    for seat in range(s.players):
        if seat != me and (owned[seat] > mine or (owned[seat] == mine and scrolls_seen(s, seat, me) > scrolls)):
            return False
    return True


def judge_payment(s: Table, judgement: Judgement) -> None:
    """Pay with what is missed least, keeping what the remaining rooms may cost."""
    me = s.seat
    values = prices(s, me, s.done)
    value = values[len(s.parts) - 1]
    o = Outlook(s, me)
    for kind in s.options:
        held = s.units[me * ALL_KINDS + kind]
        missed = 0.0
        for unit in range(value):
            missed += one_more(held - unit - 1)
        hold = holdings_of(s, me)
        hold[kind] -= float(value)
        judgement.add(kind, hopes_with(s, o, hold, s.done) - missed)
