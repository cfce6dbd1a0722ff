"""S-6: the slot's action comes before the refill."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, harbour, stock


def test_s_6_the_vizier_takes_the_last_piece_before_the_harbour_does() -> None:
    match = scenario("saba", players=3, harbour="E2|S2|G3|A4", stock=["", "7S", "5S"], vizier="bazaar")
    assert match.position()["reserve"]["sandstone"] == 1
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier mason"))
    assert stock(match, BLUE) == "1S 3G"
    assert harbour(match) == "G2|E2|S2|A4"
