"""S-45: workers."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player, stock


def test_s_45_several_workers_with_one_build() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "1A"},
        hand={BLUE: ["worker", "worker", "worker"]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    play(match, (BLUE, "build_with_workers 1 alabaster sandstone"))
    assert player(match, BLUE)["hand"] == ["worker"]
    assert match.position()["action_discard"] == ["worker", "worker"]


def test_s_45_a_worker_may_be_played_without_need() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "2A 1S"},
        hand={BLUE: ["worker"]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    play(match, (BLUE, "build_with_workers 1 sandstone"), (BLUE, "none"))
    assert stock(match, BLUE) == "1S"
