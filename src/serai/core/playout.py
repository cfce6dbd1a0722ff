"""Random play to the end, compiled together with the rules."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import State


def random_option(state: State, rng: Rng) -> int:
    return state.option_at(rng.below(state.count()))


def play_out(state: State, rng: Rng) -> int:
    """Play random legal options until the game is over; returns how many."""
    decisions = 0
    while state.seat >= 0:
        state.choose(random_option(state, rng))
        decisions += 1
    return decisions


def clones(state: State, number: int) -> int:
    """Clone a state so many times; for the benchmark."""
    copied = 0
    while copied < number:
        state.clone()
        copied += 1
    return copied
