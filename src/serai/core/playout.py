"""Random play to the end, compiled together with the rules."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import State


def random_option(state: State, rng: Rng) -> i64:
    return state.option_at(rng.below(state.count()))


def play_out(state: State, rng: Rng) -> i64:
    """Play random legal options until the game is over; returns how many."""
    decisions = 0
    while state.seat >= 0:
        state.choose(random_option(state, rng))
        decisions += 1
    return decisions


def clones(state: State, number: i64) -> i64:
    """Clone a state that many times; for the benchmark."""
    copied = 0
    while copied < number:
        state.clone()
        copied += 1
    return copied
