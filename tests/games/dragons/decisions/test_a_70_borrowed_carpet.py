"""A-70: a borrowed Carpet that is taken back is gone."""

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


def borrowed(spell: str, at: str = "market", **words: object) -> Match:
    """Seat 1 has flown in on seat 0's carpet; seat 2 holds a spell against it."""
    given: dict[str, object] = {
        "at": at,
        "board": {"cave_white": [(0, "carpet")]},
        "artifacts": {0: ["flying_carpet"]},
        "used": {0: ["flying_carpet"]},
        "spells": {1: ["borrow"], 2: [spell], 3: ["alms"]},
    }
    match = settle(turn(scenario("dragons", **{**given, **words}), 1, "cast borrow"))
    assert on(match, at)["strengths"] == {"1": 3}
    return match


def is_gone(match: Match, at: str = "market") -> bool:
    """Nobody has it: it is not on the board, the lender's is used where it lies, the borrower owns a lamp only."""
    players = match.position()["players"]
    return (
        on(match, at)["pieces"] == []
        and players[0]["used"]["flying_carpet"] == 1
        and len(on(match, "cave_white")["pieces"]) == 1
        and players[1]["artifacts"] == ["lamp_2"]
    )


def test_a_70_after_a_lunar_eclipse() -> None:
    match = settle(turn(borrowed("lunar_eclipse"), 2, "cast lunar_eclipse", "space market"))
    assert is_gone(match)


def test_a_70_a_solar_eclipse_leaves_it() -> None:
    match = settle(turn(borrowed("solar_eclipse"), 2, "cast solar_eclipse", "space market"))
    assert on(match, "market")["strengths"] == {"1": 3}


def test_a_70_after_an_eye_for_an_eye() -> None:
    match = settle(turn(borrowed("eye_for_an_eye"), 2, "cast eye_for_an_eye", "piece 1"))
    assert is_gone(match)


def test_a_70_when_baksheesh_is_not_paid() -> None:
    match = settle(turn(borrowed("baksheesh"), 2, "cast baksheesh"))
    assert is_gone(match)


def test_a_70_when_taxes_are_not_paid() -> None:
    match = settle(turn(borrowed("sultans_taxes", "room_1"), 2, "cast sultans_taxes"))
    assert is_gone(match, "room_1")


def test_a_70_taxes_can_be_paid_for_it() -> None:
    match = settle(turn(borrowed("sultans_taxes", "room_1", treasure={1: "1c"}), 2, "cast sultans_taxes"))
    play(match, (1, "pay"))
    assert on(match, "room_1")["strengths"] == {"1": 3}


def test_a_70_it_can_be_doubled_like_a_carpet_of_ones_own() -> None:
    match = borrowed(
        "offering",
        artifacts={0: ["flying_carpet"], 1: ["astral_double"]},
        this_round={"djinn": 1},
    )
    settle(turn(match, 1, "use astral_double"))
    assert on(match, "market")["strengths"] == {"1": 6}
