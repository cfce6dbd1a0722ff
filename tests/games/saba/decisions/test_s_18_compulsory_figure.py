"""S-18: the builder must place a figure from the supply."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, garden, player


def test_s_18_nobody_is_asked_and_the_figure_stands_there() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 1S"},
        hand={BLUE: ["res_gold"]},
        quarters={"mason": [BLUE]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    play(match, (BLUE, "build 1"))
    assert asked(match) == ("build", BLUE)
    assert garden(match, 1)["figure"] == BLUE
    assert player(match, BLUE)["figures"] == 6
