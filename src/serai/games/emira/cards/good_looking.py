"""Rules section 5.2 and E-16: Good Looking, "+1" tokens for every three tokens of a type."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import EVERY_TOKEN, GOOD_LOOKING, TOKENS, event_type
from serai.games.emira.table import EVENTS, Table

LOOKS_GOOD: Final = EventType("good_looking_tokens", "5.2", "seat:seat type:token plus")
LOOKS_GREW: Final = EventType("good_looking_grew", "E-16", "seat:seat card:event plus")

PER_PLUS_TOKEN: Final = 3


class GoodLooking(EventCard):
    """The player names a type."""

    def play(self, s: Table, seat: i64) -> None:
        s.ask(seat, GOOD_LOOKING_TYPE)


class GoodLookingType(Question[Table]):
    """Which type of token is looked at."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_TOKEN

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """E-16: counted once, Layla's and Nadia's token included."""
        plus = s.tokens_of(seat, option) // PER_PLUS_TOKEN
        s.looks = extend(s.looks, [seat, s.card, option, plus])
        s.tell(LOOKS_GOOD, seat, option, plus)

    def fits(self, s: Table) -> bool:
        if s.phase != EVENTS or s.card < 0 or event_type(s.card) != GOOD_LOOKING:
            return False
        return s.card not in s.looks[1::4]


def grow_looks(s: Table, seat: i64) -> None:
    """E-16, growing: a Good Looking card follows the highest number its owner has had of its type."""
    if not s.rules.looks_grow:
        return
    for i in range(0, len(s.looks), 4):
        plus = s.tokens_of(seat, s.looks[i + 2]) // PER_PLUS_TOKEN
        if s.looks[i] == seat and plus > s.looks[i + 3]:
            s.looks[i + 3] = plus
            s.tell(LOOKS_GREW, seat, s.looks[i + 1], plus)


GOOD_LOOKING_CARD: Final = GoodLooking(stays=True)
GOOD_LOOKING_TYPE: Final = GoodLookingType(
    "good_looking_type", "5.2", [Verb("good_looking_type", choices("type", TOKENS))]
)
