"""S-60: pushed-out markers go back to the supply."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, player, serail


def test_s_60_they_can_be_used_again() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": RED}},
        serail=[BLUE, RED, BLUE, BLUE],
    )
    assert player(match, BLUE)["markers"] == 2
    play(match, (BLUE, "build 1"), (RED, "yes"))
    assert serail(match) == [RED, BLUE, RED, BLUE]
    assert player(match, BLUE)["markers"] == 3
