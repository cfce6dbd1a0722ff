"""Rules section 4.4.2: bids, passes and the end of an auction."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.look import asked, legal_moves, reason, told


def bids(match: Match) -> list[int]:
    return [move["amount"] for move in match.decision.moves if move.verb == "bid"]


def test_4_4_2_the_first_bid_is_at_least_10() -> None:
    match = scenario("emira", gold=[60, 0, 0, 0], camels=[0, 0, 0, 0])
    assert bids(match) == [10, 20, 30, 40, 50, 60]
    assert reason(match, 0, "bid 0")[0] == "bid_outside_limits"
    assert reason(match, 0, "bid -10")[0] == "bid_outside_limits"


def test_4_4_2_a_bid_is_a_multiple_of_10() -> None:
    match = scenario("emira")
    assert reason(match, 0, "bid 255") == ("bid_not_multiple_of_10", "emira 4.4.2", {"bid": 255, "step": 10})


def test_4_4_2_a_bid_must_rise_by_10() -> None:
    match = play(scenario("emira", gold=[750, 280, 750, 750], camels=[0, 0, 0, 0]), (0, "bid 250"))
    assert bids(match) == [260, 270, 280]
    assert reason(match, 1, "bid 250") == ("bid_too_low", "emira 4.4.2", {"bid": 250, "lowest": 260})


@pytest.mark.parametrize(("sick", "limit"), [(False, 540), (True, 400)])
def test_4_4_2_the_limit_is_gold_and_discount(sick: bool, limit: int) -> None:
    match = scenario(
        "emira", gold=[400, 0, 0, 0], camels=[2, 0, 0, 0], better_breeds=[1, 0, 0, 0], this_round={"sick_camels": sick}
    )
    assert bids(match)[-1] == limit
    assert reason(match, 0, f"bid {limit + 10}") == ("bid_above_limit", "E-9", {"bid": limit + 10, "limit": limit})


def test_4_4_2_the_cost_of_an_action_does_not_limit_the_bid() -> None:
    match = scenario("emira", gold=[100, 0, 0, 0], camels=[0, 0, 0, 0])
    play(match, (0, "bid 100"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert legal_moves(match) == ["decline", "take_150"]


def test_4_4_2_who_cannot_raise_can_only_pass_or_take_the_consolation() -> None:
    match = play(scenario("emira", gold=[750, 250, 750, 750], camels=[0, 0, 0, 0]), (0, "bid 250"))
    assert legal_moves(match) == ["pass", "take_150"]


def test_4_4_2_bidding_goes_round_until_one_is_left() -> None:
    match = scenario("emira")
    play(match, (0, "bid 10"), (1, "bid 20"), (2, "pass"), (3, "bid 30"), (0, "bid 40"), (1, "pass"), (3, "pass"))
    assert asked(match) == ("choose_action", 0)
    assert told(match, "auction_won") == [{"seat": 0, "bid": 40, "discount": 50, "paid": 0}]


def test_4_4_2_who_passed_is_out_of_this_auction() -> None:
    match = scenario("emira")
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 30"), (3, "bid 40"))
    assert match.decision.seat == 1
    assert match.view(0)["auction"]["passed"] == [0]


def test_4_4_2_the_last_one_without_a_bid_still_chooses() -> None:
    match = scenario("emira", gold=[750, 750, 750, 490], camels=[0, 0, 0, 0])
    play(match, (0, "pass"), (1, "pass"), (2, "pass"))
    assert asked(match) == ("auction_turn", 3)
    assert legal_moves(match)[:3] == ["pass", "take_150", "bid 10"]
    play(match, (3, "bid 10"))
    assert asked(match) == ("choose_action", 3)
    assert match.position()["sheiks"][3]["gold"] == 480


def test_4_4_2_the_last_one_may_leave_the_passed_ones_alone() -> None:
    match = scenario("emira", gold=[750, 750, 750, 490], camels=[0, 0, 0, 0])
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (3, "take_150"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 0}


def test_4_4_2_a_bid_stays_valid_when_the_rivals_leave() -> None:
    match = scenario("emira", gold=[750, 100, 100, 100], camels=[0, 0, 0, 0])
    play(match, (0, "bid 200"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert events(match, "auction_won")[0].data == {"seat": 0, "bid": 200, "discount": 0, "paid": 200}
    assert match.position()["sheiks"][0]["gold"] == 550


def test_4_4_2_an_overbid_player_may_still_take_the_consolation() -> None:
    match = scenario("emira", gold=[480, 750, 750, 750], camels=[0, 0, 0, 0])
    play(match, (0, "bid 200"), (1, "bid 210"), (2, "pass"), (3, "pass"), (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 630
    assert asked(match) == ("choose_action", 1)


def test_4_4_2_no_consolation_without_qualifying() -> None:
    match = scenario("emira", gold=[500, 0, 0, 0], palace={0: ["asima"]}, caravans={0: [("small_slow", 3)]})
    numbers = {"gold": 500, "below": 500, "princesses": 1, "enough": 4, "caravans": 1}
    assert reason(match, 0, "take_150") == ("consolation_not_due", "emira 4.4.6", numbers)
