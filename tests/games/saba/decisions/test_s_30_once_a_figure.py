"""S-30: once per figure and turn."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE, stock


def test_s_30_two_figures_give_two_uses() -> None:
    match = scenario("saba", quarters={"goldsmith": [BLUE, BLUE]}, stock={BLUE: ""})
    play(match, (BLUE, "use_quarter goldsmith"), (BLUE, "use_quarter goldsmith"))
    assert stock(match, BLUE) == "2G"
    assert reason(match, BLUE, "use_quarter goldsmith") == ("figure_not_ready", "S-30", {"quarter": "goldsmith"})
