"""Bots that know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from serai.bots.bot import Choice, View
from serai.core.rng import Rng

RAISES: Final = 6  # how many steps above the lowest number a casual player may go
PASSIONS: Final = 3  # one number in so many is a casual one; otherwise something else is chosen


def moves_of(decision: View) -> list[Choice]:
    moves = decision["moves"]
    assert isinstance(moves, list)
    return moves


class Numbers:
    """The range of numbers of a decision, empty if it has none."""

    def __init__(self, decision: View) -> None:
        span = decision.get("range")
        self.span: Mapping[str, object] = span if isinstance(span, Mapping) else {}
        self.count = 0
        if self.span:
            self.count = (self._int("to") - self._int("from")) // self._int("step") + 1

    def move(self, index: int) -> Choice:
        amount = self._int("from") + index * self._int("step")
        return {"kind": self.span["kind"], str(self.span["argument"]): amount}

    def _int(self, name: str) -> int:
        number = self.span[name]
        assert isinstance(number, int)
        return number


class RandomBot:
    """Every option is equally likely, every number of a range counting as one."""

    name = "random"

    def choose(self, decision: View, look: Callable[[], View], rng: Rng) -> Choice:
        moves, numbers = moves_of(decision), Numbers(decision)
        index = rng.below(len(moves) + numbers.count)
        return moves[index] if index < len(moves) else numbers.move(index - len(moves))


class CasualBot:
    """Random too, but names small numbers, and not every time."""

    name = "casual"

    def choose(self, decision: View, look: Callable[[], View], rng: Rng) -> Choice:
        moves, numbers = moves_of(decision), Numbers(decision)
        if numbers.count and (not moves or rng.below(PASSIONS) == 0):
            return numbers.move(rng.below(min(RAISES, numbers.count)))
        return moves[rng.below(len(moves))]
