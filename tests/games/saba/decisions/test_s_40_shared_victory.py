"""S-40: a tie that the serail cannot decide."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED


def test_s_40_ranks_are_counted_one_one_three() -> None:
    match = scenario(
        "saba",
        players=3,
        step="build",
        sites=["game_end", "pillar_1", "pillar_2"],
        gardens={1: {"value": 1, "figure": BLUE}, 2: {"value": 1, "figure": RED}},
    )
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    assert match.result.winners == [BLUE, RED]
    assert [score["rank"] for score in match.result.scores] == [1, 1, 3]
