"""Rules section 8.2: the special cards and their cost field."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, bundle, reason, stock, told

COSTLY = {"special_cards": {"treasure_1": {"alabaster": 1, "ebony": 1}, "treasure_2": {}, "game_end": {"gold": 2}}}


def test_8_2_they_cost_nothing_of_their_own() -> None:
    view = scenario("saba", sites=["treasure_1", "treasure_2", "game_end"], building_deck=["pillar_1"]).view(None)
    assert [bundle(site["cost"]) for site in view["sites"]] == ["", "1G", "2G"]
    assert "special_cards" in view["reconstructed"]


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
