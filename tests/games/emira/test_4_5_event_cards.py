"""Rules section 4.5: buying event cards."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import legal_moves, reason

TOP = ["vermin_1", "bazaar_1", "sick_camels_1", "golden_times_1"]

purchase = partial(scenario, "emira", phase="purchase", gold=[500, 500, 500, 500], event_top=TOP)


@pytest.mark.parametrize(
    ("palace", "move", "price"),
    [({}, "two", 150), ({}, "three", 250), ({0: ["zainab"]}, "two", 100), ({0: ["zainab"]}, "three", 200)],
)
def test_4_5_prices_with_and_without_zainab(palace: dict[int, list[str]], move: str, price: int) -> None:
    match = play(purchase(palace=palace), (0, move))
    assert match.position()["sheiks"][0]["gold"] == 500 - price


@pytest.mark.parametrize(("move", "number"), [("two", 2), ("three", 3)])
def test_4_5_he_looks_at_two_or_three_cards(move: str, number: int) -> None:
    match = play(purchase(), (0, move))
    assert match.decision.question == "keep_event"
    assert sorted(move["card"] for move in match.decision.moves) == sorted(TOP[:number])
    assert reason(match, 0, f"keep_event {TOP[number]}") == ("card_not_looked_at", "emira 4.5", {"card": TOP[number]})


def test_4_5_one_card_is_kept_and_the_others_go_under_the_deck() -> None:
    match = play(purchase(hand={0: []}), (0, "three"), (0, "keep_event bazaar_1"))
    assert match.position()["sheiks"][0]["hand"] == ["bazaar_1"]
    cards = match.position()["event_deck"]["cards"]
    assert cards[0] == "golden_times_1"
    assert cards[-2:] == ["vermin_1", "sick_camels_1"]


def test_4_5_nobody_else_sees_the_cards() -> None:
    match = play(purchase(), (0, "two"))
    seen = events(match, "saw_events")[0]
    assert seen.data == {"seat": 0, "cards": ["vermin_1", "bazaar_1"]}
    assert seen.seats == [0]
    assert [card["card"] for card in match.view(0)["event_deck"]["known"]] == ["vermin_1", "bazaar_1"]
    assert match.view(1)["event_deck"]["known"] == []
    play(match, (0, "keep_event vermin_1"))
    assert events(match, "kept_event")[0].seats == [0]
    assert match.view(1)["event_deck"]["known"] == []
    assert [card["card"] for card in match.view(0)["event_deck"]["known"]] == ["bazaar_1"]


def test_4_5_once_around_from_the_first_player_one_card_each() -> None:
    match = purchase(first_player=2, in_play=["thara"])
    play(match, (2, "none"), (3, "two"), (3, "keep_event vermin_1"), (0, "none"), (1, "none"))
    assert match.position()["round"] == 2


@pytest.mark.parametrize(("gold", "may"), [(140, []), (150, ["two"]), (240, ["two"]), (250, ["two", "three"])])
def test_4_5_the_price_must_be_paid_in_full(gold: int, may: list[str]) -> None:
    match = purchase(gold=[gold, 0, 0, 0])
    assert legal_moves(match) == ["none", *may]


def test_4_5_a_refusal_names_price_and_gold() -> None:
    why = refusal(purchase(gold=[240, 0, 0, 0]), 0, "three")
    assert why is not None
    assert why.as_dict() == {
        "code": "cannot_pay_event",
        "clause": "emira 4.5",
        "numbers": {"price": 250, "gold": 240},
    }


def test_4_5_payment_settles_the_undecided_before_the_cards_are_seen() -> None:
    match = purchase(gold=[500, 500, 0, 0], sections=[0, 0, 0, 0], status_cards=[[], [], [], []], undecided=["yasmine"])
    play(match, (0, "two"))
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("event_paid") < kinds.index("joined") < kinds.index("saw_events")
    assert match.position()["sheiks"][1]["palace"] == ["yasmine"]


def test_4_5_a_power_that_asks_comes_before_the_look() -> None:
    match = purchase(
        gold=[500, 500, 0, 0],
        sections=[0, 0, 0, 0],
        tokens=[{"beauty": 1, "manners": 1}, {"beauty": 1, "clothing": 1}, {}, {}],
        undecided=["samira"],
    )
    play(match, (0, "two"), (1, "samira_discard beauty"), (0, "keep_event vermin_1"))
    assert match.position()["sheiks"][1]["tokens"] == {"beauty": 0, "manners": 0, "clothing": 1}


def test_4_5_not_for_a_player_kept_away_by_hind() -> None:
    match = purchase(round=4, palace={0: ["hind"]}, hind={"joined_in_round": 3})
    assert match.decision.seat == 1
    assert events(match, "kept_away_by_hind")[0].data == {"seat": 0}


def test_4_5_hind_arriving_on_payment_lets_the_buyer_keep_his_card() -> None:
    # Seat 0 pays; Yasmine takes the last room of seat 1, so Hind turns to seat 0.
    match = purchase(
        hind_duration="while_in_palace",
        gold=[500, 500, 0, 0],
        sections=[0, 0, 0, 0],
        status_cards=[["status_700"], ["status_750"], [], []],
        palace={1: ["asima"]},
        undecided=["yasmine", "hind"],
    )
    play(match, (0, "three"))
    assert match.position()["sheiks"][0]["palace"] == ["hind"]
    play(match, (0, "keep_event bazaar_1"), (1, "none"))
    assert "bazaar_1" in match.position()["sheiks"][0]["hand"]


def test_4_5_hind_arriving_to_keep_him_away_takes_the_turn_that_has_not_come() -> None:
    match = purchase(
        hind_duration="while_in_palace",
        gold=[500, 500, 0, 0],
        sections=[0, 0, 0, 0],
        status_cards=[["status_700"], ["status_750"], [], []],
        undecided=["hind"],
    )
    play(match, (0, "two"), (0, "keep_event vermin_1"))
    assert match.position()["sheiks"][1]["palace"] == ["hind"]
    assert match.decision.seat == 2


def test_4_5_a_short_deck_is_looked_at_as_far_as_it_goes() -> None:
    match = play(purchase(event_deck=["vermin_1", "bazaar_1"], event_top=[]), (0, "three"))
    assert match.position()["sheiks"][0]["gold"] == 250
    assert sorted(move["card"] for move in match.decision.moves) == ["bazaar_1", "vermin_1"]
