"""S-36: the discard pile is open."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED


def test_s_36_everybody_sees_it() -> None:
    match = scenario("saba", hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "play res_gold"))
    for viewer in (BLUE, RED, None):
        assert match.view(viewer)["action_discard"] == ["res_gold"]
