"""S-38: the game-end card costs the surcharge of its site and nothing else."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player


@pytest.mark.parametrize(("site", "gold"), [(1, 0), (2, 1), (3, 2)])
def test_s_38_only_the_surcharge(site: int, gold: int) -> None:
    cards = ["pillar_1", "pillar_2"]
    cards.insert(site - 1, "game_end")
    match = scenario("saba", step="build", stock={BLUE: "1A 1S 1E 2G"}, sites=cards)
    play(match, (BLUE, f"take_special {site}"))
    assert player(match, BLUE)["stock"] == {"alabaster": 1, "sandstone": 1, "ebony": 1, "gold": 2 - gold}
    assert match.result is not None
