"""S-21: markers are optional, and what happens without one."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, told
from tests.games.saba.look import BLUE, RED, YELLOW, player, serail


def displaced_red(markers: list[int]) -> Match:
    match = scenario(
        "saba",
        players=4,
        step="build",
        stock={BLUE: "2S 2E"},
        hand={BLUE: ["res_gold"]},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": RED}},
        serail=markers,
    )
    return play(match, (BLUE, "build 1"))


def test_s_21_without_a_marker_nothing_is_asked() -> None:
    match = displaced_red([RED] * 5 + [YELLOW])
    assert asked(match) == ("build", BLUE)
    assert told(match, "no_serail_marker_left") == [{"seat": RED}]


def test_s_21_with_room_in_the_serail_an_own_last_marker_is_not_reused() -> None:
    match = displaced_red([RED] * 5)
    assert told(match, "no_serail_marker_left") == [{"seat": RED}]
    assert serail(match) == [RED] * 5


def test_s_21_the_own_marker_that_is_pushed_out_is_reused() -> None:
    match = displaced_red([RED, YELLOW, RED, RED, RED, RED])
    assert asked(match) == ("serail_marker", RED)
    play(match, (RED, "yes"))
    assert serail(match) == [RED, RED, YELLOW, RED, RED, RED]
    assert player(match, RED)["markers"] == 0
    assert told(match, "serail_marker_reused") == [{"seat": RED}]
    assert told(match, "serail_marker_pushed_out") == []
