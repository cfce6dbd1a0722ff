"""The rules, clause by clause: a situation in a few words, some moves, and what must be true."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.core.match import Match
from serai.testing import events, play, refusal, scenario


def situation(**more: Any) -> Match:
    """Seat 1 has the highest card."""
    return scenario("lots", hand=[["card_3", "card_4"], ["card_11", "card_0"]], **more)


def points(match: Match) -> list[object]:
    seats = match.view(None)["seats"]
    assert isinstance(seats, list)
    return [seat["points"] for seat in seats]


def test_0_everybody_begins_with_two_cards_and_a_hundred_coins() -> None:
    match = serai.game("lots").new(players=3, seed=1)
    for seat in range(3):
        mine = match.view(seat)["seats"][seat]  # type: ignore[index]  # a view is plain data
        assert (len(mine["hand"]), mine["coins"]) == (2, 100)


def test_1_the_highest_card_wins_a_point() -> None:
    match = scenario("lots", players=3, hand=[["card_3", "card_4"], ["card_11", "card_0"], ["card_7", "card_8"]])
    play(match, (0, "seal card_4"), (1, "seal card_11"), (2, "seal card_7"))
    assert points(match) == [0, 1, 0]


def test_1_a_card_that_is_not_in_hand_cannot_be_sealed() -> None:
    why = refusal(situation(), 0, "seal card_11")
    assert why is not None
    assert (why.code, why.clause) == ("card_not_in_hand", "lots 1")


def test_1_nobody_sees_a_sealed_card() -> None:
    match = situation()
    before = match.view(1), match.view(None)
    play(match, (0, "seal card_4"))
    assert match.view(1)["seats"] == before[0]["seats"]
    assert match.view(None)["seats"] == before[1]["seats"]


def test_2_the_winner_pays_for_a_look_that_only_the_winner_has() -> None:
    match = play(situation(), (0, "seal card_4"), (1, "seal card_11"), (1, "pay 30"))
    (looked,) = events(match, "looked")
    assert looked.seats == [1]
    assert match.view(1)["seats"][1]["coins"] == 70  # type: ignore[index]  # a view is plain data


@pytest.mark.parametrize(("amount", "code"), [(15, "not_in_tens"), (110, "outside"), (50, "too_few_coins")])
def test_2_what_can_be_paid(amount: int, code: str) -> None:
    match = play(situation(coins=[100, 40]), (0, "seal card_4"), (1, "seal card_11"))
    why = refusal(match, 1, f"pay {amount}")
    assert why is not None
    assert why.code == code


def test_2_without_looks_the_next_round_begins_at_once() -> None:
    match = play(situation(looking=False), (0, "seal card_4"), (1, "seal card_11"))
    assert match.decision is not None
    assert match.decision.question == "seal"


def test_3_the_game_ends_when_all_hands_are_empty() -> None:
    match = serai.game("lots").new(seed=1)
    while match.decision is not None:
        match.play(match.decision.moves[0])
    assert match.result is not None
    assert match.result.ending == "played_out"
    assert sum(int(str(score["points"])) for score in match.result.scores) == 6
