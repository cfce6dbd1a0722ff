"""The harbour: which card to play, and what its slot asks for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.arrays import highest
from serai.core.insight import Judgement
from serai.core.state import NOBODY
from serai.games.saba.bots.guard import best_removal, guard_gain, removal
from serai.games.saba.bots.listing import only, production, shortened
from serai.games.saba.bots.outlook import SCALE, VICTORY, Outlook
from serai.games.saba.bots.roof import Count
from serai.games.saba.bots.taste import Taste
from serai.games.saba.bots.trades import foreman_gain
from serai.games.saba.cards.harbour_master import SLOT_PAIRS
from serai.games.saba.components import (
    BAZAAR,
    DRAWS_A_CARD,
    EXCHANGES_EACH,
    FOREMAN,
    GAME_END,
    GIVEN,
    HARBOUR_CARDS,
    HARBOUR_MASTER,
    HAREM_GUARD,
    MONEY_CHANGER,
    MOVES_VIZIER,
    NONE,
    PALACE_CARDS,
    PRODUCES,
    RECEIVED,
    REMOVES_A_CARD,
)
from serai.games.saba.phases.harbour import HARBOUR_WINDOW
from serai.games.saba.phases.quarters import FIRST_EXCHANGE
from serai.games.saba.phases.vizier import FIRST_USE
from serai.games.saba.phases.windows import FIRST_CARD
from serai.games.saba.table import PRE_HARBOUR, Table

# The slots that are good to have face up next time: the rich sides of the harbour cards.
SIDE: Final = vec[float]([0.0, -1.0, 1.0, 1.0])


# Before the harbour


def judge_pre_harbour(s: Table, taste: Taste) -> Judgement:
    free = production(s.options, HARBOUR_WINDOW.free_from)
    if free >= 0:
        return only(free)
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    plain = harbour_values(o)
    best = max(plain[0], plain[1])
    o.note(judgement, 0, plain[0])
    o.note(judgement, 1, plain[1])
    first = HARBOUR_WINDOW.free_from + FIRST_CARD
    for option in s.options:
        if option == first + HARBOUR_MASTER:
            o.note(judgement, option, highest(swap_values(o, plain)) - o.taste.card * o.unit)
        elif option == first + HAREM_GUARD:
            o.note(judgement, option, best + guard_gain(o))
        elif option == first + FOREMAN:
            o.note(judgement, option, best + foreman_gain(o))
    return judgement


def harbour_values(o: Outlook) -> vec[float]:
    """By harbour card: the value of a turn that begins with it."""
    s = o.s
    return vec[float]([harbour_value(o, card, s.slot_of(s.seat, card), -1) for card in range(len(HARBOUR_CARDS))])


def harbour_value(o: Outlook, card: i64, slot: i64, kind: i64) -> float:
    """What a turn comes to that begins with this harbour card, the slot holding `kind` (-1: what lies there)."""
    s, m = o.s, o.means
    number = s.harbour_counts[slot]
    if kind < 0:
        kind = s.harbour_types[slot]
    else:
        number = s.rules.capacity[slot]
    other = s.rules.slots[card * 2 + 1 - s.sides[s.seat * 2 + card]]
    value = o.taste.side * o.unit * (SIDE[other] - SIDE[slot])
    if slot == REMOVES_A_CARD and ends_by_removal(s):
        return VICTORY * (2.0 * Count(s, s.seat, -1).share(s.seat) - 1.0)
    m.have[kind] += number
    if slot == DRAWS_A_CARD:
        value += o.taste.card * o.unit
    elif slot == REMOVES_A_CARD:
        value += best_removal(o)
    elif slot == MOVES_VIZIER:
        m.wild += 1
        value += unblocked(o)
    value += o.best_plan()
    m.have[kind] -= number
    if slot == MOVES_VIZIER:
        m.wild -= 1
    return value


def unblocked(o: Outlook) -> float:
    """The vizier leaves a quarter in which an own figure stands ready."""
    s = o.s
    if s.ready >> (s.vizier * 2) & 3:
        return o.unit
    return 0.0


def ends_by_removal(s: Table) -> bool:
    """Whether striking a card off would end the game: it is the last palace card."""
    return s.gone == PALACE_CARDS - 1 and s.sites[0] < GAME_END


# The harbour master


def swapped(s: Table, pair: i64, slot: i64) -> i64:
    """What would lie in a slot after a swap; -1 if it is not one of the two."""
    first, second = SLOT_PAIRS[pair][0], SLOT_PAIRS[pair][1]
    if slot == first:
        return s.harbour_types[second]
    return s.harbour_types[first] if slot == second else -1


def swap_values(o: Outlook, plain: vec[float]) -> vec[float]:
    """What the turn comes to after each swap of two slots; `plain`: by harbour card, without one."""
    s = o.s
    values = vec[float]([-2.0 * VICTORY] * len(SLOT_PAIRS))
    for pair in range(len(SLOT_PAIRS)):
        for card in range(len(plain)):
            slot = s.slot_of(s.seat, card)
            kind = swapped(s, pair, slot)
            value = plain[card] if kind < 0 else harbour_value(o, card, slot, kind)
            values[pair] = max(values[pair], value)
    return values


def judge_swap(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    if s.step == PRE_HARBOUR:
        values = swap_values(o, harbour_values(o))
    else:
        values = vec[float]([0.0] * len(SLOT_PAIRS))
    for option in s.options:
        judgement.add(option, values[option] * SCALE)
    return judgement


# Slot 2


def judge_removal(s: Table, taste: Taste) -> Judgement:
    """Strike off what threatens an own figure, but not what is about to be built."""
    o = Outlook(s, s.seat, taste)
    judgement = Judgement()
    ends = ends_by_removal(s)
    for site in s.options:
        value = 0.0
        if not ends:
            prize = o.prizes[site]
            o.prizes[site] = -VICTORY
            value = o.best_plan() + removal(o, site)
            o.prizes[site] = prize
        judgement.add(site, value * SCALE)
    return judgement


# Slot 3


def judge_vizier(s: Table, taste: Taste) -> Judgement:
    """Where he brings most, and blocks others rather than oneself; what he would block is used before (4.2)."""
    free = production(s.options, FIRST_USE)
    if free >= 0:
        return only(free)
    o = Outlook(s, s.seat, taste)
    now = o.best_plan()
    judgement = Judgement()
    for option in s.options:
        if option < FIRST_USE:
            value = vizier_value(o, option, now) - blocked(o, option, s.ready)
        else:
            value = exchange_first(o, option - FIRST_USE - FIRST_EXCHANGE)
        judgement.add(option, value * SCALE)
    return shortened(judgement)


def exchange_first(o: Outlook, exchange: i64) -> float:
    """An exchange before the vizier comes to the same quarter; if he goes elsewhere, it can wait."""
    m = o.means
    quarter = MONEY_CHANGER + exchange // EXCHANGES_EACH
    m.have[GIVEN[exchange]] -= 1
    m.have[RECEIVED[exchange]] += 1
    value = vizier_value(o, quarter, o.best_plan()) - blocked(o, quarter, 0)
    m.have[GIVEN[exchange]] += 1
    m.have[RECEIVED[exchange]] -= 1
    return value


def vizier_value(o: Outlook, quarter: i64, now: float) -> float:
    """What the turn comes to with his help; `now`: without it. Where he exchanges, own figures no longer do."""
    m = o.means
    changes, barters = m.changes, m.barters
    if quarter == MONEY_CHANGER:
        m.changes = 1
        value = o.best_plan()
        m.changes = changes
        return value if changes else max(now, value)
    if quarter == BAZAAR:
        m.barters = 1
        value = o.best_plan()
        m.barters = barters
        return value if barters else max(now, value)
    kind = PRODUCES[quarter]
    if o.s.reserve[kind] == 0:
        return now
    m.have[kind] += 1
    value = o.best_plan()
    m.have[kind] -= 1
    return value


def blocked(o: Outlook, quarter: i64, ready: i64) -> float:
    """What the vizier costs there: own figures that cannot be used, above all `ready` ones, less those of others."""
    s = o.s
    cost = 0.0
    for place in range(quarter * 2, quarter * 2 + 2):
        owner = s.places[place]
        if owner == o.seat:
            cost += o.taste.blocking * o.unit * (2.0 if ready >> place & 1 else 1.0)
        elif owner != NOBODY:
            cost -= o.taste.blocking * o.unit * o.rival[owner] * 2.0
    return cost


def judge_vizier_exchange(s: Table, taste: Taste) -> Judgement:
    o = Outlook(s, s.seat, taste)
    m = o.means
    judgement = Judgement()
    for option in s.options:
        if option == NONE:
            judgement.add(option, o.best_plan() * SCALE)
        else:
            given, received = GIVEN[option - 1], RECEIVED[option - 1]
            m.have[given] -= 1
            m.have[received] += 1
            judgement.add(option, (o.best_plan() - 0.01) * SCALE)
            m.have[given] += 1
            m.have[received] -= 1
    return judgement
