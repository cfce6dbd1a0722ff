"""A-8: an empty treasure deck is made anew from its discards."""

import pytest

import serai
from serai.testing import events, scenario


def fifteen_played(seed: int) -> serai.Match:
    return scenario(
        "dragons", seed=seed, players=3, mode="basic", at="clean_up", round=15, treasure_card=15, treasure_deck=[],
        treasure_discards=list(range(1, 15)),
    )  # fmt: skip


def test_a_8_the_discards_are_shuffled_and_one_is_turned_up() -> None:
    match = fifteen_played(1)
    position = match.position()
    assert position["round"] == 16
    assert len(position["treasure_deck"]) == 14
    assert sorted([*position["treasure_deck"], position["treasure_card"]]) == list(range(1, 16))
    assert position["treasure_discards"] == []
    assert len(events(match, "treasure_deck_reshuffled")) == 1


def test_a_8_the_new_order_is_a_matter_of_chance() -> None:
    cards = {fifteen_played(seed).position()["treasure_card"] for seed in range(60)}
    assert len(cards) > 8


@pytest.mark.parametrize("left", [1, 5])
def test_a_8_with_a_card_left_nothing_is_shuffled(left: int) -> None:
    deck, discards = list(range(1, left + 1)), list(range(left + 1, 15))
    match = scenario(
        "dragons", mode="basic", at="clean_up", treasure_card=15, treasure_deck=deck, treasure_discards=discards
    )
    assert match.position()["treasure_card"] == 1
    assert not events(match, "treasure_deck_reshuffled")


def test_a_8_the_game_does_not_end() -> None:
    match = fifteen_played(2)
    assert match.result is None
    assert match.decision.question == "place_token"
