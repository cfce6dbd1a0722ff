"""S-23: only tied players are compared."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, RED, YELLOW


def test_s_23_a_third_player_on_cell_1_does_not_interfere() -> None:
    match = scenario(
        "saba",
        players=3,
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_2"],
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        gardens={n: {"value": 1, "figure": owner} for n, owner in enumerate([RED, YELLOW], 1)},
        serail=[BLUE, BLUE, BLUE, YELLOW, RED],
    )
    play(match, (BLUE, "take_special 1"))
    assert told(match, "interim_leader_by_serail") == [{"seat": YELLOW, "points": 1}]
