"""Rules section 4.4: standing orders in the auctions, which are no rules but moves that a player would make anyway."""

from __future__ import annotations

import json
from functools import partial

import pytest

import serai
from serai import Match
from serai.core.orders import StandingOrder
from serai.testing import play, scenario
from tests.games.look import asked

EMIRA = serai.game("emira")

auction = partial(scenario, "emira", players=3, gold=[900, 900, 900], camels=[0, 0, 0])


def order(match: Match, seat: int, **data: object) -> StandingOrder:
    return EMIRA.order(data, match.view(seat))


def up_to(match: Match, seat: int, amount: int) -> StandingOrder:
    return order(match, seat, kind="bid_up_to", amount=amount)


def obeyed(match: Match, orders: dict[int, StandingOrder]) -> Match:
    """Orders are carried out as long as one answers; those that are over are withdrawn."""
    while match.decision is not None:
        for seat in list(orders):
            if orders[seat].is_over(match.view(seat)):
                del orders[seat]
        seat = match.decision.seat
        move = orders[seat].answer(match.view(seat)) if seat in orders else None
        if move is None:
            return match
        match.play(move, seat)
    return match


# The secret maximum.


def test_4_4_orders_the_lowest_bid_that_leads() -> None:
    match = auction()
    assert up_to(match, 0, 300).answer(match.view(0)) == {"kind": "bid", "amount": 10}
    play(match, (0, "bid 200"))
    assert up_to(match, 1, 300).answer(match.view(1)) == {"kind": "bid", "amount": 210}


@pytest.mark.parametrize(("bid", "answer"), [(290, {"kind": "bid", "amount": 300}), (300, {"kind": "pass"})])
def test_4_4_orders_never_above_the_maximum(bid: int, answer: dict[str, object]) -> None:
    match = play(auction(), (0, f"bid {bid}"))
    assert up_to(match, 1, 300).answer(match.view(1)) == answer


def test_4_4_orders_who_cannot_raise_passes() -> None:
    match = play(auction(gold=[900, 200, 900]), (0, "bid 250"))
    assert up_to(match, 1, 800).answer(match.view(1)) == {"kind": "pass"}


def test_4_4_orders_nothing_while_somebody_else_is_asked() -> None:
    match = auction()
    assert up_to(match, 2, 300).answer(match.view(2)) is None


def test_4_4_orders_two_of_them_bid_each_other_up() -> None:
    match = auction()
    obeyed(match, {0: up_to(match, 0, 200), 1: up_to(match, 1, 140), 2: up_to(match, 2, 60)})
    assert match.decision.question == "choose_action"
    assert match.decision.seat == 0
    assert match.position()["auction"]["bid"] == 150


def test_4_4_orders_a_maximum_is_over_with_its_auction() -> None:
    match = auction()
    kept = up_to(match, 1, 140)
    play(match, (0, "bid 200"))
    assert not kept.is_over(match.view(1))
    play(match, (1, "pass"))
    assert kept.is_over(match.view(1))  # it has passed
    other = up_to(match, 2, 140)
    play(match, (2, "pass"))
    assert match.decision.question == "choose_action"
    assert other.is_over(match.view(2))
    assert other.answer(match.view(2)) is None


@pytest.mark.parametrize("answer", ["buy camel", "decline"])
def test_4_4_orders_a_maximum_is_not_for_the_next_auction(answer: str) -> None:
    """Also if the same sheik opens it and the same things are sold: it was over while the winner chose."""
    match = auction(first_player=1)
    kept = {2: up_to(match, 2, 140)}
    play(match, (1, "bid 150"))
    obeyed(match, kept)
    assert (match.decision.seat, kept) == (0, {})
    other = {1: up_to(match, 1, 200)}
    play(match, (0, "bid 300"))
    obeyed(match, other)
    play(match, (0, answer))
    assert match.view(None)["auction"]["opener"] == 1
    assert obeyed(match, other).decision.seat == 1
    assert other == {}


def test_4_4_orders_a_maximum_goes_on_when_a_rival_leaves_by_consolation() -> None:
    match = auction(gold=[100, 900, 900])
    kept = up_to(match, 1, 140)
    play(match, (0, "take_150"))
    assert not kept.is_over(match.view(1))
    assert kept.answer(match.view(1)) == {"kind": "bid", "amount": 10}


def test_4_4_orders_the_last_player_is_asked() -> None:
    match = auction(gold=[100, 100, 900])
    kept = {2: order(match, 2, kind="pass", until="end_of_round")}
    play(match, (0, "take_150"), (1, "take_150"))
    assert match.decision.question == "last_player_bid"
    assert obeyed(match, kept).decision.seat == 2


