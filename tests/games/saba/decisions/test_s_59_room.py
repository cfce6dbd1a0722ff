"""S-59: room in the treasure chamber."""

from __future__ import annotations

import pytest

from serai import BadPosition
from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, player, points


def test_s_59_both_figures_can_be_one_players() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        sites=["treasure_2", "pillar_1", "pillar_2"],
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        treasure_chamber={BLUE: 1},
    )
    play(match, (BLUE, "take_special 1"))
    assert player(match, BLUE)["treasure_chamber"] == 2
    assert points(match) == [2, 0]


def test_s_59_more_than_two_cannot_be() -> None:
    with pytest.raises(BadPosition, match="more figures in the treasure chamber than treasure cards taken"):
        scenario("saba", sites=["pillar_1", "pillar_2", "pillar_3"], treasure_chamber={BLUE: 2, RED: 1})
