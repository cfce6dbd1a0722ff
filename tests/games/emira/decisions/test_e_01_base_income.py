"""E-1: the base income of the player boards."""

import pytest

import serai
from serai.testing import scenario
from tests.games.emira.look import gold


def test_e_1_base_income_is_150_and_200_for_black() -> None:
    match = scenario("emira", players=5, phase="income", gold=[0, 0, 0, 0, 0])
    assert gold(match) == [150, 150, 150, 150, 200]


@pytest.mark.parametrize(("base", "income", "black"), [(0, 0, 50), (100, 100, 150), (200, 200, 250)])
def test_e_1_option_sets_the_base_income_and_black_keeps_50_more(base: int, income: int, black: int) -> None:
    match = scenario("emira", players=5, base_income=base, phase="income", gold=[0, 0, 0, 0, 0])
    assert gold(match) == [income, income, income, income, black]


@pytest.mark.parametrize("base", [50, 150, 250])
def test_e_1_golden_times_leaves_every_base_income_in_tens(base: int) -> None:
    match = scenario("emira", players=5, base_income=base, phase="income", gold=[0] * 5, this_round={"golden_times": 1})
    assert gold(match) == [base * 12 // 10] * 4 + [(base + 50) * 12 // 10]
    assert all(amount % 10 == 0 for amount in gold(match))


@pytest.mark.parametrize("base", [120, 155, -50, "150", True])
def test_e_1_base_income_must_be_a_multiple_of_50(base: object) -> None:
    with pytest.raises(serai.BadSetting, match="base_income"):
        serai.game("emira").new(seed=1, base_income=base)


def test_e_1_everything_is_affordable_in_round_1() -> None:
    """750 at the start and 150 in round 1 pay for the dearest caravan."""
    match = scenario("emira", phase="income")
    assert match.view(0)["sheiks"][0]["gold"] == match.view(0)["mine"]["prices"]["large_fast"] == 900
