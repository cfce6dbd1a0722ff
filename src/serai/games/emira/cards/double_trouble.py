"""Rules sections 5.2 and 7.4: Double Trouble, one more princess."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question
from serai.games.emira.arrivals import ODD_OR_EVEN
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.table import EVENTS, Table

TWO_AND_ONE: Final = EventType("double_trouble_split", "7.4", "seat:seat more:pair")


class DoubleTrouble(EventCard):
    """This round; with three players in one of the two rounds of a pair."""

    def play(self, s: Table, seat: i64) -> None:
        if s.rules.three:
            s.ask(seat, DOUBLE_TROUBLE_SPLIT)
        else:
            s.arrivals[0] += 1


class DoubleTroubleSplit(Question[Table]):
    """In which of the two rounds: 0 the odd one, 1 the even one."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ODD_OR_EVEN

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.arrivals[option] += 1
        s.tell(TWO_AND_ONE, seat, option)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


DOUBLE_TROUBLE_CARD: Final = DoubleTrouble()
DOUBLE_TROUBLE_SPLIT: Final = DoubleTroubleSplit("double_trouble_split", "7.4", [Verb("two_one"), Verb("one_two")])
