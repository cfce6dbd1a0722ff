"""Rules section 8.6: the harbour cards."""

from __future__ import annotations

import pytest

from serai import BadPosition
from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player


def test_8_6_sides_and_undersides() -> None:
    builder = scenario("saba").view(None)["builders"][0]
    assert (builder["harbour_cards"], builder["undersides"]) == ([1, 3], [4, 2])


def test_8_6_another_pairing_can_be_entered() -> None:
    pairing = {"harbour_a": {"start": 1, "underside": 2}, "harbour_b": {"start": 3, "underside": 4}}
    match = scenario("saba", data={"harbour_cards": pairing})
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert player(match, BLUE)["harbour_cards"] == [2, 3]
    assert "harbour_cards" not in match.view(None)["reconstructed"]


def test_8_6_a_side_that_a_card_does_not_have_cannot_be_up() -> None:
    with pytest.raises(
        BadPosition, match=r"harbour_cards: expected the slot face up on each card, harbour_a having \[1, 4\]"
    ):
        scenario("saba", harbour_cards={BLUE: [2, 3]})
