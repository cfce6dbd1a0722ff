"""S-47: the desert robber leaves no minimum."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, stock


def test_s_47_the_last_piece_can_be_taken_without_compensation() -> None:
    match = scenario("saba", mode="advanced", players=2, stock=["7G", "1A"], hand={BLUE: ["desert_robber"]})
    play(match, (BLUE, "play desert_robber"))
    assert [stock(match, seat) for seat in (BLUE, RED)] == ["1A 7G", ""]
