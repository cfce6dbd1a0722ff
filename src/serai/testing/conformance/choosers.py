"""Simple players for checked games, beside `serai.core.playout.random_option`."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import State

NEAR = 4


def modest_option(state: State, rng: Rng) -> int:
    """At random, but from a range only its lowest numbers: modest bids leave gold for everything else."""
    if state.low <= state.high and rng.below(2):
        return state.low + rng.below(min(NEAR, state.high - state.low + 1))
    if state.options:
        return state.options[rng.below(len(state.options))]
    return state.low
