"""S-25: at most one special card a turn."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE, sites


def test_s_25_a_second_one_must_wait() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "treasure_2", "game_end"],
        building_deck=["pillar_1"],
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
    )
    play(match, (BLUE, "take_special 1"))
    assert sites(match)[0] == "treasure_2"
    assert reason(match, BLUE, "take_special 1") == ("special_already_taken", "S-25", {})
