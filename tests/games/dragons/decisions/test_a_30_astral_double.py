"""A-30: a double on a carpet, but not twice on a piece, not before its space is scored, not taxed."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario


def test_a_30_a_carpet_flown_in_this_window_can_be_doubled() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5)]},
        artifacts={0: ["flying_carpet", "astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "use astral_double"))
    assert match.view(None)["spaces"][8]["strengths"] == {"0": 6, "1": 5}


def test_a_30_a_carpet_of_the_same_batch_is_not_there_yet() -> None:
    """The window is polled again after it has landed; before, only the token can be named."""
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 5)]},
        artifacts={0: ["flying_carpet", "astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "use astral_double"))
    assert match.view(None)["spaces"][8]["strengths"] == {"0": 13}


def test_a_30_not_twice_on_one_token() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 5)]},
        artifacts={0: ["astral_double", "astral_double"]},
        spells={0: ["alms"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use astral_double"), (0, "pass"))
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


@pytest.mark.parametrize(
    ("at", "space"), [("market", "caravanserai"), ("caravanserai", "market")], ids=["before", "after"]
)
def test_a_30_only_while_the_space_is_scored(at: str, space: str) -> None:
    board = {space: [(0, 5)]}
    match = scenario("dragons", at=at, board=board, artifacts={0: ["astral_double"]}, spells={0: ["alms"]})
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


@pytest.mark.parametrize(
    ("spell", "at", "answer", "paid", "units"),
    [
        ("baksheesh", "caravanserai", "keep", "baksheesh_paid", 2),
        ("sultans_taxes", "room_1", "pay", "taxes_paid", 1),
    ],
    ids=["baksheesh", "sultans_taxes"],
)
def test_a_30_it_is_not_taxed(spell: str, at: str, answer: str, paid: str, units: int) -> None:
    match = scenario(
        "dragons",
        at=at,
        board={at: [(1, 5)]},
        treasure={1: "9c"},
        artifacts={1: ["astral_double"]},
        spells={0: [spell]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "pass"), (0, f"cast {spell}"), (1, answer))
    assert events(match, paid)[0].data["units"] == {"crown": units}


@pytest.mark.parametrize("spell", ["eye_for_an_eye", "teleportation"])
def test_a_30_it_is_no_target_of_its_own(spell: str) -> None:
    """One piece, one target: the spell asks for nothing and takes the token with its double."""
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (0, 1)]},
        artifacts={1: ["astral_double"]},
        spells={0: [spell]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "pass"), (0, f"cast {spell}"))
    assert match.decision.question != "target_piece"
