"""S-20: a marker when replacing one's own figure."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE


def test_s_20_the_builder_may_place_a_marker() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": BLUE}},
    )
    play(match, (BLUE, "build 1"))
    assert asked(match) == ("serail_marker", BLUE)
