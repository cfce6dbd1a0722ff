"""S-44: the foreman."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, stock


def test_s_44_a_quarter_with_one_free_space_is_free_enough() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        hand={BLUE: ["foreman"]},
        quarters={"mason": [BLUE], "goldsmith": [RED]},
        stock={BLUE: "3G"},
    )
    play(match, (BLUE, "play foreman"), (BLUE, "foreman_figure mason 1"), (BLUE, "foreman_target goldsmith"))
    assert match.position()["quarters"]["goldsmith"] == [RED, BLUE]
    assert stock(match, BLUE) == "3G"


def test_s_44_a_used_figure_is_ready_again_next_door() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={"mason": [BLUE]}, ready=[])
    play(match, (BLUE, "play foreman"), (BLUE, "foreman_target stonemason"))
    assert match.position()["ready"] == ["stonemason_1"]


def test_s_44_a_ready_figure_that_goes_far_is_not_ready() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={"mason": [BLUE]})
    play(match, (BLUE, "play foreman"), (BLUE, "foreman_target money_changer"))
    assert match.position()["ready"] == []
