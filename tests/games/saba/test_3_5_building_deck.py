"""Rules section 3.5: the building deck."""

from __future__ import annotations

import serai
from tests.games.look import told
from tests.games.saba.look import sites


def test_3_5_three_arches_are_turned_up() -> None:
    match = serai.game("saba").new(seed=4)
    assert [entry["site"] for entry in told(match, "card_laid_out")] == [1, 2, 3]
    assert [entry["card"] for entry in told(match, "card_laid_out")] == sites(match)
    assert all(card.startswith("arch") for card in sites(match))


def test_3_5_the_game_end_card_is_anywhere_among_the_last_four() -> None:
    places = {serai.game("saba").new(seed=seed).position()["building_deck"].index("game_end") for seed in range(60)}
    assert places == {20, 21, 22, 23}


def test_3_5_each_stage_is_shuffled_by_itself() -> None:
    decks = [serai.game("saba").new(seed=seed).position()["building_deck"] for seed in range(20)]
    for block in (slice(0, 5), slice(6, 14), slice(15, 20)):
        assert len({tuple(deck[block]) for deck in decks}) > 16
