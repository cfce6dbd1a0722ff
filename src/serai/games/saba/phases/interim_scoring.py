"""Rules section 4.4.8: the interim scoring of a treasure card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import most
from serai.core.events import EventType
from serai.core.state import NOBODY
from serai.games.saba.serail import decide_tie
from serai.games.saba.table import Table

COUNTED: Final = EventType("interim_points", "4.4.8", "seat:seat points")
LEADS: Final = EventType("interim_leader", "4.4.8", "seat:seat points")
LEADS_BY_SERAIL: Final = EventType("interim_leader_by_serail", "5.3", "seat:seat points")
NOBODY_LEADS: Final = EventType("interim_tie_stays", "5.3", "points")


def leader_of(s: Table) -> i64:
    """The most points; a tie is the serail's to decide (5.3), and may stay undecided."""
    counted = s.all_points()
    for seat in range(s.players):
        s.tell(COUNTED, seat, counted[seat])
    ahead = most_points(s)
    leader = leader_among(s, ahead)
    if leader == NOBODY:
        s.tell(NOBODY_LEADS, most(counted))
    elif ahead == 1 << leader:
        s.tell(LEADS, leader, counted[leader])
    else:
        s.tell(LEADS_BY_SERAIL, leader, counted[leader])
    return leader


def most_points(s: Table) -> i64:
    """The seats with the most points, as a mask."""
    counted = s.all_points()
    highest = most(counted)
    ahead: i64 = 0
    for seat in range(s.players):
        if counted[seat] == highest:
            ahead |= 1 << seat
    return ahead


def leader_among(s: Table, ahead: i64) -> i64:
    for seat in range(s.players):
        if ahead == 1 << seat:
            return seat
    return decide_tie(s, ahead)
