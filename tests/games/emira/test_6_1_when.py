"""Rules section 6.1: when a sheik fulfils his goal."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario

# Three princesses of each talent.
INT = ["malika", "anisah", "zainab"]
H = ["nibal", "fatima", "yasmine"]
C = ["asima", "raidah", "rasha"]
R = ["thara", "sahar", "layla"]
GOAL4 = "goal4_i_h_c_r"


def over(palace: list[str], goal: str, players: int = 4, **words: object) -> Match:
    """The end of a round with these princesses in seat 0's palace."""
    others = [0] * (players - 1)
    words = {"sections": [8, *others], "palace": {0: palace}, "goal": {0: goal}, **words}
    return scenario("emira", players=players, phase="round_end", **words)


def winners(match: Match) -> list[int]:
    return [] if match.result is None else match.result.winners


@pytest.mark.parametrize(
    ("players", "goal", "palace"),
    [
        (5, "goal5_i_h_r", [INT[0], H[0], R[0], INT[1]]),
        (4, "goal4_i_h_c_r", [INT[0], H[0], C[0], R[0], INT[1]]),
        (3, "goal3_2i_h_c_r", [INT[0], INT[1], H[0], C[0], R[0], R[1]]),
    ],
)
def test_6_1_the_minimum_with_the_goals_talents(players: int, goal: str, palace: list[str]) -> None:
    match = over(palace, goal, players)
    assert winners(match) == [0]
    assert match.result.ending == "goal_talents"
    assert winners(over(palace[:-1], goal, players)) == []  # one too few


@pytest.mark.parametrize(
    ("players", "goal", "number"), [(5, "goal5_i_h_r", 6), (4, "goal4_i_h_c_r", 7), (3, "goal3_2i_h_c_r", 8)]
)
def test_6_1_the_maximum_with_any_talents(players: int, goal: str, number: int) -> None:
    palace = [*INT, *C, "albina", "zahrah", "farah"]  # no housekeeping and no romance
    match = over(palace[:number], goal, players)
    assert winners(match) == [0]
    assert match.result.ending == "goal_number"
    assert winners(over(palace[: number - 1], goal, players)) == []


def test_6_1_without_the_talents_the_minimum_is_not_enough() -> None:
    assert winners(over([*INT, *H], GOAL4)) == []


def test_6_1_a_princess_counts_for_one_talent_only() -> None:
    # Noor is intelligent or a housekeeper, not both.
    assert winners(over(["noor", C[0], C[1], R[0], R[1]], GOAL4)) == []
    assert winners(over(["noor", H[0], C[0], C[1], R[1]], GOAL4)) == [0]
    assert winners(over(["noor", INT[0], C[0], C[1], R[1]], GOAL4)) == [0]


@pytest.mark.parametrize(
    ("palace", "met"),
    [
        (["noor", "hind", "thara", "nibal", "zafirah"], True),
        (["noor", "hind", "janan", "xenia", "albina"], True),  # Noor H, Hind R, Xenia R
        (["noor", "hind", "janan", "asima", "albina"], False),  # two of the three that H and R need
        (["hind", "xenia", "noor", "janan", "thara"], True),
    ],
)
def test_6_1_princesses_of_two_talents_are_assigned_as_suits(palace: list[str], met: bool) -> None:
    assert (winners(over(palace, "goal4_i_flex_hr")) == [0]) == met


@pytest.mark.parametrize(
    ("goal", "palace", "met"),
    [
        ("goal5_flex_ir", [INT[0], INT[1], R[0], C[0]], True),
        ("goal5_flex_ir", [INT[0], R[1], R[0], C[0]], True),
        ("goal5_flex_ir", [INT[0], INT[1], C[1], C[0]], False),
        ("goal5_flex_hc", [H[0], H[1], C[1], C[0]], True),
        ("goal5_flex_hc", [H[0], H[1], H[2], INT[0]], False),
        ("goal5_2i_h", [INT[0], INT[1], H[0], R[0]], True),
        ("goal5_2i_h", [INT[0], H[1], H[0], R[0]], False),
    ],
)
def test_6_1_flexible_goals_accept_either_number(goal: str, palace: list[str], met: bool) -> None:
    assert (winners(over(palace, goal, 5)) == [0]) == met


@pytest.mark.parametrize("failed", [True, False])
def test_6_1_not_in_a_round_with_an_upkeep_failure(failed: bool) -> None:
    match = over([*INT, *C, "albina"], GOAL4, failed=[0] if failed else [])
    assert winners(match) == ([] if failed else [0])


def test_6_1_one_players_failure_does_not_stop_another() -> None:
    match = over([*INT, *C, "albina"], GOAL4, failed=[1])
    assert winners(match) == [0]


def test_6_1_a_princess_who_arrived_this_round_counts() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["thara"],
        gold=[1000, 0, 0, 0],
        sections=[8, 0, 0, 0],
        tokens=[{"beauty": 1}, {}, {}, {}],
        palace={0: [*INT, *C]},
    )
    assert winners(match) == [0]


def test_6_1_a_princess_who_was_abducted_does_not_count() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["sidi_suleiman"],
        gold=[1000, 0, 0, 0],
        sections=[8, 0, 0, 0],
        palace={0: [*INT, *C, "thara"]},
    )
    play(match, (0, "sidi_victim thara"))
    assert winners(match) == []


def test_6_1_a_princess_who_joined_after_7b_counts() -> None:
    # Seat 1 pays 350 less than it had and falls behind; Yasmine is seat 0's seventh.
    match = scenario(
        "emira",
        phase="upkeep",
        gold=[1000, 1000, 0, 0],
        sections=[8, 8, 0, 0],
        status_cards=[[], [], [], []],
        palace={0: ["zafirah", *INT[:2], *C], 1: [*R, "nibal", "fatima", "janan", "albina"]},
        goal={0: GOAL4, 1: "goal4_2i_h_c"},
        undecided=["yasmine"],
    )
    assert len(match.position()["sheiks"][0]["palace"]) == 7
    assert 0 in winners(match)


def test_6_1_nothing_is_checked_before_the_end_of_the_round() -> None:
    match = scenario("emira", sections=[8, 0, 0, 0], palace={0: [*INT, *C, "albina"]}, gold=[1000, 0, 0, 0])
    assert match.result is None
    assert match.decision.question == "auction_turn"


def test_6_1_the_winners_goal_is_shown() -> None:
    match = over([INT[0], H[0], C[0], R[0], INT[1]], GOAL4)
    assert events(match, "goal_fulfilled")[0].data == {"seat": 0, "goal": GOAL4, "princesses": 5}
    assert match.view(2)["sheiks"][0]["goal"] == GOAL4
