"""S-37: at once means at once."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player, stock


def test_s_37_no_quarter_no_draw_no_limits() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "3A 5S 4E 3G"},
        hand={BLUE: ["res_gold"] * 5},
        sites=["pillar_2"],
        building_deck=[],
    )
    play(match, (BLUE, "build 1"))
    assert match.decision is None
    assert stock(match, BLUE) == "2A 3S 2E 3G"
    assert len(player(match, BLUE)["hand"]) == 5
