"""A-65: there are no official answers about timing, so the rulebook's own examples are the measure."""

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


def djinn(first: int) -> Match:
    """Seat 0 casts Lunar Eclipse on the Djinn's house, seat 1 answers with Second Chance for its 5."""
    match = scenario(
        "dragons",
        at="djinn",
        first=first,
        board={"djinn": [(0, 9), (1, 5)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"], 3: ["alms"]},
    )
    turn(match, 0, "cast lunar_eclipse")
    return settle(turn(match, 1, "cast second_chance", "space market"))


def test_a_65_answers_take_effect_in_turn_order_and_not_last_in_first_out() -> None:
    match = djinn(first=0)
    assert on(match, "market")["pieces"] == on(match, "djinn")["pieces"] == []


def test_a_65_so_the_same_answer_succeeds_from_an_earlier_seat() -> None:
    match = djinn(first=1)
    assert [piece["value"] for piece in on(match, "market")["pieces"]] == [5]


def test_a_65_who_passed_may_still_answer_when_another_has_acted() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 7), (1, 7)]},
        treasure={0: "1c"},
        artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "use flying_carpet"))
    assert on(match, "market")["strengths"] == {"0": 10, "1": 10}
    assert (match.decision.seat, match.decision.kind) == (0, "market_trade")
