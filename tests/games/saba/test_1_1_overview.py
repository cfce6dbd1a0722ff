"""Rules section 1.1: what the game is about."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, garden, points


def test_1_1_building_brings_a_figure_to_the_roof_and_sends_another_home() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1S 2E"},
        sites=["arch_6", "fountain_1", "fountain_2"],
        gardens={6: {"value": 0}, 5: {"value": 1, "figure": RED}},
    )
    assert points(match) == [0, 1, 0, 0]
    play(match, (BLUE, "build 1"))
    assert points(match) == [1, 1, 0, 0]


def test_1_1_only_figures_on_the_roof_count() -> None:
    match = scenario(
        "saba",
        step="build",
        players=2,
        stock={BLUE: "1A", RED: "7G"},
        hand={RED: ["res_gold"]},
        quarters={"mason": [RED, RED], "bazaar": [RED]},
        gardens={1: {"value": 2, "figure": BLUE}},
        sites=["game_end", "pillar_1", "pillar_2"],
        serail=[RED, RED],
    )
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    assert [score["points"] for score in match.result.scores] == [1, 0]


@pytest.mark.parametrize(("stage", "piece"), [(1, "arch"), (2, "fountain"), (3, "pillar")])
def test_1_1_three_kinds_of_pieces_have_their_stages(stage: int, piece: str) -> None:
    match = scenario("saba", step="build", sites=[f"{piece}_1", f"{piece}_2", f"{piece}_3"], stock={BLUE: "3A 3S 3E"})
    play(match, (BLUE, "build 1"))
    assert garden(match, 1)["value"] == stage
