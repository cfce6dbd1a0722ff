"""Striking cards off with slot 2, and the order of markers in the serail."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.saba.bots.outlook import Outlook
from serai.games.saba.bots.roof import hold
from serai.games.saba.cards.harem_guard import CELL_PAIRS
from serai.games.saba.components import PALACE_CARDS, garden_of
from serai.games.saba.table import Table


def removal(o: Outlook, site: i64) -> float:
    """What striking off a card does for the figure that it threatens."""
    s = o.s
    card = s.sites[site]
    garden = garden_of(card)
    owner = s.balconies[garden]
    if owner == NOBODY:
        return 0.0
    stage = s.values[garden]
    safer = o.taste.strike * (hold(s, garden, stage, owner, o.taste, card) - hold(s, garden, stage, owner, o.taste))
    return safer if owner == o.seat else -safer * o.rival[owner]


def best_removal(o: Outlook) -> float:
    """The best card to strike off, without regard to what is built afterwards."""
    best = -1.0
    for site in range(len(o.s.sites)):
        if o.s.sites[site] < PALACE_CARDS:
            best = max(best, removal(o, site))
    return best if best > -1.0 else 0.0


# The harem guard


def holder_after(s: Table, pair: i64) -> i64:
    """Who has the majority after two markers have changed places."""
    first, second = CELL_PAIRS[pair][0], CELL_PAIRS[pair][1]
    serail = s.serail[:]
    serail[first], serail[second] = serail[second], serail[first]
    best: i64 = NOBODY
    most: i64 = 0
    for owner in serail:
        count: i64 = 0
        for other in serail:
            if other == owner:
                count += 1
        if count > most:
            best = owner
            most = count
    return best


def swap_gain(o: Outlook, pair: i64) -> float:
    """What a swap of markers brings: the serail seat, and a place nearer to cell 1."""
    s = o.s
    holder = holder_after(s, pair)
    seat = o.taste.seat
    gain = 0.0
    if holder != s.holder:
        if s.holder >= 0:
            gain += o.rival[s.holder] * seat if s.holder != o.seat else -seat
        gain += seat if holder == o.seat else -seat * o.rival[holder]
    first, second = s.serail[CELL_PAIRS[pair][0]], s.serail[CELL_PAIRS[pair][1]]
    if second == o.seat:
        gain += 0.02
    elif first == o.seat:
        gain -= 0.02
    return gain


def guard_gain(o: Outlook) -> float:
    """The best swap that the harem guard could make, less the card's worth; not played for almost nothing."""
    s = o.s
    best = 0.0
    for pair in range(len(CELL_PAIRS)):
        if CELL_PAIRS[pair][1] < len(s.serail) and s.serail[CELL_PAIRS[pair][0]] != s.serail[CELL_PAIRS[pair][1]]:
            best = max(best, swap_gain(o, pair))
    return best - 0.1
