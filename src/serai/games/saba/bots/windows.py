"""The windows of a turn after the harbour: building, quarters, and the last one."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.saba.bots.guard import guard_gain
from serai.games.saba.bots.listing import only, production
from serai.games.saba.bots.means import BASIC_TYPE
from serai.games.saba.bots.outlook import SCALE, Outlook
from serai.games.saba.bots.taste import Taste
from serai.games.saba.bots.trades import foreman_gain
from serai.games.saba.components import (
    FOREMAN,
    GIVEN,
    GOLD,
    HARBOUR_MASTER,
    HAREM_GUARD,
    MERCHANT,
    RECEIVED,
)
from serai.games.saba.phases.building import BUILD_WINDOW
from serai.games.saba.phases.placing import FIRST_QUARTER, QUARTER_WINDOW, SKIP_QUARTER
from serai.games.saba.phases.quarters import FIRST_EXCHANGE
from serai.games.saba.phases.turn import END_TURN, FINAL_WINDOW
from serai.games.saba.phases.windows import FIRST_CARD
from serai.games.saba.table import Table

# Building


def judge_build(s: Table, taste: Taste) -> Judgement:
    free = production(s.options, BUILD_WINDOW.free_from)
    if free >= 0:
        return only(free)
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    best = o.best_plan(judgement)
    if s.rules.advanced:
        first = BUILD_WINDOW.free_from + FIRST_CARD
        for option in s.options:
            if option == first + HAREM_GUARD:
                o.note(judgement, option, best + guard_gain(o))
            elif option == first + FOREMAN:
                o.note(judgement, option, best + foreman_gain(o))
    return judgement


# Quarters


def judge_quarter(s: Table, taste: Taste) -> Judgement:
    free = production(s.options, QUARTER_WINDOW.free_from)
    if free >= 0:
        return only(free)
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    judgement.add(SKIP_QUARTER, 0.0)
    gold_card = QUARTER_WINDOW.free_from + FIRST_CARD + GOLD
    for option in s.options:
        if option >= FIRST_QUARTER and option < QUARTER_WINDOW.free_from:
            quarter = option - FIRST_QUARTER
            price = s.rules.prices[s.free_place(quarter) % 2]
            judgement.add(option, (o.quarter_worth(quarter) - o.rent(price)) * SCALE)
        elif option == gold_card:
            more = o.dear_room if s.gold(s.seat) else o.room
            have = o.room if s.gold(s.seat) else 0.0
            if s.gold(s.seat) < 2 and more > have:
                judgement.add(option, (more - 0.01) * SCALE)
    return judgement


# The last window


def judge_final(s: Table, taste: Taste) -> Judgement:
    free = production(s.options, FINAL_WINDOW.free_from)
    if free >= 0:
        return only(free)
    judgement = Judgement()
    judgement.add(END_TURN, 0.0)
    first = FINAL_WINDOW.free_from
    too_many = len(s.hands[s.seat]) - s.rules.hand_limit
    if not anything_left(s, first, too_many):
        return judgement
    o = Outlook(s, s.seat, taste)
    now = o.nothing()
    for option in s.options:
        if option >= first + FIRST_CARD:
            judge_last_card(o, judgement, option, option - first - FIRST_CARD, too_many, now)
        elif option >= first + FIRST_EXCHANGE:
            exchange = option - first - FIRST_EXCHANGE
            gain = after_exchange(o, GIVEN[exchange], RECEIVED[exchange]) - now
            if gain > o.taste.exchange * o.unit:
                judgement.add(option, gain * SCALE)
    return judgement


def anything_left(s: Table, first: i64, too_many: i64) -> bool:
    """Whether there is an exchange to think of, or a card that should not simply be kept."""
    for option in s.options:
        card = option - first - FIRST_CARD
        if card >= 0 and (too_many > 0 or card in (HAREM_GUARD, FOREMAN)):
            return True
        if card < 0 and option >= first + FIRST_EXCHANGE:
            return True
    return False


def after_exchange(o: Outlook, given: i64, received: i64) -> float:
    m = o.means
    m.have[given] -= 1
    m.have[received] += 1
    value = o.nothing()
    m.have[given] += 1
    m.have[received] -= 1
    return value


def judge_last_card(o: Outlook, judgement: Judgement, option: i64, card: i64, too_many: i64, now: float) -> None:
    """A card that could not be kept is better played; others can wait."""
    if card < HARBOUR_MASTER:
        if too_many > 0:
            judgement.add(option, (gain_of_kind(o, BASIC_TYPE[card], now) + o.taste.card * o.unit) * SCALE + 0.01)
    elif card == HAREM_GUARD:
        gain = guard_gain(o)
        if gain > 0.0:
            judgement.add(option, gain * SCALE)
    elif card == FOREMAN:
        gain = foreman_gain(o)
        if gain > 0.0:
            judgement.add(option, gain * SCALE)
    elif too_many > 0 and card != HARBOUR_MASTER and card != MERCHANT:
        judgement.add(option, (o.taste.card * o.unit * 0.5) * SCALE)


def gain_of_kind(o: Outlook, kind: i64, now: float) -> float:
    """One more of a type in stock, against a card of it in hand."""
    m = o.means
    m.have[kind] += 1
    m.held[kind] -= 1
    m.cards -= 1
    value = o.nothing()
    m.have[kind] -= 1
    m.held[kind] += 1
    m.cards += 1
    return value - now
