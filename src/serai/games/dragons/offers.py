"""Bribes and offers: a queue of players, some of whom are asked without the others seeing it (section 9, c).

Players who can pay are asked openly. The others are asked only because of a spell, under a veil, so refusals and
declines wait until something open happens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Question, Step
from serai.games.dragons.components import GUARD_ROOM, ROOM_1
from serai.games.dragons.items import check_cast, may_cast
from serai.games.dragons.ranking import can_pay, prices, strength
from serai.games.dragons.table import EMPTY, NO_WINDOW, W_BRIBE, Table

BRIBE_REFUSED: Final = EventType("bribe_refused", "4.7", "guard seats:seat[]")
DECLINED: Final = EventType("artifact_declined", "4.8", "room:room seats:seat[]")


def start_queue(s: Table, seats: vec[i64], window: i64) -> None:
    s.queue = seats
    s.asked_at = 0
    s.asked_from = 0
    s.window = window


def close_queue(s: Table) -> None:
    s.queue = EMPTY
    s.asked_at = 0
    s.asked_from = 0
    s.window = NO_WINDOW


def bribe_price(s: Table, seat: i64) -> i64:
    """4.7: what is missing to the guard's strength."""
    return s.guard - strength(s, seat, GUARD_ROOM)


def queue_can_pay(s: Table, seat: i64) -> bool:
    if s.window == W_BRIBE:
        return s.wealth(seat) >= bribe_price(s, seat)
    return can_pay(s, seat, prices(s, seat, s.done))


def queue_asks(s: Table, window: i64) -> bool:
    """Whether the seat asked is the next one of the queue, and asked as openly as it should be."""
    if s.window != window or s.asked_at >= len(s.queue) or s.queue[s.asked_at] != s.seat:
        return False
    return s.veil != queue_can_pay(s, s.seat)


def publish_queue(s: Table) -> None:
    """The refusals or declines of those who have been passed over since the last open moment."""
    if s.asked_from < s.asked_at:
        if s.recorder is not None:
            seats = list(s.queue[s.asked_from : s.asked_at])
            if s.window == W_BRIBE:
                s.tell_cards(BRIBE_REFUSED, s.guard, seats)
            else:
                s.tell_cards(DECLINED, s.done - ROOM_1, seats)
        s.asked_from = s.asked_at


def pass_over(s: Table) -> None:
    """A refusal or a decline, given or automatic."""
    s.asked_at += 1


def turn_down(s: Table) -> None:
    """A refusal or a decline that the player asked has given; at once, if everybody saw the question."""
    pass_over(s)
    if not s.veil:
        publish_queue(s)


def answered_openly(s: Table) -> None:
    """What the player asked did has been told; the next one's turn."""
    publish_queue(s)
    s.asked_at += 1
    s.asked_from = s.asked_at


class AskQueue(Step[Table]):
    """Put the question to the next player of the queue: openly to one who can pay, under the veil to one who could only
    cast one of the spells (section 9, c).
    """

    def __init__(self, name: str, window: i64, question: Question[Table], spells: vec[i64]) -> None:
        super().__init__(name)
        self.window = window
        self.question = question
        self.spells = spells

    def run(self, s: Table, argument: i64) -> None:
        s.window = self.window
        while s.asked_at < len(s.queue):
            seat = s.queue[s.asked_at]
            if queue_can_pay(s, seat):
                publish_queue(s)
                s.ask(seat, self.question)
                return
            if may_cast(s, seat):
                s.hushes += 1
            for spell in self.spells:
                if check_cast(s, seat, spell) is None:
                    s.ask(seat, self.question, True)
                    return
            pass_over(s)
        publish_queue(s)
        self.end(s)
        close_queue(s)

    def end(self, s: Table) -> None:
        """Nobody is left to be asked."""
