"""S-22: there are no gaps in the serail."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED


def test_s_22_markers_fill_the_first_cells() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": RED}},
        serail=[BLUE],
    )
    play(match, (BLUE, "build 1"), (RED, "yes"))
    assert match.view(None)["serail"]["markers"] == [RED, BLUE]
