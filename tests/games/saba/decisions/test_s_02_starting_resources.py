"""S-2: starting resources."""

from __future__ import annotations

import pytest

from serai import BadPosition
from serai.testing import scenario
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, stock


def test_s_2_first_nothing_third_and_fourth_two_of_a_kind() -> None:
    match = scenario(
        "saba",
        players=4,
        first_player=RED,
        draws=["ebony", "gold", "sandstone", "gold", "ebony", "alabaster", "sandstone"],
    )
    assert [stock(match, seat) for seat in (RED, YELLOW, GREEN, BLUE)] == ["", "1E", "2G", "2S"]


def test_s_2_the_pool_holds_one_of_each_type() -> None:
    with pytest.raises(BadPosition, match="the scripted draw 3 is not among"):
        scenario("saba", players=3, draws=["gold", "gold"])
