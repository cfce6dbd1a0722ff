"""E-39: a bid stays though the rivals leave."""

from serai.testing import events, play, scenario
from tests.games.look import asked


def test_e_39_he_still_wins_with_and_pays_his_bid() -> None:
    match = scenario("emira", gold=[600, 100, 100, 100], camels=[0] * 4)
    play(match, (0, "bid 50"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert events(match, "auction_won")[0].data == {"seat": 0, "bid": 50, "discount": 0, "paid": 50}
    assert asked(match) == ("choose_action", 0)
    assert match.position()["sheiks"][0]["gold"] == 550
    assert events(match, "last_player") == []


def test_e_39_with_rivals_who_pass_and_rivals_who_leave() -> None:
    match = scenario("emira", gold=[600, 100, 100, 700], camels=[1, 0, 0, 0])
    play(match, (0, "bid 80"), (1, "take_150"), (2, "take_150"), (3, "pass"))
    assert events(match, "auction_won")[0].data == {"seat": 0, "bid": 80, "discount": 50, "paid": 30}
