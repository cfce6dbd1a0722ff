"""A sealed group: choices that the rules make at the same time. Answers come in any order and are opened together.

The engine gets them when all are in. Until then nobody else can tell who has answered, and everybody may still change
its mind.
"""

from __future__ import annotations

from serai.core.game import Game
from serai.core.state import State


class SealedGroup:
    """The answers to the group that is open, by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers: dict[int, list[int]] = {}

    def is_open(self, state: State) -> bool:
        return state.seat >= 0 and self.game.space.kinds[state.kind].sealed

    def has_answered(self, seat: int | None) -> bool:
        return seat is not None and bool(self.answers.get(seat))

    def add(self, seat: int, action: int) -> None:
        self.answers.setdefault(seat, []).append(action)

    def take_back(self, seat: int) -> None:
        self.answers[seat].pop()

    def opened(self, state: State) -> list[int]:
        """All answers in the order in which the engine asks for them, and the group is done; none if one is missing."""
        state = state.clone()
        left = {seat: given.copy() for seat, given in self.answers.items()}
        found: list[int] = []
        while self.is_open(state):
            if not left.get(state.seat):
                return []
            found.append(left[state.seat].pop(0))
            self._choose(state, found[-1])
        self.answers.clear()
        return found

    def facing(self, state: State, seat: int) -> State | None:
        """The state in which the seat is asked, with others' answers made up: they change nothing for the seat."""
        if not self.is_open(state):
            return None
        left = self.answers.get(seat, []).copy()
        state = state.clone()
        while self.is_open(state):
            if state.seat != seat:
                state.choose(state.option_at(0))
            elif left:
                self._choose(state, left.pop(0))
            else:
                return state
        return None

    def _choose(self, state: State, action: int) -> None:
        state.choose(self.game.space.split(action)[1])


def asked_state(game: Game, state: State, seat: int) -> State | None:
    """The state in which a seat that has not answered yet is asked: this one, or one further on in a sealed group."""
    return state if state.seat == seat else SealedGroup(game).facing(state, seat)
