"""Rules sections 5.2 and 7.4: Quiet Days, one princess fewer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question
from serai.games.emira.arrivals import ODD_OR_EVEN
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import PAIR
from serai.games.emira.table import EVENTS, Table

ONE_DAY_QUIET: Final = EventType("quiet_days_round", "7.4", "seat:seat princess_in:pair")


class QuietDays(EventCard):
    """This round; with three players in one of the two rounds of a pair."""

    def play(self, s: Table, seat: i64) -> None:
        if s.rules.three:
            s.ask(seat, QUIET_DAYS_ROUND)
        else:
            s.arrivals[0] -= 1


class QuietDaysRound(Question[Table]):
    """In which of the two rounds the only princess comes: 0 the odd one, 1 the even one."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ODD_OR_EVEN

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """7.4: the other round has none."""
        quiet = 1 - option
        s.arrivals[quiet] = max(0, s.arrivals[quiet] - 1)
        s.tell(ONE_DAY_QUIET, seat, option)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


QUIET_DAYS_CARD: Final = QuietDays()
QUIET_DAYS_ROUND: Final = QuietDaysRound("quiet_days_round", "7.4", [Verb(name) for name in PAIR])
