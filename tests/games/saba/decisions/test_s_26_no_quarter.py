"""S-26: a special card does not allow the quarter step."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE


def test_s_26_straight_to_the_draw() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 1S 1E 4G"},
        sites=["treasure_1", "fountain_1", "fountain_2"],
        hand={BLUE: ["res_gold"]},
    )
    play(match, (BLUE, "take_special 1"), (BLUE, "end_build"))
    assert asked(match) == ("final", BLUE)
