"""S-14: special cards have no cost of their own."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, told


@pytest.mark.parametrize("card", ["treasure_1", "treasure_2", "game_end"])
def test_s_14_on_site_1_they_are_free(card: str) -> None:
    behind = ["fountain_1", "fountain_2"] if card == "treasure_1" else ["pillar_1", "pillar_2"]
    match = scenario("saba", step="build", stock={BLUE: ""}, hand={BLUE: ["res_gold"]}, sites=[card, *behind])
    play(match, (BLUE, "take_special 1"))
    assert told(match, "special_taken") == [{"seat": BLUE, "card": card, "site": 1, "paid": []}]
