"""S-24: interim points are not written down, and the game-end card brings no scoring."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, RED, pass_turn, player


def test_s_24_only_figures_count_at_the_end() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        sites=["treasure_2", "pillar_1", "game_end"],
        hand={BLUE: ["res_gold"]},
        stock={BLUE: "1A 1S 1E", RED: "1G"},
        gardens={1: {"value": 1, "figure": BLUE}, 2: {"value": 1, "figure": BLUE}},
    )
    play(match, (BLUE, "take_special 1"))
    pass_turn(match)
    while asked(match) != ("build", RED):
        match.play(match.decision.moves[0])
    play(match, (RED, "take_special 2"))
    assert match.result is not None
    assert [score["points"] for score in match.result.scores] == [3, 0]


def test_s_24_no_treasure_figure_for_the_game_end_card() -> None:
    match = scenario(
        "saba", step="build", sites=["game_end", "pillar_1", "pillar_2"], gardens={1: {"value": 1, "figure": BLUE}}
    )
    play(match, (BLUE, "take_special 1"))
    assert player(match, BLUE)["treasure_chamber"] == 0
