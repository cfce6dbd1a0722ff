"""A-56: The Last Shall Be First makes no difference to the Eclipses."""

from __future__ import annotations

from serai import Match
from serai.testing import scenario
from tests.games.dragons.look import strengths
from tests.games.dragons.table import carry_out


def market(spell: str) -> Match:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 1), (1, 9), (2, 8)]},
        this_round={"last_are_first": True},
        spells={0: [spell, "alms"]},
    )
    return carry_out(match, 0, f"cast {spell}")


def test_a_56_a_1_and_a_9_are_odd_either_way() -> None:
    match = market("lunar_eclipse")
    assert strengths(match, "market") == {"2": 8}


def test_a_56_neither_is_even() -> None:
    match = market("solar_eclipse")
    assert strengths(match, "market") == {"1": 10}
