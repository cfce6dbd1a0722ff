"""Rules section 6.4: in the advanced game points decide."""

from __future__ import annotations

import pytest

from serai import Match, Result
from serai.testing import scenario

TALENTED = ["malika", "nibal", "asima", "thara", "anisah"]
SEVEN = ["zainab", "albina", "zahrah", "farah", "raidah", "firyal", "zafirah"]
BARE: dict[str, object] = {
    "gold": [0, 0, 0, 0],
    "camels": [0, 0, 0, 0],
    "sections": [0, 5, 5, 0],
    "tokens": [{}, {}, {}, {}],
    "status_cards": [[], [], [], []],
}


def final(palace: dict[int, list[str]], **words: object) -> Match:
    """The result when the game ends with these palaces, won or not."""
    given: dict[str, object] = {**BARE, "goal": {1: "goal4_i_h_c_r", 2: "goal4_flex_hcr"}, **words}
    match = scenario("emira", mode="advanced", phase="round_end", last_round=True, palace=palace, **given)
    assert match.result is not None
    return match.result


def scores(result: Result, name: str) -> list[object]:
    return [score[name] for score in result.scores]


def test_6_4_two_main_points_a_princess_and_three_for_the_talents() -> None:
    result = final({1: TALENTED, 2: SEVEN})
    assert scores(result, "main_points") == [0, 13, 14, 0]
    assert result.winners == [2]
    assert result.ranking[:2] == [[2], [1]]


def test_6_4_talents_count_even_with_too_few_princesses() -> None:
    result = final({1: TALENTED[:4], 2: SEVEN[:3]})
    assert scores(result, "main_points")[1] == 11
    assert scores(result, "fulfilled") == [False] * 4


def test_6_4_a_fulfilled_goal_goes_before_points() -> None:
    # Seat 2 has failed its upkeep: seven princesses, more main points, and yet behind seat 1.
    result = final({1: TALENTED, 2: SEVEN}, failed=[2])
    assert scores(result, "fulfilled") == [False, True, False, False]
    assert result.ranking[:2] == [[1], [2]]


def test_6_4_side_points_add_up() -> None:
    result = final(
        {1: TALENTED},
        tokens=[{}, {"beauty": 2, "manners": 1, "clothing": 1}, {}, {}],
        status_cards=[[], ["status_700", "status_300_1"], [], []],
        track=[0, 0.5, 0, 0],
        camels=[0, 4, 0, 0],
    )
    # 4 tokens and a set, 3 status points, 5 sections, half a point of track, 4 camels.
    assert scores(result, "side_points")[1] == 5 + 3 + 5 + 0.5 + 4


def test_6_4_lent_tokens_and_cards_and_good_looking_count() -> None:
    result = final(
        {1: ["layla", "nadia", "halimah", "rasha"]},
        in_front={1: [{"card": "good_looking_1", "type": "beauty", "plus": 2}, {"card": "guest_house_1"}]},
    )
    assert scores(result, "side_points")[1] == 2 + 2 + 2 + 5


@pytest.mark.parametrize(
    ("edition", "points", "winner"),
    [("consensus", [15, 14.5], 1), ("fr", [15, 14.5], 1), ("pl", [15, 14.5], 1), ("nl", [13, 13.5], 2)],
)
def test_6_4_camels_count_one_or_in_nl_a_half(edition: str, points: list[float], winner: int) -> None:
    result = final(
        {1: TALENTED, 2: ["zahrah", "fatima", "raidah", "sahar", "farah"]},
        edition=edition,
        goal={1: "goal4_2i_h_c", 2: "goal4_i_h_c_r"},
        tokens=[{}, {"beauty": 4}, {"manners": 5}, {}],
        status_cards=[[], ["status_1200"], ["status_1300"], []],
        sections=[0, 4, 4, 0],
        track=[0, 0, 0.5, 0],
        camels=[0, 4, 2, 0],
    )
    assert scores(result, "main_points")[1:3] == [13, 13]
    assert scores(result, "side_points")[1:3] == points
    assert result.winners == [winner]


def test_6_4_a_negative_track_costs_side_points() -> None:
    result = final({}, sections=[0, 2, 0, 0], track=[-0.5, -0.5, 0, 0])
    assert scores(result, "side_points") == [-0.5, 1.5, 0, 0]


def test_6_4_then_most_gold() -> None:
    result = final({}, sections=[0, 0, 0, 0], gold=[100, 300, 200, 0])
    assert result.ranking == [[1], [2], [0], [3]]


def test_6_4_still_equal_is_a_shared_place() -> None:
    result = final({}, sections=[0, 0, 0, 0], gold=[100, 300, 300, 100])
    assert result.ranking == [[1, 2], [0, 3]]
    assert result.winners == [1, 2]


def test_6_4_side_points_outweigh_gold_and_main_points_both() -> None:
    result = final({3: ["asima"]}, sections=[0, 1, 0, 0], gold=[900, 0, 500, 0])
    assert result.ranking == [[3], [1], [0], [2]]
