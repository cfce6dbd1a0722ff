"""Rules section 3.6: the action deck."""

from __future__ import annotations

import pytest

import serai


@pytest.mark.parametrize(("mode", "size"), [("basic", 20), ("advanced", 41)])
def test_3_6_all_cards_are_shuffled_together(mode: str, size: int) -> None:
    decks = [serai.game("saba").new(seed=seed, mode=mode).position() for seed in range(10)]
    assert all(len(deck["action_deck"]) == size and deck["action_discard"] == [] for deck in decks)
    assert len({tuple(deck["action_deck"]) for deck in decks}) == 10
    assert len({tuple(sorted(deck["action_deck"])) for deck in decks}) == 1
