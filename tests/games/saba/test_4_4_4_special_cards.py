"""Rules section 4.4.4: special cards."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason, told
from tests.games.saba.look import BLUE, RED, player, sites


def test_4_4_4_a_palace_card_is_not_taken_and_a_special_card_not_built() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "3G"},
        hand={BLUE: ["res_gold"]},
        sites=["treasure_1", "fountain_1", "fountain_2"],
    )
    assert reason(match, BLUE, "build 1") == ("not_a_palace_card", "saba 4.4.4", {"card": "treasure_1"})
    assert reason(match, BLUE, "take_special 2") == ("not_a_special_card", "saba 4.4.4", {"card": "fountain_1"})


def test_4_4_4_somebody_who_does_not_lead_may_take_a_treasure_card() -> None:
    match = scenario(
        "saba",
        players=2,
        active=RED,
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_2"],
        gardens={1: {"value": 1, "figure": BLUE}},
        stock={RED: "1A 1S 1E"},
        hand={RED: ["res_gold"]},
    )
    play(match, (RED, "take_special 1"))
    assert [player(match, seat)["treasure_chamber"] for seat in (BLUE, RED)] == [1, 0]


def test_4_4_4_being_turned_up_triggers_nothing() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 1S"},
        hand={BLUE: ["res_gold"]},
        sites=["arch_1", "arch_4", "arch_6"],
        building_top=["treasure_1"],
    )
    play(match, (BLUE, "build 1"))
    assert sites(match) == ["arch_4", "arch_6", "treasure_1"]
    assert told(match, "interim_points") == []


def test_4_4_4_a_taken_card_leaves_and_the_sites_close_up() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        sites=["treasure_2", "pillar_1", "pillar_2"],
        building_top=["pillar_3"],
    )
    play(match, (BLUE, "take_special 1"))
    assert told(match, "special_taken")[0]["paid"] == ["alabaster", "sandstone", "ebony"]
    assert sites(match) == ["pillar_1", "pillar_2", "pillar_3"]
    assert match.position()["special_this_turn"]
    assert not match.position()["built_this_turn"]
