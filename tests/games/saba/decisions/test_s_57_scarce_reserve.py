"""S-57: claims on a scarce reserve are met one after the other."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE, harbour, stock


def test_s_57_the_resources_of_one_card_come_in_their_order() -> None:
    rows = [{"copies": 20, "gives": {"gold": 3}}]
    match = scenario(
        "saba",
        players=3,
        data={"basic_action_cards": rows},
        harbour="A2|S2|E3|G4",
        stock=["", "7G", "2G"],
        hand={BLUE: ["res_gold_gold_gold", "res_gold_gold_gold"]},
    )
    play(match, (BLUE, "play res_gold_gold_gold"))
    assert stock(match, BLUE) == "2G"
    assert reason(match, BLUE, "play res_gold_gold_gold")[0] == "card_without_effect"


def test_s_57_the_vizier_before_the_harbour() -> None:
    match = scenario("saba", players=3, harbour="E2|G2|A3|S4", stock=["", "7G", "5G"], vizier="bazaar")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier goldsmith"))
    assert stock(match, BLUE) == "3A 1G"
    assert harbour(match) == "A2|E2|G2|S4"
