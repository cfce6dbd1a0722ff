"""S-61: nobody decides with knowledge of the next card."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, garden, sites


def test_s_61_the_new_card_comes_last() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        step="build",
        stock=["2S 2E 1G", ""],
        building_top=["fountain_4"],
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": RED}},
    )
    play(match, (BLUE, "build 1"))
    assert sites(match) == ["fountain_1", "fountain_2", "fountain_3"]
    assert garden(match, 1)["figure"] == BLUE
    play(match, (RED, "yes"))
    assert match.position()["serail_seat"] == RED
    assert sites(match) == ["fountain_1", "fountain_2", "fountain_3"]
    play(match, (BLUE, "none"))
    assert sites(match) == ["fountain_2", "fountain_3", "fountain_4"]
