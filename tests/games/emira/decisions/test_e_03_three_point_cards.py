"""E-3: all 3-point status cards in the game go back into the deck."""

import pytest

import serai
from tests.games.emira.look import THREE_POINT_CARDS


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
@pytest.mark.parametrize("players", [4, 5])
def test_e_3_all_four_3_point_cards_are_shuffled_back(players: int, edition: str) -> None:
    for seed in range(10):
        deck = serai.game("emira").new(seed=seed, players=players, edition=edition).position()["status_deck"]["cards"]
        assert set(deck) >= THREE_POINT_CARDS
        assert not THREE_POINT_CARDS & set(deck[:6])


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_3_with_three_players_all_three_of_them(edition: str) -> None:
    for seed in range(10):
        deck = serai.game("emira").new(seed=seed, players=3, edition=edition).position()["status_deck"]["cards"]
        assert set(deck) & THREE_POINT_CARDS == THREE_POINT_CARDS - {"status_1400"}
        assert not THREE_POINT_CARDS & set(deck[:3])
