"""Rules section 8.2: the special cards and their cost field."""

from __future__ import annotations

import pytest

import serai
from serai.testing import play, scenario
from tests.games.look import reason, told
from tests.games.saba.look import BLUE, bundle, stock

COSTLY = {"special_cards": {"treasure_1": {"alabaster": 1, "ebony": 1}, "treasure_2": {}, "game_end": {"gold": 2}}}


def costs(**settings: object) -> list[str]:
    """Of the three special cards on sites 1 to 3, with the surcharge."""
    match = scenario("saba", sites=["treasure_1", "treasure_2", "game_end"], building_deck=["pillar_1"], **settings)
    return [bundle(site["cost"]) for site in match.view(None)["sites"]]


def test_8_2_treasure_cards_cost_one_of_each_material_and_the_end_nothing() -> None:
    assert costs() == ["1A 1S 1E", "1A 1S 1E 1G", "2G"]
    assert costs(treasure_cost="one_of_each") == costs()


def test_8_2_the_option_takes_the_cost_away() -> None:
    assert costs(treasure_cost="none") == ["", "1G", "2G"]


@pytest.mark.parametrize("treasure_cost", ["one_of_each", "none"])
def test_8_2_a_data_file_that_names_costs_goes_before_the_option(treasure_cost: str) -> None:
    assert costs(treasure_cost=treasure_cost, data=COSTLY) == ["1A 1E", "1G", "4G"]


def test_8_2_a_data_file_without_them_leaves_them_to_the_option() -> None:
    cards = {"harbour_cards": {"harbour_a": {"start": 1, "underside": 2}, "harbour_b": {"start": 3, "underside": 4}}}
    assert costs(data=cards) == ["1A 1S 1E", "1A 1S 1E 1G", "2G"]
    assert costs(data=cards, treasure_cost="none") == ["", "1G", "2G"]


@pytest.mark.parametrize("treasure_cost", ["one_of_each", "none"])
def test_8_2_either_way_it_is_our_reconstruction(treasure_cost: str) -> None:
    assert "special_cards" in scenario("saba", treasure_cost=treasure_cost).view(None)["reconstructed"]


def test_8_2_under_rules_version_1_they_had_no_cost() -> None:
    saba = serai.game("saba")
    assert saba.resolve_settings({"players": 4})["treasure_cost"] == "one_of_each"
    assert saba.resolve_settings({"players": 4}, rules="1")["treasure_cost"] == "none"


def test_8_2_a_printed_cost_can_be_filled_in() -> None:
    match = scenario(
        "saba",
        data=COSTLY,
        step="build",
        stock={BLUE: "1A 1E"},
        hand={BLUE: ["res_gold"]},
        sites=["treasure_1", "fountain_1", "fountain_2"],
    )
    play(match, (BLUE, "take_special 1"))
    assert stock(match, BLUE) == ""
    assert told(match, "special_taken")[0]["paid"] == ["alabaster", "ebony"]
    assert "special_cards" not in match.view(None)["reconstructed"]


def test_8_2_a_printed_cost_is_due_with_the_surcharge() -> None:
    match = scenario(
        "saba",
        data=COSTLY,
        step="build",
        stock={BLUE: "2G"},
        hand={BLUE: ["res_gold"]},
        sites=["pillar_1", "game_end", "pillar_2"],
    )
    numbers = {"card": "game_end", "type": "gold", "cost": 3, "owned": 2}
    assert reason(match, BLUE, "take_special 2") == ("cannot_pay_card", "saba 4.4.2", numbers)
