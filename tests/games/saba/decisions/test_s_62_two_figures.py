"""S-62: two own figures in one quarter."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves
from tests.games.saba.look import BLUE


def test_s_62_the_one_on_the_lower_space_is_used_up_first() -> None:
    match = scenario("saba", quarters={"mason": [BLUE, BLUE]})
    play(match, (BLUE, "use_quarter mason"))
    assert match.position()["ready"] == ["mason_2"]


def test_s_62_the_other_one_if_only_it_is_ready() -> None:
    match = scenario("saba", quarters={"mason": [BLUE, BLUE]}, ready=["mason_2"])
    play(match, (BLUE, "use_quarter mason"))
    assert match.position()["ready"] == []


def test_s_62_the_foreman_names_the_space() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={"mason": [BLUE, BLUE]})
    play(match, (BLUE, "play foreman"))
    assert legal_moves(match) == ["foreman_figure mason 1", "foreman_figure mason 2"]
    play(match, (BLUE, "foreman_figure mason 2"), (BLUE, "foreman_target bazaar"))
    assert match.position()["quarters"]["mason"] == [BLUE, None]


def test_s_62_calling_a_figure_names_the_space() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={n: {"value": 1, "figure": BLUE} for n in range(2, 8)},
        quarters={"mason": [BLUE, BLUE]},
    )
    play(match, (BLUE, "build 1"), (BLUE, "figure_source mason 2"))
    assert match.position()["quarters"]["mason"] == [BLUE, None]
