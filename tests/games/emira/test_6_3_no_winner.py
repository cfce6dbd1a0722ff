"""Rules section 6.3: the Emira deck is empty, or the last round allowed is over."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, scenario

# Phase 3 with an empty Emira deck.
set_up = partial(
    scenario, "emira", phase="market", emira_deck=[], gold=[100, 100, 100, 100], camels=[0, 0, 0, 0], in_play=[]
)


def to_the_end(match: Match) -> Match:
    """All take the consolation and buy nothing."""
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    return play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))


def test_6_3_an_empty_deck_makes_the_round_the_last() -> None:
    match = set_up()
    assert len(events(match, "last_round")) == 1
    to_the_end(match)
    assert match.decision is None
    assert match.result is not None
    assert match.result.ending == "deck_empty"


def test_6_3_not_while_a_princess_is_undecided() -> None:
    match = to_the_end(set_up(undecided=["fatima"], tokens=[{}, {}, {}, {}], status_cards=[[], [], [], []]))
    assert match.result is None
    assert match.position()["round"] == 2


def test_6_3_sidi_undecided_does_not_count() -> None:
    assert set_up(undecided=["sidi_suleiman"]).position()["last_round"]


def test_6_3_not_while_a_card_is_left() -> None:
    assert not set_up(emira_deck=["asima"]).position()["last_round"]


def test_6_3_not_if_no_card_should_be_turned_up() -> None:
    assert not set_up(this_round={"arrivals": [0, 0]}).position()["last_round"]


def test_6_3_a_leaver_under_the_deck_does_not_help() -> None:
    match = set_up(
        gold=[0, 100, 100, 100], palace={0: ["asima", "thara", "nibal", "janan", "malika"]}, sections=[3, 0, 0, 0],
        base_income=0, draws=["beauty", "asima"],
    )  # fmt: skip
    to_the_end(match)
    assert match.result is not None
    assert match.result.ending == "deck_empty"


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_6_3_the_ranking_of_6_4_decides_in_both_modes(mode: str) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="round_end",
        last_round=True,
        camels=[0, 0, 0, 0],
        sections=[5, 5, 5, 5],
        gold=[200, 100, 300, 900],
        tokens=[{"beauty": 1}, {}, {}, {}],
        status_cards=[[], [], [], []],
        palace={
            0: ["albina", "zainab", "zahrah", "farah", "anisah"],
            1: ["malika", "nibal", "asima", "thara"],
            2: ["halimah", "fatima", "nadia", "yasmine", "suleika"],
            3: ["raidah", "rasha", "firyal"],
        },
        goal={0: "goal4_2i_h_c", 1: "goal4_i_h_c_r", 2: "goal4_flex_hcr"},
    )
    assert match.result is not None
    assert [score["main_points"] for score in match.result.scores] == [10, 11, 10, 6]
    # Seat 2 has Halimah's status point and Nadia's token against seat 0's one token.
    assert match.result.ranking == [[1], [2], [0], [3]]


@pytest.mark.parametrize(("number", "over"), [(9, False), (10, True)])
def test_6_3_the_last_round_allowed(number: int, over: bool) -> None:
    match = scenario("emira", phase="round_end", round=number, max_rounds=10)
    assert (match.result is not None) == over
    if over:
        assert match.result.ending == "max_rounds"
        assert events(match, "game_ends_without_winner")[0].data == {"round": 10}


def test_6_3_by_default_a_hundred_rounds() -> None:
    assert scenario("emira", phase="round_end", round=99).result is None
    assert scenario("emira", phase="round_end", round=100).result is not None
