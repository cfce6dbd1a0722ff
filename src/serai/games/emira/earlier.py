"""Where a game of rules version 1 meets a clause that had another meaning then (docs/decisions/0023).

- E-27 (h): when Xenia went and the rest could not be paid, another princess left with her in the standard game too.
- E-27 (j): when she joined between 7a and 7b, 250 gold were enough, whatever the bill.
- E-51: princesses who joined after 7b counted for winning, whatever they would have cost.
"""

from __future__ import annotations

from serai.core.events import EventType, RawEvent
from serai.games.emira.components import XENIA
from serai.games.emira.courting import NO_LONGER_UNDECIDED
from serai.games.emira.phases.ending import LATE_DO_NOT_COUNT, fulfils, has_talents
from serai.games.emira.phases.upkeep import XENIA_WAS_THE_ONE
from serai.games.emira.princesses.xenia import XENIA_AND_BILL_TOO_DEAR
from serai.games.emira.table import BY_NUMBER, Table


def changed_since_1(s: Table, events: list[RawEvent]) -> str | None:
    """The clause that makes these events, or the end that they led to, different from what version 1 did."""
    if told_of(events, XENIA_WAS_THE_ONE) or came_between(events):
        return "E-27"
    if told_of(events, LATE_DO_NOT_COUNT) or late_talents(s):
        return "E-51"
    return None


def told_of(events: list[RawEvent], kind: EventType) -> bool:
    return any(event.kind is kind for event in events)


def came_between(events: list[RawEvent]) -> bool:
    """Xenia was undecided in 7a, then too dear beside the bill; whoever she found in 7a had to pay both then too."""
    decided = [event for event in events if event.kind is NO_LONGER_UNDECIDED]
    return told_of(events, XENIA_AND_BILL_TOO_DEAR) and any(event.values[0] == XENIA for event in decided)


def late_talents(s: Table) -> bool:
    """The game was won by number, and those who did not count would have made it a win by talents."""
    if s.ending != BY_NUMBER:
        return False
    return any(fulfils(s, seat) and has_talents(s, seat) for seat in range(s.players))
