from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario

BY_CARAVAN = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "consolation_condition_2": "no_caravan_on_board"},
]
BY_INCOME = [{"edition": "nl"}, {"edition": "pl", "consolation_condition_2": "only_base_income_this_round"}]
FOUR = ["asima", "thara", "nibal", "fatima"]


def rich(settings: dict[str, object], palace: list[str], caravans: list[tuple[str, int]], **words: object) -> Match:
    """Player 0 is asked in the first auction after this round's income, with far more than 500 gold."""
    own = {"gold": {0: 1000}, "sections": {0: 2}, "palace": {0: palace}, "caravans": {0: caravans}}
    return scenario("emira", phase="income", **own, **words, **settings)


@pytest.mark.parametrize("settings", BY_CARAVAN)
def test_ed_4_no_caravan_on_the_board(settings: dict[str, object]) -> None:
    match = play(rich(settings, FOUR, []), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 1300


@pytest.mark.parametrize("settings", BY_CARAVAN)
def test_ed_4_a_caravan_that_paid_for_the_last_time_does_not_matter(settings: dict[str, object]) -> None:
    assert refusal(rich(settings, FOUR, [("small_slow", 1)]), 0, "take_150") is None


@pytest.mark.parametrize("settings", BY_CARAVAN)
def test_ed_4_a_caravan_without_income_bars(settings: dict[str, object]) -> None:
    match = rich(settings, FOUR, [("small_slow", 5)], this_round={"interrupted": True})
    why = refusal(match, 0, "take_150")
    assert why is not None
    assert (why.code, why.clause) == ("consolation_not_due", "emira 4.4.6")
    assert why.numbers == {"gold": 1150, "below": 500, "princesses": 4, "enough": 4, "caravans": 1}


@pytest.mark.parametrize("settings", BY_INCOME)
def test_ed_4_only_base_income(settings: dict[str, object]) -> None:
    assert refusal(rich(settings, FOUR, []), 0, "take_150") is None


@pytest.mark.parametrize("settings", BY_INCOME)
def test_ed_4_a_caravan_that_paid_bars_even_if_it_is_gone(settings: dict[str, object]) -> None:
    why = refusal(rich(settings, FOUR, [("small_slow", 1)]), 0, "take_150")
    assert why is not None
    assert (why.code, why.clause) == ("consolation_not_due_by_income", "ED-4")
    assert why.numbers == {"gold": 1300, "below": 500, "princesses": 4, "enough": 4}


@pytest.mark.parametrize("settings", BY_INCOME)
def test_ed_4_a_caravan_without_income_does_not_matter(settings: dict[str, object]) -> None:
    match = rich(settings, FOUR, [("small_slow", 5)], this_round={"interrupted": True})
    assert refusal(match, 0, "take_150") is None


@pytest.mark.parametrize("settings", BY_CARAVAN + BY_INCOME)
def test_ed_4_three_princesses_are_too_few(settings: dict[str, object]) -> None:
    why = refusal(rich(settings, FOUR[:3], []), 0, "take_150")
    assert why is not None
    assert why.numbers["princesses"] == 3
