"""S-50: the majority with equal numbers."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, RED


def test_s_50_the_nearest_to_cell_1_not_the_former_holder() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        step="build",
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": RED}},
        serail=[BLUE],
    )
    assert match.position()["serail_seat"] == BLUE
    play(match, (BLUE, "build 1"), (RED, "yes"))
    assert match.position()["serail_seat"] == RED
    assert told(match, "serail_majority") == [{"seat": RED, "markers": 1}]