# Passing.


def test_4_4_orders_pass_until_the_next_auction() -> None:
    match = auction()
    kept = {1: order(match, 1, kind="pass", until="next_auction")}
    play(match, (0, "bid 100"))
    obeyed(match, kept)
    assert match.decision.seat == 2
    play(match, (2, "pass"), (0, "buy camel"))
    assert obeyed(match, kept).decision.seat == 1
    assert kept == {}


@pytest.mark.parametrize(("answer", "asked"), [("buy camel", 1), ("decline", 2)])
def test_4_4_orders_pass_until_the_next_action(answer: str, asked: int) -> None:
    """Until what is sold changes; who declines changes nothing."""
    match = auction()
    kept = {1: order(match, 1, kind="pass", until="next_action")}
    play(match, (0, "bid 100"))
    obeyed(match, kept)
    play(match, (2, "pass"), (0, answer))
    assert obeyed(match, kept).decision.seat == asked


def test_4_4_orders_pass_until_the_end_of_the_round() -> None:
    match = auction()
    kept = {1: order(match, 1, kind="pass", until="end_of_round")}
    play(match, (0, "bid 100"))
    obeyed(match, kept)
    play(match, (2, "pass"), (0, "buy camel"))
    assert obeyed(match, kept).decision.seat == 2
    play(match, (2, "bid 10"))
    obeyed(match, kept)
    assert asked(match) == ("choose_action", 2)
    play(match, (2, "decline"))
    assert (obeyed(match, kept).decision.seat, match.decision.question) == (1, "last_player_bid")
    play(match, (1, "no_bid"), (1, "decline"))
    obeyed(match, kept)
    assert kept == {}  # it has finished


@pytest.mark.parametrize(("edition", "beneficiary"), [("fr", 3), ("pl", 3), ("nl", 0)])
def test_4_4_orders_all_pass_asks_whoever_the_edition_names(edition: str, beneficiary: int) -> None:
    """ED-3: the opener, or in nl the first player; the choice of an action is no pass."""
    match = scenario("emira", edition=edition, gold=[900, 900, 900, 900])
    kept = {seat: order(match, seat, kind="pass", until="end_of_round") for seat in (0, 1, 3)}
    obeyed(match, kept)
    play(match, (2, "bid 10"))
    obeyed(match, kept)
    play(match, (2, "decline"))
    obeyed(match, kept)
    assert asked(match) == ("choose_action", beneficiary)


# What is kept, and what is none.


def test_4_4_orders_survive_as_data() -> None:
    match = auction()
    for data in ({"kind": "bid_up_to", "amount": 140}, {"kind": "pass", "until": "next_action"}):
        kept = order(match, 1, **data).as_dict()
        again = EMIRA.order(json.loads(json.dumps(kept)), match.view(1))
        assert again.as_dict() == kept
        assert not again.is_over(match.view(1))


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "bid_up_to"},
        {"kind": "bid_up_to", "amount": 125},
        {"kind": "bid_up_to", "amount": 0},
        {"kind": "bid_up_to", "amount": 1_000_000},
        {"kind": "bid_up_to", "amount": "all"},
        {"kind": "bid_up_to", "amount": 100, "given": {}},
        {"kind": "bid_up_to", "amount": 100, "more": 1},
        {"kind": "pass"},
        {"kind": "pass", "until": "tomorrow"},
        {"kind": "pass", "until": "next_auction", "given": 3},
        {"kind": "play"},
        "pass",
        None,
    ],
)
def test_4_4_orders_that_are_none(data: object) -> None:
    with pytest.raises(serai.BadOrder):
        EMIRA.order(data, auction().view(0))


def test_4_4_orders_need_an_auction() -> None:
    match = scenario("emira", players=3, phase="purchase")
    for data in ({"kind": "bid_up_to", "amount": 100}, {"kind": "pass", "until": "next_auction"}):
        with pytest.raises(serai.BadOrder):
            EMIRA.order(data, match.view(0))
    with pytest.raises(serai.BadOrder):
        EMIRA.order({"kind": "bid_up_to", "amount": 100}, auction().view(None))


def test_4_4_orders_for_the_round_can_be_given_before_the_auctions() -> None:
    match = scenario("emira", players=3, phase="events")
    assert match.decision.question == "play_event"
    kept = order(match, 1, kind="pass", until="end_of_round")
    while match.decision.question == "play_event":
        assert kept.answer(match.view(1)) is None
        match.play({"kind": "pass"})
    while match.decision.seat != 1:
        match.play({"kind": "pass"})
    assert kept.answer(match.view(1)) == {"kind": "pass"}
