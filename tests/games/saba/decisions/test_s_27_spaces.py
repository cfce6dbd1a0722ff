"""S-27: two spaces, the cheapest free one."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, stock


def test_s_27_a_freed_first_space_costs_one_again() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "2G"}, quarters={"mason": [None, RED]})
    play(match, (BLUE, "place_in_quarter mason"))
    assert match.position()["quarters"]["mason"] == [BLUE, RED]
    assert stock(match, BLUE) == "1G"
