"""Rules sections 4.0.1 and 4.8: a round from its beginning to phase 8, its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.emira.courting import settle_undecided_later
from serai.games.emira.phases.auction import AUCTION_PHASE
from serai.games.emira.phases.courtship import COURTSHIP_PHASE
from serai.games.emira.phases.ending import (
    GOAL_SHOWN,
    NOBODY_WON,
    counting,
    end,
    fulfils,
    lacks_late,
    meets_goal,
    tell_of_late,
)
from serai.games.emira.phases.events import EVENTS_PHASE
from serai.games.emira.phases.income import INCOME_PHASE
from serai.games.emira.phases.market import MARKET_PHASE
from serai.games.emira.phases.purchase import PURCHASE_PHASE
from serai.games.emira.phases.upkeep import UPKEEP_PHASE
from serai.games.emira.princesses.xenia import XENIA_PHASE
from serai.games.emira.table import BY_NUMBER, BY_TALENTS, DECK_EMPTY, EVENTS, MAX_ROUNDS, Table
from serai.games.emira.table import ROUND_END as ROUND_END_PHASE

ROUND_BEGINS: Final = EventType("round_begins", "4.0.1", "round first:seat")
MARKER_PASSED: Final = EventType("marker_passed", "4.8", "seat:seat")


class RoundStart(Step[Table]):
    """A new round: last round's events are over, and so are Hind's bars (4.0.1, change 10)."""

    def run(self, s: Table, argument: i64) -> None:
        s.round += 1
        s.symbols_played = 0
        s.golden = 0
        s.interrupted = False
        s.sick = False
        s.arrivals = arrivals_of(s)
        s.bazaar_seat = NOBODY
        s.noble_seat = NOBODY
        s.finished = 0
        s.failed = 0
        s.late = 0
        s.hind_barred = 0
        s.phase = EVENTS
        s.tell(ROUND_BEGINS, s.round, s.first)
        for step in reversed(ROUND):
            s.push(step)
        settle_undecided_later(s)


def arrivals_of(s: Table) -> list[int]:
    """Emira cards to be turned up: one; with three players one for each round of a pair, in the odd one (7.1)."""
    if not s.rules.three:
        return [1, 0]
    return [1, 1] if s.round % 2 else [0, 0]


class RoundEnd(Step[Table]):
    """4.8: winners, else the last round, else the marker moves on."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = ROUND_END_PHASE
        fulfilled = [seat for seat in range(s.players) if fulfils(s, seat)]
        for seat in range(s.players):
            if lacks_late(s, seat):
                tell_of_late(s, seat)
        if fulfilled:
            for seat in fulfilled:
                s.tell(GOAL_SHOWN, seat, s.goals[seat], s.guests[seat])
            talented = any(meets_goal(s, seat, counting(s, seat)) for seat in fulfilled)
            end(s, BY_TALENTS if talented else BY_NUMBER)
        elif s.last_round or s.round >= s.rules.max_rounds:
            s.tell(NOBODY_WON, s.round)
            end(s, DECK_EMPTY if s.last_round else MAX_ROUNDS)
        else:
            s.first = (s.first + 1) % s.players
            s.tell(MARKER_PASSED, s.first)
            s.push(ROUND_START)


ROUND_START: Final = RoundStart("round_start")
ROUND_END: Final = RoundEnd("round_end")
ROUND: Final[list[Step[Table]]] = [
    EVENTS_PHASE,
    INCOME_PHASE,
    MARKET_PHASE,
    AUCTION_PHASE,
    PURCHASE_PHASE,
    COURTSHIP_PHASE,
    XENIA_PHASE,
    UPKEEP_PHASE,
    ROUND_END,
]
