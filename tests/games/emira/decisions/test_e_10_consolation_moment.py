"""E-10: when the consolation can be taken, and the Dutch second condition."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

FOUR = ["thara", "nibal", "asima", "fatima"]


def test_e_10_at_ones_turn_in_an_auction_without_a_bid() -> None:
    match = scenario("emira", gold=[490, 750, 750, 750], camels=[0] * 4)
    play(match, (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 640
    assert match.position()["auction"]["finished"] == [0]
    assert asked(match) == ("auction_turn", 1)


def test_e_10_also_after_having_bid_in_the_same_auction() -> None:
    match = scenario("emira", gold=[490, 750, 750, 750], camels=[0] * 4)
    play(match, (0, "bid 10"), (1, "bid 20"), (2, "pass"), (3, "pass"), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 640
    assert events(match, "auction_won")[0].data["seat"] == 1


def test_e_10_when_entitled_to_choose_an_action() -> None:
    match = scenario("emira", gold=[520, 750, 750, 750], camels=[0] * 4)
    assert refusal(match, 0, "take_150").code == "consolation_not_due"
    play(match, (0, "bid 30"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 640


def test_e_10_the_conditions_are_checked_at_that_moment() -> None:
    match = scenario("emira", gold=[520, 750, 750, 750], camels=[0] * 4)
    play(match, (0, "bid 20"), (1, "pass"), (2, "pass"), (3, "pass"))
    found = refusal(match, 0, "take_150")
    assert (found.code, found.clause) == ("consolation_not_due", "emira 4.4.6")
    assert found.numbers == {"gold": 500, "below": 500, "princesses": 0, "enough": 4, "caravans": 0}


def test_e_10_any_number_of_players_may_take_it() -> None:
    match = scenario("emira", gold=[0, 10, 20, 30], camels=[0] * 4)
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert len(events(match, "took_consolation")) == 4
    assert match.position()["phase"] == "purchase"


@pytest.mark.parametrize(("caravans", "due"), [([], True), ([("small_slow", 8)], False)])
def test_e_10_nl_golden_times_on_the_base_income_is_base_income(caravans: list[tuple[str, int]], due: bool) -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="income",
        this_round={"golden_times": 1},
        gold=[900, 900, 900, 900],
        sections=[2, 0, 0, 0],
        palace={0: FOUR},
        caravans={0: caravans},
    )
    found = refusal(match, 0, "take_150")
    assert (found is None) == due
    if found is not None:
        assert (found.code, found.clause) == ("consolation_not_due_by_income", "ED-4")
        assert found.numbers == {"gold": 1260, "below": 500, "princesses": 4, "enough": 4}


def test_e_10_nl_asks_for_the_income_and_not_for_the_caravan_on_the_board() -> None:
    words = {"gold": [900] * 4, "sections": [2, 0, 0, 0], "palace": {0: FOUR}, "caravans": {0: [("large_slow", 5)]}}
    interrupted = {"this_round": {"interrupted": True}, "phase": "income"}
    assert refusal(scenario("emira", edition="nl", **interrupted, **words), 0, "take_150") is None
    assert refusal(scenario("emira", edition="pl", **interrupted, **words), 0, "take_150").numbers["caravans"] == 1


def test_e_10_nl_a_caravan_that_paid_its_last_income_counts() -> None:
    words = {"gold": [900] * 4, "sections": [2, 0, 0, 0], "palace": {0: FOUR}, "caravans": {0: [("small_fast", 1)]}}
    assert refusal(scenario("emira", edition="nl", phase="income", **words), 0, "take_150") is not None
    assert refusal(scenario("emira", edition="fr", phase="income", **words), 0, "take_150") is None
