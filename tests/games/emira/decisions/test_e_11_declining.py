"""E-11: who declines is finished for the phase."""

from serai.testing import events, play, refusal, scenario


def test_e_11_the_decliner_loses_his_bid_and_bids_no_more() -> None:
    match = scenario("emira", gold=[750] * 4, camels=[0] * 4)
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "decline"))
    assert events(match, "declined")[0].data == {"seat": 0}
    assert match.position()["sheiks"][0]["gold"] == 700
    assert match.position()["auction"]["finished"] == [0]
    assert match.position()["auction"]["members"] == [1, 2, 3]


def test_e_11_the_next_auction_is_opened_to_the_left_of_the_decliner() -> None:
    match = scenario("emira", gold=[750] * 4, camels=[0] * 4)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 50"), (3, "pass"), (2, "decline"))
    assert match.decision.seat == 3
    play(match, (3, "pass"), (0, "pass"), (1, "bid 10"))
    assert match.decision.seat == 1


def test_e_11_nothing_is_sold_by_declining() -> None:
    match = scenario("emira", gold=[750] * 4, camels=[0] * 4, status_offer="status_300_1")
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"))
    before = match.view(0)["offer"]
    play(match, (0, "decline"), (1, "bid 10"), (2, "pass"), (3, "pass"))
    assert match.view(0)["offer"] == before
    assert refusal(match, 1, "buy camel") is None


def test_e_11_the_last_player_may_decline_and_ends_the_phase() -> None:
    match = scenario("emira", gold=[100, 100, 100, 750], camels=[0] * 4)
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "decline"))
    assert match.position()["phase"] == "purchase"
