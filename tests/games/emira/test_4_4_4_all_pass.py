"""Rules section 4.4.4: nobody bids, and one player may act for the action's cost alone."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import ALL_PASS
from tests.games.look import asked

RICH = [1000, 1000, 1000, 1000]


def second_auction(edition: str) -> Match:
    """Seat 2 has won the first auction and acted; seats 3, 0 and 1 pass."""
    match = scenario("emira", edition=edition, gold=RICH)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "decline"))
    return play(match, (3, "pass"), (0, "pass"), (1, "pass"))


@pytest.mark.parametrize(("edition", "seat"), [("consensus", 3), ("fr", 3), ("pl", 3), ("nl", 0)])
def test_4_4_4_the_opener_may_act_or_in_nl_the_first_player(edition: str, seat: int) -> None:
    match = second_auction(edition)
    assert events(match, "all_passed")[0].data == {"beneficiary": seat}
    assert asked(match) == ("choose_action", seat)


@pytest.mark.parametrize(("edition", "seat", "opener"), [("fr", 3, 0), ("nl", 0, 1)])
def test_4_4_4_the_next_auction_opens_after_the_beneficiary(edition: str, seat: int, opener: int) -> None:
    match = play(second_auction(edition), (seat, "buy camel"))
    assert events(match, "auction_opened")[-1].data == {"opener": opener}


def test_4_4_4_in_nl_the_next_of_u_benefits_if_the_first_player_has_finished() -> None:
    match = scenario("emira", edition="nl", gold=RICH)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "decline"))
    play(match, (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "decline"), (3, "pass"), (1, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 1}


def test_4_4_4_in_nl_the_next_of_u_benefits_if_hind_keeps_the_first_player_away() -> None:
    match = scenario("emira", edition="nl", gold=RICH, round=4, palace={0: ["hind"]}, hind={"joined_in_round": 3})
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "decline"), (2, "pass"), (3, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 2}


def test_4_4_4_only_the_cost_of_the_action_is_paid() -> None:
    match = play(scenario("emira", gold=RICH), *ALL_PASS, (0, "buy palace"))
    assert match.position()["sheiks"][0]["gold"] == 500


@pytest.mark.parametrize(("move", "after"), [("decline", 490), ("take_150", 640)])
def test_4_4_4_the_beneficiary_may_decline_or_take_the_consolation(move: str, after: int) -> None:
    match = scenario("emira", gold=[490, 750, 750, 750], camels=[0, 0, 0, 0])
    play(match, *ALL_PASS, (0, move))
    assert match.position()["sheiks"][0]["gold"] == after
    assert match.position()["auction"]["finished"] == [0]
    assert match.position()["auction"]["members"] == [1, 2, 3]


def test_4_4_4_an_opener_who_left_by_consolation_does_not_benefit() -> None:
    match = scenario("emira", gold=[400, 750, 750, 750])
    play(match, (0, "take_150"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 1}


def test_4_4_4_the_opener_by_order_benefits_even_if_he_passed_last() -> None:
    match = scenario("emira", gold=[750, 750, 400, 750], first_player=3)
    play(match, (3, "pass"), (0, "pass"), (1, "pass"), (2, "take_150"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 3}


def test_4_4_4_an_opener_sent_away_by_hind_at_once_does_not_benefit() -> None:
    # Seat 3's consolation makes it richest: Yasmine fills its palace, and Hind turns to seat 0.
    match = scenario(
        "emira",
        hind_duration="while_in_palace",
        gold=[450, 300, 300, 450],
        camels=[0, 0, 0, 0],
        sections=[0, 0, 0, 0],
        status_cards=[["status_700"], [], [], ["status_750"]],
        palace={3: ["asima"]},
        undecided=["yasmine", "hind"],
    )
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (3, "take_150"))
    assert match.position()["sheiks"][0]["palace"] == ["hind"]
    assert events(match, "all_passed")[0].data == {"beneficiary": 1}
