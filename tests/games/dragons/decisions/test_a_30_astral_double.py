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


def test_a_30_not_before_the_space_is_scored() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"caravanserai": [(0, 5)]},
        artifacts={0: ["astral_double"]},
        spells={0: ["alms"]},
    )
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


def test_a_30_not_after_it_was_scored() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"market": [(0, 5)]},
        artifacts={0: ["astral_double"]},
        spells={0: ["alms"]},
    )
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


def test_a_30_baksheesh_does_not_count_it() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5)]},
        treasure={1: "9c"},
        artifacts={1: ["astral_double"]},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "pass"), (0, "cast baksheesh"), (1, "keep"))
    assert events(match, "baksheesh_paid")[0].data["units"] == {"crown": 2}


def test_a_30_sultans_taxes_do_not_count_it() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(1, 5)]},
        treasure={1: "9c"},
        artifacts={1: ["astral_double"]},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "pass"), (0, "cast sultans_taxes"), (1, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 1}


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
