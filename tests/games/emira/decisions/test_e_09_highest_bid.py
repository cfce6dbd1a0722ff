"""E-9: a bid may not exceed gold and discount; a standing bid that became too high is paid as far as the gold goes."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

PLAIN = {"sections": [0] * 4, "status_cards": [[], [], [], []], "tokens": [{}, {}, {}, {}]}


def test_e_9_bid_limit_is_gold_plus_discount() -> None:
    match = scenario("emira", gold=[400, 0, 0, 0], camels=[2, 0, 0, 0], better_breeds=[1, 0, 0, 0])
    assert refusal(match, 0, "bid 540") is None
    found = refusal(match, 0, "bid 550")
    assert (found.code, found.clause) == ("bid_above_limit", "E-9")
    assert found.numbers == {"bid": 550, "limit": 540}


def test_e_9_sick_camels_take_the_discount_from_the_limit() -> None:
    match = scenario("emira", gold=[400, 0, 0, 0], camels=[2, 0, 0, 0], this_round={"sick_camels": True})
    assert refusal(match, 0, "bid 400") is None
    assert refusal(match, 0, "bid 410").numbers == {"bid": 410, "limit": 400}


def test_e_9_the_cost_of_the_action_does_not_limit_the_bid() -> None:
    match = scenario("emira", gold=[600, 500, 500, 500], camels=[0] * 4)
    play(match, (0, "bid 600"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert match.position()["sheiks"][0]["gold"] == 0
    assert {move.verb for move in match.decision.moves} == {"decline", "take_150"}


def test_e_9_a_winner_without_money_for_anything_may_only_decline_if_he_is_not_due_the_consolation() -> None:
    match = scenario(
        "emira", gold=[600, 0, 0, 0], camels=[0] * 4, consolation_below=10, status_offer="status_300_1", palace={}
    )
    play(match, (0, "bid 500"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert match.position()["sheiks"][0]["gold"] == 100
    assert match.decision.moves == [{"kind": "decline"}]
    assert refusal(match, 0, "buy camel").code == "cannot_pay"


def test_e_9_xenias_gift_on_joining_leaves_the_bid_standing() -> None:
    """2's consolation lets Yasmine fill his palace, so Xenia moves in with the highest bidder and costs him 250."""
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        **PLAIN,
        camels=[0] * 4,
        gold=[300, 480, 480, 200],
        palace={2: ["thara"]},
        undecided=["yasmine", "xenia"],
    )
    play(match, (0, "pass"), (1, "bid 400"), (2, "take_150"))
    assert match.position()["sheiks"][1]["gold"] == 230
    assert match.position()["auction"]["bid"] == 400
    play(match, (3, "pass"))
    assert events(match, "auction_won")[0].data == {"seat": 1, "bid": 400, "discount": 0, "paid": 230}
    assert match.position()["sheiks"][1]["gold"] == 0
    assert asked(match) == ("choose_action", 1)


def test_e_9_firyals_fee_leaves_the_bid_standing() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        edition="nl",
        **{**PLAIN, "sections": [0, 3, 3, 0], "status_cards": [[], ["status_300_1"], ["status_300_2"], []]},
        camels=[0] * 4,
        gold=[300, 480, 480, 200],
        palace={2: ["thara", "nibal", "asima", "noor"]},
        undecided=["yasmine", "firyal"],
    )
    play(match, (0, "pass"), (1, "bid 450"), (2, "take_150"), (3, "pass"))
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 1, "amount": 90}
    assert events(match, "auction_won")[0].data == {"seat": 1, "bid": 450, "discount": 0, "paid": 390}


@pytest.mark.parametrize(("bid", "allowed"), [(640, True), (650, False)])
def test_e_9_the_last_player_has_the_same_limit(bid: int, allowed: bool) -> None:
    match = scenario("emira", gold=[540, 100, 100, 100], camels=[2, 0, 0, 0], first_player=1)
    play(match, (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert match.decision.question == "last_player_bid"
    assert (refusal(match, 0, f"bid {bid}") is None) == allowed
