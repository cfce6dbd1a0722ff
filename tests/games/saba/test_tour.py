"""The position to learn the game at holds what the tour promises."""

from __future__ import annotations

import serai
from serai.testing import play
from tests.games.look import asked
from tests.games.saba.look import BLUE, RED, points, stock


def test_the_tour_leads_through_a_whole_turn() -> None:
    match = serai.game("saba").from_position(serai.game("saba").tour())
    assert points(match) == [2, 2, 2]
    play(match, (BLUE, "use_quarter carpenter"), (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier goldsmith"))
    assert stock(match, BLUE) == "3A 2S 2E 2G"
    play(match, (BLUE, "build 2"), (RED, "yes"), (BLUE, "take_special 1"))
    assert points(match) == [4, 1, 2]
    assert stock(match, BLUE) == "1G"
    play(match, (BLUE, "place_in_quarter stonemason"))
    assert asked(match) == ("final", BLUE)
