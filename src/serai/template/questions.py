"""Everything that is asked. A question is one object: what can be answered, what is allowed, what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import NumberVerb, Verb, choices
from serai.core.questions import Question, Space
from serai.core.refusals import Reason, RefusalCode

from .components import CARDS, COINS, NAMES, SEALED, STEP

if TYPE_CHECKING:
    from .state import LotsState

PAID: Final = EventType("paid", "2", "seat:seat amount")
KEPT: Final = EventType("kept", "2", "seat:seat")

NOT_HELD: Final = Reason("card_not_in_hand", "1", "card:card")
TOO_POOR: Final = Reason("too_few_coins", "2", "coins")
OFF_STEP: Final = Reason("not_in_tens", "2", "amount step")
OUTSIDE: Final = Reason("outside", "2", "amount lowest highest")


class Seal(Question["LotsState"]):
    """1: everybody puts a card face down. It is sealed, so all are asked at once and nobody sees an answer."""

    def candidates(self, s: LotsState, likely_only: bool) -> vec[i64]:
        return vec[i64](range(CARDS))

    def check(self, s: LotsState, option: int) -> RefusalCode | None:
        return None if s.places[option] == s.seat else RefusalCode(NOT_HELD, option)

    def answer(self, s: LotsState, seat: int, option: int) -> None:
        s.places[option] = SEALED + seat
        if seat + 1 < s.players:
            s.ask(seat + 1, self)
        else:
            s.show_all()


class Pay(Question["LotsState"]):
    """2: the winner may pay for a look at the deck. Option 0 is to keep the coins, the others are a range."""

    def candidates(self, s: LotsState, likely_only: bool) -> vec[i64]:
        return vec[i64]([0])

    def check(self, s: LotsState, option: int) -> RefusalCode | None:
        return RefusalCode(TOO_POOR, s.coins[s.seat]) if option * STEP > s.coins[s.seat] else None

    def fill(self, s: LotsState) -> None:
        super().fill(s)
        s.low, s.high = 1, s.coins[s.seat] // STEP

    def answer(self, s: LotsState, seat: int, option: int) -> None:
        if option:
            s.coins[seat] -= option * STEP
            s.tell(PAID, seat, option * STEP)
            s.look(seat)
        else:
            s.tell(KEPT, seat)
        s.end_round()


SEAL: Final = Seal("seal", "1", [Verb("seal", choices("card", NAMES))], sealed=True)
PAY: Final = Pay("pay", "2", [Verb("keep"), NumberVerb("pay", "amount", STEP, STEP, COINS // STEP, OFF_STEP, OUTSIDE)])
QUESTIONS: Final[list[Question[LotsState]]] = [SEAL, PAY]  # a save counts them in this order
SPACE: Final = Space(QUESTIONS)
