"""S-13: the surcharge of site 2."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, stock


def test_s_13_one_gold() -> None:
    match = scenario("saba", step="build", stock={BLUE: "2S 1E 1G"}, sites=["arch_1", "arch_4", "arch_6"])
    assert match.view(BLUE)["sites"][1]["surcharge"] == 1
    play(match, (BLUE, "build 2"))
    assert stock(match, BLUE) == ""
