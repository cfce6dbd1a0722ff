"""S-32: when action cards may be played."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, points, stock


@pytest.mark.parametrize("step", ["pre_harbour", "build", "quarter", "final"])
def test_s_32_in_every_window(step: str) -> None:
    match = scenario("saba", mode="advanced", step=step, hand={BLUE: ["caravan_leader", "res_gold"]}, stock={BLUE: ""})
    play(match, (BLUE, "play caravan_leader"), (BLUE, "caravan_leader ebony"))
    assert stock(match, BLUE) == "1E"
    assert match.position()["step"] == step


def test_s_32_a_card_can_pay_for_a_building() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 1S"},
        hand={BLUE: ["res_alabaster"]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    play(match, (BLUE, "play res_alabaster"), (BLUE, "build 1"))
    assert points(match)[BLUE] == 1
