"""The special action cards that bring resources: robber, caravan, merchant, and the foreman."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.saba.bots.listing import shortened
from serai.games.saba.bots.outlook import SCALE, Outlook
from serai.games.saba.bots.taste import Taste
from serai.games.saba.components import (
    ALL_QUARTERS,
    BUNDLE_COUNTS,
    BUNDLE_SIZES,
    PAIRS_AND_SINGLES,
    PLACES,
    PRODUCES,
    PRODUCING,
    TYPES,
)
from serai.games.saba.table import NOTHING, Table


def judge_robber(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    m = o.means
    values = vec[float]([0.0] * TYPES)
    for kind in range(TYPES):
        m.have[kind] += 1
        values[kind] = o.best_plan()
        m.have[kind] -= 1
    judgement = Judgement()
    for option in s.options:
        value = values[option % TYPES] + o.taste.harm * o.unit * o.rival[option // TYPES]
        judgement.add(option, value * SCALE)
    return judgement


def judge_caravan(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    m = o.means
    judgement = Judgement()
    for kind in s.options:
        m.have[kind] += 1
        judgement.add(kind, o.best_plan() * SCALE)
        m.have[kind] -= 1
    return judgement


# The merchant


def shift(o: Outlook, bundle: i64, sign: i64) -> None:
    """Some resources more or less in stock."""
    for kind in range(TYPES):
        o.means.have[kind] += sign * BUNDLE_COUNTS[bundle * TYPES + kind]


def fits(o: Outlook, taken: i64, given: i64) -> bool:
    """S-46: equally many, of other types, and owned before."""
    if BUNDLE_SIZES[taken] != BUNDLE_SIZES[given]:
        return False
    for kind in range(TYPES):
        number = BUNDLE_COUNTS[given * TYPES + kind]
        if number and (BUNDLE_COUNTS[taken * TYPES + kind] or o.means.have[kind] < number):
            return False
    return True


def best_return(o: Outlook, taken: i64) -> float:
    best = -100.0
    for given in range(PAIRS_AND_SINGLES):
        if fits(o, taken, given):
            shift(o, given, -1)
            shift(o, taken, 1)
            best = max(best, o.best_plan())
            shift(o, taken, -1)
            shift(o, given, 1)
    return best


def judge_merchant_take(s: Table, taste: Taste) -> Judgement:
    """The best bargains; of several opponents who have it, the one who is ahead."""
    o = Outlook(s, s.seat, taste)
    values = vec[float]([-100.0] * PAIRS_AND_SINGLES)
    known = vec[bool]([False] * PAIRS_AND_SINGLES)
    judgement = Judgement()
    for option in s.options:
        bundle = option % PAIRS_AND_SINGLES
        if not known[bundle]:
            known[bundle] = True
            values[bundle] = best_return(o, bundle)
        judgement.add(option, (values[bundle] + 0.05 * o.rival[option // PAIRS_AND_SINGLES]) * SCALE)
    return shortened(judgement)


def judge_merchant_give(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    taken = s.bargain % PAIRS_AND_SINGLES
    judgement = Judgement()
    for given in s.options:
        shift(o, given, -1)
        shift(o, taken, 1)
        judgement.add(given, o.best_plan() * SCALE)
        shift(o, taken, -1)
        shift(o, given, 1)
    return judgement


# The foreman


def move_gain(o: Outlook, place: i64, target: i64) -> float:
    """An own figure that can be used once more, or works in a better quarter; a rival's in a worse one."""
    s = o.s
    owner = s.places[place]
    quarter = place // 2
    better = o.quarter_worth(target) - o.quarter_worth(quarter)
    if owner != o.seat:
        return -better * o.rival[owner] * 0.5
    again = s.rules.neighbours[quarter] >> target & 1 and target < PRODUCING and s.vizier != target
    if again and not s.ready >> place & 1 and s.reserve[PRODUCES[target]] > 0:
        better += o.unit
    return better


def best_move(o: Outlook, place: i64) -> float:
    best = -1.0
    for target in range(ALL_QUARTERS):
        if target != place // 2 and o.s.free_place(target) != NOTHING:
            best = max(best, move_gain(o, place, target))
    return best


def foreman_gain(o: Outlook) -> float:
    """The best that the foreman could do now, less what the card is worth if it is kept."""
    best = -1.0
    for place in range(PLACES):
        if o.s.places[place] == o.seat:
            best = max(best, best_move(o, place))
    return best - o.taste.card * o.unit


def judge_foreman_figure(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    for place in s.options:
        judgement.add(place, best_move(o, place) * SCALE)
    return judgement


def judge_foreman_target(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    for target in s.options:
        judgement.add(target, move_gain(o, s.figure, target) * SCALE)
    return judgement
