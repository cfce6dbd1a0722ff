"""E-56: the last round of an endless game."""

import pytest

import serai
from serai.testing import scenario


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_e_56_after_max_rounds_the_ranking_decides(mode: str) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="round_end",
        max_rounds=7,
        round=7,
        camels=[0] * 4,
        sections=[0] * 4,
        status_cards=[[], [], [], []],
        tokens=[{}, {"beauty": 1}, {}, {}],
        palace={1: ["thara"], 2: ["nibal"], 3: ["asima", "raidah"]},
        goal={0: "goal4_i_h_c_r"},
        gold=[0, 0, 900, 0],
    )
    assert match.result.ending == "max_rounds"
    assert match.result.ranking == [[3], [1], [2], [0]]
    assert match.result.winners == [3]


def test_e_56_before_that_play_goes_on() -> None:
    match = scenario("emira", phase="round_end", max_rounds=7, round=6)
    assert match.result is None
    assert match.position()["round"] == 7


def test_e_56_who_fulfils_his_goal_in_the_last_round_wins() -> None:
    palace = ["thara", "nibal", "asima", "fatima", "malika", "sahar", "raidah"]
    match = scenario("emira", phase="round_end", max_rounds=7, round=7, sections=[5, 0, 0, 0], palace={0: palace})
    assert match.result.ending != "max_rounds"
    assert match.result.winners == [0]


def test_e_56_the_default_is_100() -> None:
    assert serai.game("emira").resolve_settings({})["max_rounds"] == 100
    assert scenario("emira", phase="round_end", round=99).result is None
    assert scenario("emira", phase="round_end", round=100).result.ending == "max_rounds"


@pytest.mark.parametrize("rounds", [0, -1, "100"])
def test_e_56_at_least_one_round(rounds: object) -> None:
    with pytest.raises(serai.BadSetting, match="max_rounds"):
        serai.game("emira").new(seed=1, max_rounds=rounds)
