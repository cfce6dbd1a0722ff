"""Rules section 3.2: what players start with."""

from __future__ import annotations

import pytest

import serai
from tests.games.saba.look import player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_2_figures_markers_and_harbour_cards(players: int) -> None:
    match = serai.game("saba").new(seed=2, players=players)
    for seat in range(players):
        owner = player(match, seat)
        assert (owner["figures"], owner["markers"], owner["hand"]) == (8, 5, [])
        assert owner["harbour_cards"] == [1, 3]
