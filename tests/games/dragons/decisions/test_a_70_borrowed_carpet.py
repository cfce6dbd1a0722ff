"""A-70: a borrowed Carpet that is taken back is gone."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import look_at, strengths
from tests.games.dragons.table import carry_out


def borrowed(spell: str, at: str = "market", **words: object) -> Match:
    """Seat 1 has flown in on seat 0's carpet; seat 2 holds a spell against it."""
    given: dict[str, object] = {
        "at": at,
        "board": {"cave_white": [(0, "carpet")]},
        "artifacts": {0: ["flying_carpet"]},
        "used": {0: ["flying_carpet"]},
        "spells": {1: ["borrow"], 2: [spell], 3: ["alms"]},
    }
    match = carry_out(scenario("dragons", **{**given, **words}), 1, "cast borrow")
    assert strengths(match, at) == {"1": 3}
    return match


@pytest.mark.parametrize(
    ("at", "spell", "targets"),
    [
        ("market", "lunar_eclipse", ["space market"]),
        ("market", "eye_for_an_eye", ["piece 1"]),
        ("market", "baksheesh", []),
        ("room_1", "sultans_taxes", []),
    ],
    ids=["lunar_eclipse", "eye_for_an_eye", "baksheesh is not paid", "taxes are not paid"],
)
def test_a_70_nobody_has_it_any_more(at: str, spell: str, targets: list[str]) -> None:
    """It is not on the board, the lender's is used where it lies, the borrower owns a lamp only."""
    match = carry_out(borrowed(spell, at), 2, f"cast {spell}", *targets)
    assert look_at(match, at)["pieces"] == []
    lender, borrower = match.position()["players"][:2]
    assert lender["used"]["flying_carpet"] == 1
    assert len(look_at(match, "cave_white")["pieces"]) == 1
    assert borrower["artifacts"] == ["lamp_2"]


def test_a_70_a_solar_eclipse_leaves_it() -> None:
    match = carry_out(borrowed("solar_eclipse"), 2, "cast solar_eclipse", "space market")
    assert strengths(match, "market") == {"1": 3}


def test_a_70_taxes_can_be_paid_for_it() -> None:
    match = carry_out(borrowed("sultans_taxes", "room_1", treasure={1: "1c"}), 2, "cast sultans_taxes")
    play(match, (1, "pay"))
    assert strengths(match, "room_1") == {"1": 3}


def test_a_70_it_can_be_doubled_like_a_carpet_of_ones_own() -> None:
    match = borrowed(
        "offering",
        artifacts={0: ["flying_carpet"], 1: ["astral_double"]},
        this_round={"djinn": 1},
    )
    carry_out(match, 1, "use astral_double")
    assert strengths(match, "market") == {"1": 6}
