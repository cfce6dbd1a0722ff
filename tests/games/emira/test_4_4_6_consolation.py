"""Rules section 4.4.6: 150 gold instead of an action."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario

FOUR = {0: ["asima", "thara", "nibal", "fatima"]}
ROOM = [2, 0, 0, 0]


def allowed(match: Match) -> bool:
    return refusal(match, match.decision.seat, "take_150") is None


@pytest.mark.parametrize(("gold", "may"), [(0, True), (490, True), (500, False), (750, False)])
def test_4_4_6_less_than_500_gold_is_enough(gold: int, may: bool) -> None:
    match = scenario("emira", gold=[gold, 0, 0, 0], caravans={0: [("large_fast", 4)]})
    assert allowed(match) == may


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
@pytest.mark.parametrize(
    ("princesses", "caravans", "may"),
    [(4, [], True), (3, [], False), (4, [("small_slow", 1)], False)],
)
def test_4_4_6_four_princesses_and_no_caravan(
    edition: str, princesses: int, caravans: list[tuple[str, int]], may: bool
) -> None:
    palace = {0: FOUR[0][:princesses]}
    match = scenario(
        "emira", edition=edition, gold=[900, 0, 0, 0], sections=ROOM, palace=palace, caravans={0: caravans}
    )
    assert allowed(match) == may


def test_4_4_6_in_nl_a_caravan_that_paid_nothing_does_no_harm() -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="income",
        gold=[900, 0, 0, 0],
        sections=ROOM,
        palace=FOUR,
        caravans={0: [("large_slow", 5)]},
        this_round={"interrupted": True},
    )
    assert allowed(match)


@pytest.mark.parametrize(("edition", "may"), [("fr", True), ("pl", True), ("nl", False)])
def test_4_4_6_a_caravan_that_paid_for_the_last_time_counts_only_in_nl(edition: str, may: bool) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="income",
        gold=[900, 0, 0, 0],
        sections=ROOM,
        palace=FOUR,
        caravans={0: [("large_slow", 1)]},
    )
    assert allowed(match) == may


def test_4_4_6_in_nl_golden_times_on_the_base_income_does_no_harm() -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="income",
        gold=[900, 0, 0, 0],
        sections=ROOM,
        palace=FOUR,
        this_round={"golden_times": 1},
    )
    assert match.position()["sheiks"][0]["gold"] == 1080
    assert allowed(match)


def test_4_4_6_in_nl_three_princesses_are_too_few() -> None:
    match = scenario("emira", edition="nl", phase="income", gold=[900, 0, 0, 0], sections=ROOM, palace={0: FOUR[0][:3]})
    why = refusal(match, 0, "take_150")
    assert why is not None
    assert why.as_dict() == {
        "code": "consolation_not_due_by_income",
        "clause": "ED-4",
        "numbers": {"gold": 1050, "below": 500, "princesses": 3, "enough": 4},
    }


def test_4_4_6_the_bank_pays_150_and_the_player_is_finished() -> None:
    match = play(scenario("emira", gold=[480, 0, 0, 0]), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 630
    assert match.position()["auction"]["finished"] == [0]


def test_4_4_6_any_number_of_players_may_take_it() -> None:
    match = scenario("emira", gold=[0, 10, 20, 30], camels=[0, 0, 0, 0])
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [150, 160, 170, 180]


def test_4_4_6_it_can_be_taken_instead_of_an_action_won() -> None:
    match = scenario("emira", gold=[480, 0, 0, 0], camels=[0, 0, 0, 0])
    play(match, (0, "bid 30"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 600


def test_4_4_6_the_conditions_are_checked_at_that_moment() -> None:
    # Yasmine arrives as the fourth princess while the auction runs.
    match = scenario(
        "emira",
        gold=[900, 480, 0, 900],
        sections=[2, 0, 0, 0],
        status_cards=[[], [], [], []],
        palace={0: ["asima", "thara", "nibal"], 3: ["fatima"]},
        undecided=["yasmine"],
    )
    assert not allowed(match)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "bid 70"), (0, "pass"))
    assert match.position()["sheiks"][0]["palace"] == ["asima", "thara", "nibal", "yasmine"]
    play(match, (3, "decline"))
    assert match.decision.seat == 0
    assert allowed(match)


def test_4_4_6_it_is_a_change_that_settles_the_undecided() -> None:
    match = scenario(
        "emira", gold=[400, 400, 0, 0], sections=[0, 0, 0, 0], status_cards=[[], [], [], []], undecided=["yasmine"]
    )
    play(match, (0, "take_150"))
    assert match.position()["sheiks"][0]["palace"] == ["yasmine"]


def test_4_4_6_not_while_hind_keeps_one_away() -> None:
    match = scenario(
        "emira", gold=[0, 0, 0, 0], round=4, palace={1: ["hind"]}, hind={"joined_in_round": 3}, camels=[0, 0, 0, 0]
    )
    play(match, (0, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [150, 0, 150, 150]
