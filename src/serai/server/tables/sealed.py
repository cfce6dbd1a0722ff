"""A sealed group: choices that the rules make simultaneous. Answers come in any order and are revealed together.

The engine gets them when all are in. Until then nobody can tell which other seats have answered, and every seat may
still change its answer. Another group may follow at once: `goes_on` tells where one ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.events import Recorder
from serai.core.game import Game
from serai.core.state import State


def is_sealed(game: Game, state: State) -> bool:
    return state.seat >= 0 and game.space.questions[state.question_number].sealed


def goes_on(game: Game, state: State, asked: Sequence[int], news: bool) -> bool:
    """Whether the state asks for one more answer of the sealed group that has asked these seats, one after the other.

    A group is over when its last answer was told to others, or when a seat is asked that had its turn before another.
    """
    return is_sealed(game, state) and not news and (state.seat == asked[-1] or state.seat not in asked)


class Walk:
    """A copy of a state that goes through the answers of its sealed group, up to the end of the group."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state.clone()
        self.state.recorder = self.recorder = Recorder()
        self.asked: list[int] = []
        self.is_open = is_sealed(game, state)

    def choose(self, option: int) -> None:
        seat, told = self.state.seat, len(self.recorder.events)
        self.asked.append(seat)
        self.state.choose(option)
        news = any(event.to != 1 << seat for event in self.recorder.events[told:])
        self.is_open = goes_on(self.game, self.state, self.asked, news)


class SealedGroup:
    """The answers to the group that is open, by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers: dict[int, list[int]] = {}

    def is_open(self, state: State) -> bool:
        return is_sealed(self.game, state)

    def has_answered(self, seat: int | None) -> bool:
        return seat is not None and bool(self.answers.get(seat))

    def add(self, seat: int, action: int) -> None:
        self.answers.setdefault(seat, []).append(action)

    def take_back(self, seat: int) -> None:
        self.answers[seat].pop()

    def open(self, state: State) -> list[int]:
        """All answers in the order in which the engine asks for them, and the group is done; none if one is missing."""
        walk = Walk(self.game, state)
        left = {seat: given.copy() for seat, given in self.answers.items()}
        found: list[int] = []
        while walk.is_open:
            if not left.get(walk.state.seat):
                return []
            found.append(left[walk.state.seat].pop(0))
            walk.choose(self._option(found[-1]))
        self.answers.clear()
        return found

    def asked_state(self, state: State, seat: int) -> State | None:
        """The state in which the seat is asked, with arbitrary answers of others, which change nothing for the seat."""
        if not self.is_open(state):
            return None
        walk = Walk(self.game, state)
        left = self.answers.get(seat, []).copy()
        while walk.is_open:
            if walk.state.seat != seat:
                walk.choose(walk.state.option_at(0))
            elif left:
                walk.choose(self._option(left.pop(0)))
            else:
                walk.state.recorder = None
                return walk.state
        return None

    def _option(self, action: int) -> int:
        return self.game.space.split(action)[1]


def asked_state(game: Game, state: State, seat: int) -> State | None:
    """The state in which a seat that has not answered yet is asked: this one, or one further on in a sealed group."""
    return state if state.seat == seat else SealedGroup(game).asked_state(state, seat)
