"""E-59: everybody else leaves by consolation."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_59_he_is_the_last_player_although_he_has_passed(edition: str) -> None:
    match = scenario("emira", edition=edition, gold=[700, 300, 420, 750], camels=[0] * 4, first_player=3)
    play(match, (3, "bid 10"), (0, "pass"), (1, "pass"), (2, "pass"), (3, "decline"))
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"))
    assert asked(match) == ("last_player_bid", 0)
    assert events(match, "all_passed") == []
    play(match, (0, "bid 210"), (0, "take_150"))
    assert [sheik["gold"] for sheik in match.position()["sheiks"]][:3] == [640, 450, 570]


def test_e_59_he_may_choose_an_action_for_its_cost_alone() -> None:
    match = scenario("emira", gold=[700, 300, 300, 300], camels=[0] * 4)
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"), (0, "no_bid"), (0, "buy palace"))
    assert match.position()["sheiks"][0]["gold"] == 200


def test_e_59_also_if_his_turn_has_not_come_yet() -> None:
    match = scenario("emira", gold=[300, 300, 300, 700], camels=[0] * 4)
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"))
    assert asked(match) == ("last_player_bid", 3)
    assert refusal(match, 3, "no_bid") is None


def test_e_59_a_bid_keeps_the_auction_going() -> None:
    match = scenario("emira", gold=[700, 300, 300, 300], camels=[0] * 4)
    play(match, (0, "bid 10"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert events(match, "last_player") == []
    assert match.decision.question == "choose_action"


def test_e_59_with_two_left_who_passed_the_all_pass_rule_holds() -> None:
    match = scenario("emira", edition="fr", gold=[700, 700, 300, 300], camels=[0] * 4)
    play(match, (0, "pass"), (1, "pass"), (2, "take_150"), (3, "take_150"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 0}


def test_e_59_the_last_one_may_take_the_consolation_too_and_the_phase_ends() -> None:
    match = scenario("emira", gold=[300, 300, 300, 300], camels=[0] * 4)
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"), (0, "no_bid"), (0, "take_150"))
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [450] * 4
    assert match.position()["phase"] == "purchase"
