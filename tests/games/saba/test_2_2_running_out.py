"""Rules section 2.2: what is finite, and what happens when it runs out."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason, told
from tests.games.saba.look import BLUE, harbour, sites, stock

TWO_GOLD = {"basic_action_cards": [{"copies": 20, "gives": {"gold": 2}}]}


def test_2_2_who_should_receive_gets_as_many_as_there_are() -> None:
    match = scenario(
        "saba",
        players=3,
        data=TWO_GOLD,
        harbour="A2|S2|E3|G4",
        stock=["", "7G", "3G"],
        hand={BLUE: ["res_gold_gold", "res_gold_gold"]},
    )
    assert match.position()["reserve"]["gold"] == 1
    play(match, (BLUE, "play res_gold_gold"))
    assert stock(match, BLUE) == "1G"
    assert told(match, "card_gave_resources") == [{"seat": BLUE, "resources": ["gold"]}]
    assert reason(match, BLUE, "play res_gold_gold")[:2] == ("card_without_effect", "S-33")


def test_2_2_nothing_is_owed_later() -> None:
    match = scenario(
        "saba", players=3, harbour="A2|S2|G3|E4", stock=["", "7G", "5G"], vizier="bazaar", hand={BLUE: ["res_ebony"]}
    )
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier goldsmith"))
    assert told(match, "vizier_found_nothing") == [{"seat": BLUE, "quarter": "goldsmith"}]
    assert stock(match, BLUE) == "3G"
    assert harbour(match) == "G0|A2|S3|E4"


def test_2_2_no_figure_in_supply_no_placement() -> None:
    figures = {number: {"value": 1, "figure": BLUE} for number in range(1, 9)}
    match = scenario(
        "saba",
        step="quarter",
        stock={BLUE: "3G"},
        hand={BLUE: ["res_gold"]},
        gardens=figures,
        sites=["fountain_1", "fountain_2", "fountain_3"],
    )
    assert reason(match, BLUE, "place_in_quarter mason") == ("no_figure_in_supply", "S-28", {})


def test_2_2_without_a_building_deck_the_display_gets_shorter() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 1S 2E"},
        sites=["pillar_1", "pillar_2", "game_end"],
        building_deck=[],
    )
    play(match, (BLUE, "build 1"))
    assert sites(match) == ["pillar_2", "game_end"]
    assert told(match, "building_deck_empty") == [{"sites": 2}]
