"""S-38: the game-end card costs the surcharge of its site."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player


@pytest.mark.parametrize(("site", "gold"), [(1, 0), (2, 1), (3, 2)])
def test_s_38_like_a_treasure_card(site: int, gold: int) -> None:
    cards = ["pillar_1", "pillar_2"]
    cards.insert(site - 1, "game_end")
    match = scenario("saba", step="build", stock={BLUE: "2G"}, sites=cards)
    play(match, (BLUE, f"take_special {site}"))
    assert player(match, BLUE)["stock"]["gold"] == 2 - gold
    assert match.result is not None
