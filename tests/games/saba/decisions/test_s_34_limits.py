"""S-34: limits count at the end of the turn only."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, player, stock


def test_s_34_during_the_turn_any_number_may_be_held() -> None:
    match = scenario("saba", stock={BLUE: "7A"}, hand={BLUE: ["res_gold"] * 3}, harbour="G2|A2|S3|E4")
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "7A 2G"
    assert len(player(match, BLUE)["hand"]) == 4
    assert asked(match) == ("build", BLUE)
