"""S-16: lower stages need not be built first."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, garden


def test_s_16_a_pillar_on_bare_ground() -> None:
    match = scenario("saba", step="build", stock={BLUE: "2A 1S 2E"}, sites=["pillar_1", "pillar_2", "pillar_3"])
    assert garden(match, 1)["value"] == 0
    play(match, (BLUE, "build 1"))
    assert garden(match, 1) == {"value": 3, "figure": BLUE, "lock": None}
