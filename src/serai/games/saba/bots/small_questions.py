"""The smaller questions: figures, markers, locks, and what to give up at the limits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.saba.bots.guard import swap_gain
from serai.games.saba.bots.listing import shortened
from serai.games.saba.bots.means import BASIC_TYPE
from serai.games.saba.bots.outlook import SCALE, Outlook
from serai.games.saba.bots.roof import hold, pays
from serai.games.saba.bots.taste import Taste
from serai.games.saba.components import HARBOUR_MASTER, NONE, PALACE_CARDS, STAGES, TYPES, garden_of, stage_of
from serai.games.saba.serail import YES
from serai.games.saba.table import NOTHING, Table

CARD_WORTH: Final = vec[float]([0.9, 1.0, 1.3, 0.6, 0.8, 1.3, 0.6])  # special cards in resources, in their order


def judge_source(s: Table, taste: Taste) -> Judgement:
    """A figure on the roof is worth more than one in a quarter; the least useful one goes."""
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    for option in s.options:
        if option == NONE:
            judgement.add(option, 0.0)
        else:
            judgement.add(option, (0.5 - o.quarter_worth((option - 1) // 2)) * SCALE)
    return judgement


def judge_marker() -> Judgement:
    """A marker in the serail never hurts."""
    judgement = Judgement()
    judgement.add(YES, 0.0)
    return judgement


def judge_lock(s: Table, taste: Taste) -> Judgement:
    """Worth a piece that the rest of the turn can spare, if somebody might build over it and lacks the type."""
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    danger = 1.0 - hold(s, s.garden, s.values[s.garden], s.seat, taste)
    for option in s.options:
        if option == NONE:
            judgement.add(option, o.best_plan() * SCALE)
        elif s.values[s.garden] < STAGES:
            kind = option - 1
            safer = taste.lock + taste.lacked * lacking(s, kind) + taste.barred * barred(s, kind, o.closing)
            o.means.have[kind] -= 1
            judgement.add(option, (o.best_plan() + danger * safer) * SCALE)
            o.means.have[kind] += 1
    return judgement


def lacking(s: Table, kind: i64) -> float:
    count = 0.0
    for seat in range(s.players):
        if seat != s.seat and s.stock[seat * TYPES + kind] == 0:
            count += 1.0
    return count


def barred(s: Table, kind: i64, closing: i64) -> float:
    """The rivals who could pay at once for a card on a site that builds over this piece, but not with a lock on it."""
    count = 0.0
    for site in range(len(s.sites)):
        card = s.sites[site]
        if card < PALACE_CARDS and garden_of(card) == s.garden and stage_of(card) > s.values[s.garden]:
            place = site - 1 if closing < site else site
            for seat in range(s.players):
                if seat != s.seat and pays(s, seat, card, place, NOTHING) and not pays(s, seat, card, place, kind):
                    count += 1.0
    return count


def judge_guard(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    for pair in s.options:
        judgement.add(pair, swap_gain(o, pair) * SCALE)
    return shortened(judgement)


# Limits


def judge_discard(s: Table, taste: Taste) -> Judgement:
    """The card that is worth least beside the stock."""
    o = Outlook(s, s.seat, taste)
    m = o.means
    without = o.nothing()
    judgement = Judgement()
    for card in s.options:
        if card >= HARBOUR_MASTER:
            judgement.add(card, -CARD_WORTH[card - HARBOUR_MASTER] * o.unit * SCALE)
        else:
            kind = BASIC_TYPE[card]
            m.have[kind] += 1
            with_it = o.nothing()
            m.have[kind] -= 1
            judgement.add(card, (without - with_it) * SCALE)
    return judgement


def judge_return(s: Table, taste: Taste) -> Judgement:
    """What the next builds need least."""
    o = Outlook(s, s.seat, taste)
    m = o.means
    judgement = Judgement()
    for kind in s.options:
        m.have[kind] -= 1
        judgement.add(kind, o.nothing() * SCALE)
        m.have[kind] += 1
    return judgement
