from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario

OPENER = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "all_pass_beneficiary": "auction_opener"},
]
FIRST_PLAYER = [{"edition": "nl"}, {"edition": "fr", "all_pass_beneficiary": "first_player"}]


def second_auction_all_pass(settings: dict[str, object]) -> Match:
    """Player 0 is first, player 1 won the first auction, so player 2 opens the second one."""
    match = scenario("emira", gold=[750] * 4, **settings)
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "buy camel"))
    return play(match, (2, "pass"), (3, "pass"), (0, "pass"))


@pytest.mark.parametrize("settings", OPENER)
def test_ed_3_the_opener_may_act(settings: dict[str, object]) -> None:
    match = second_auction_all_pass(settings)
    assert events(match, "all_passed")[0].data == {"beneficiary": 2}
    play(match, (2, "buy palace"))
    assert match.position()["sheiks"][2]["gold"] == 250
    assert events(match, "auction_opened")[-1].data == {"opener": 3}


@pytest.mark.parametrize("settings", FIRST_PLAYER)
def test_ed_3_the_first_player_may_act(settings: dict[str, object]) -> None:
    match = second_auction_all_pass(settings)
    assert events(match, "all_passed")[0].data == {"beneficiary": 0}
    play(match, (0, "buy palace"))
    assert match.position()["sheiks"][0]["gold"] == 250
    assert events(match, "auction_opened")[-1].data == {"opener": 2}


@pytest.mark.parametrize("settings", FIRST_PLAYER)
def test_ed_3_or_the_next_clockwise_if_he_has_acted(settings: dict[str, object]) -> None:
    match = scenario("emira", gold=[750] * 4, **settings)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy camel"))
    play(match, (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "buy palace"))
    play(match, (3, "pass"), (1, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 1}
