"""S-29: a new figure works from the next turn on."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, pass_turn


def test_s_29_not_ready_now_but_in_the_next_own_turn() -> None:
    match = scenario("saba", players=2, step="quarter", stock={BLUE: "1G"})
    play(match, (BLUE, "place_in_quarter mason"))
    assert match.position()["ready"] == []
    pass_turn(pass_turn(match))
    assert match.position()["ready"] == ["mason_1"]
