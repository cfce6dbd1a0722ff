"""Rules section 4.8: winners, the last round, or the marker moves on."""

from __future__ import annotations

import pytest

from serai.testing import events, scenario

SEVEN = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar"]


@pytest.mark.parametrize(("players", "first", "after"), [(4, 0, 1), (4, 3, 0), (5, 4, 0), (3, 2, 0)])
def test_4_8_the_marker_goes_to_the_left_and_a_round_starts(players: int, first: int, after: int) -> None:
    match = scenario("emira", players=players, phase="round_end", round=2, first_player=first)
    assert match.position()["first_player"] == after
    assert match.position()["round"] == 3
    assert match.decision.seat == after
    assert events(match, "marker_passed")[0].data == {"seat": after}


def test_4_8_a_winner_ends_the_game_at_once() -> None:
    match = scenario("emira", phase="round_end", sections=[5, 0, 0, 0], palace={0: SEVEN})
    assert match.decision is None
    assert match.position()["phase"] == "over"
    assert match.position()["first_player"] == 0
    assert events(match, "marker_passed") == []


def test_4_8_winners_come_before_the_end_of_the_last_round() -> None:
    match = scenario("emira", phase="round_end", sections=[5, 0, 0, 0], palace={0: SEVEN}, last_round=True)
    assert match.result is not None
    assert match.result.ending in ("goal_number", "goal_talents")


def test_4_8_the_last_round_without_a_winner_ends_the_game() -> None:
    match = scenario("emira", phase="round_end", last_round=True)
    assert match.result is not None
    assert match.result.ending == "deck_empty"


def test_4_8_what_lasted_a_round_is_over() -> None:
    match = scenario(
        "emira",
        phase="round_end",
        this_round={
            "golden_times": 1,
            "interrupted": True,
            "sick_camels": True,
            "symbols": ["sym_income"],
            "bazaar": 2,
        },
        failed=[1],
        auction={"finished": [0, 1, 2, 3]},
    )
    data = match.position()
    this_round = data["this_round"]
    assert (this_round["golden_times"], this_round["interrupted"], this_round["sick_camels"]) == (0, False, False)
    assert (this_round["symbols"], this_round["bazaar"], this_round["arrivals"]) == ([], None, [1, 0])
    assert (data["failed"], data["auction"]["finished"]) == ([], [])


def test_4_8_a_player_who_failed_may_win_in_the_next_round() -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        sections=[6, 0, 0, 0],
        palace={0: [*SEVEN, "layla"]},
        gold=[0, 0, 0, 0],
        draws=["layla"],
    )
    assert match.result is None
    data = match.position()
    assert len(data["sheiks"][0]["palace"]) == 7
    assert data["failed"] == []
