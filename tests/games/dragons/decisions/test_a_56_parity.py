"""A-56: The Last Shall Be First makes no difference to the Eclipses."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario


def turn(match: Match, seat: int, *words: str) -> Match:
    """The others pass until the seat is asked, then it answers."""
    while match.decision.seat != seat:
        play(match, (match.decision.seat, "pass"))
    return play(match, *((seat, word) for word in words))


def settle(match: Match) -> Match:
    """Everybody passes until the batch has taken effect, or an effect asks something."""
    while match.decision.kind == "window" and match.position()["window"]["batch"]:
        play(match, (match.decision.seat, "pass"))
    return match


def on(match: Match, space: str) -> dict[str, object]:
    return next(seen for seen in match.view(None)["spaces"] if seen["space"] == space)


def market(spell: str) -> Match:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 1), (1, 9), (2, 8)]},
        this_round={"last_are_first": True},
        spells={0: [spell, "alms"]},
    )
    return settle(turn(match, 0, f"cast {spell}"))


def test_a_56_a_1_and_a_9_are_odd_either_way() -> None:
    match = market("lunar_eclipse")
    assert on(match, "market")["strengths"] == {"2": 8}


def test_a_56_neither_is_even() -> None:
    match = market("solar_eclipse")
    assert on(match, "market")["strengths"] == {"1": 10}
