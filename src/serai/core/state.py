"""A position and its one open decision. Every game's state is a subclass."""

from __future__ import annotations

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.core.errors import BadPosition
from serai.core.events import EVERYBODY, EventType, RawEvent, Recorder
from serai.core.questions import NOTHING_ASKED, Question
from serai.core.refusals import RefusalCode
from serai.core.rng import Rng

NOBODY: Final = -1
NOT_ENDED: Final = -1

ARGUMENT: Final = 6  # the bits of an agenda entry below its argument
LAST_STEP: Final = 63


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Data only, plus the open decision: who is asked, which question, which answers.

    The answers are `options`, sorted, followed by the whole range `low..high` (empty when high < low),
    so that a bid costs two integers instead of a list.
    """

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.script: list[int] = []
        self.seat: i64 = NOBODY
        self.question: Question[Self] = NOTHING_ASKED
        self.options: vec[i64] = vec[i64]()
        self.low: i64 = 0
        self.high: i64 = -1
        self.agenda: vec[i64] = vec[i64]()  # what remains to be done, next one last: argument << ARGUMENT | step
        self.ending: i64 = NOT_ENDED  # its place among the game's endings
        self.reveals: i64 = 0
        self.hushes: i64 = 0  # public moments at which somebody may have been asked under a veil
        self.recorder: Recorder | None = None

    # What a game provides.

    def choose(self, option: i64) -> None:
        """Carry out an option of the open decision and go on to the next decision or the end."""
        raise NotImplementedError

    def verify(self, option: i64) -> RefusalCode | None:
        """Why the seat asked may not choose this option; None if it may."""
        raise NotImplementedError

    def candidates(self) -> list[int]:
        """The options worth showing at the open decision, allowed or not (ranges left out)."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without the recorder."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again, in place, everything that `seat` cannot know (seat == players: a spectator)."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """Every broken invariant, in words; empty when all hold."""
        raise NotImplementedError

    def copy_to(self, other: Self) -> None:
        """What `clone` copies of every state. (Counts for listeners stay with the state that has them.)"""
        if self.script:
            other.script = self.script.copy()
        other.seat = self.seat
        other.question = self.question
        other.options = self.options  # never changed in place
        other.low = self.low
        other.high = self.high
        other.agenda = self.agenda[:]
        other.ending = self.ending
        other.reveals = self.reveals

    # What a game may change: what others see of the open decision.

    def veiled(self) -> bool:
        """Whether nobody else may know who is asked."""
        return False

    def shown_question_number(self) -> i64:
        """The number of the question that others see; in an answer of several steps it is the first one."""
        return self.question_number

    # The open decision.

    @property
    def question_number(self) -> i64:
        """The number of the question, as saves and searches count them."""
        return self.question.number

    def count(self) -> i64:
        """How many options there are."""
        if self.high < self.low:
            return len(self.options)
        return len(self.options) + self.high - self.low + 1

    def option_at(self, index: i64) -> i64:
        if index < len(self.options):
            return self.options[index]
        return self.low + index - len(self.options)

    def allows(self, option: i64) -> bool:
        return self.low <= option <= self.high or option in self.options

    def all_options(self) -> list[int]:
        return [*self.options, *range(self.low, self.high + 1)]

    # Chance and news.

    def draw(self, candidates: list[int]) -> i64:
        """One of the candidates at random, or as a test has scripted it."""
        self.reveals += 1
        if self.script:
            card = self.script.pop(0)
            if card not in candidates:
                raise BadPosition([f"draws: the scripted draw {card} is not among {candidates}"])
            return card
        return candidates[self.rng.below(len(candidates))]

    def draw_counted(self, counts: list[int], first: i64) -> i64:
        """A random number, weighted by the counts; a test's script calls them first, first + 1, ..."""
        if self.script:
            return self.draw([first + number for number, count in enumerate(counts) if count]) - first
        self.reveals += 1
        left = self.rng.below(sum(counts))
        number = 0
        while left >= counts[number]:
            left -= counts[number]
            number += 1
        return number

    def tell(self, kind: EventType, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Record an event that everybody sees."""
        if self.recorder is not None:
            self.recorder.events.append(RawEvent(kind, [a, b, c, d], [], EVERYBODY))

    def tell_cards(
        self, kind: EventType, a: i64, cards: list[int], to: i64 = EVERYBODY, b: i64 = 0, c: i64 = 0
    ) -> None:
        """Record an event about several cards, for the seats of the mask `to`."""
        if self.recorder is not None:
            self.recorder.events.append(RawEvent(kind, [a, b, c], cards.copy(), to))
