"""S-14: a treasure card costs one of each building material, the game-end card nothing of its own."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, bundle, stock

TREASURES = ["treasure_1", "treasure_2"]


def on_site_1(card: str, **words: object) -> Match:
    behind = ["fountain_1", "fountain_2"] if card == "treasure_1" else ["pillar_1", "pillar_2"]
    return scenario("saba", step="build", hand={BLUE: ["res_gold"]}, sites=[card, *behind], **words)


@pytest.mark.parametrize("card", TREASURES)
def test_s_14_a_treasure_card_costs_one_of_each_material(card: str) -> None:
    match = play(on_site_1(card, stock={BLUE: "2A 1S 1E 1G"}), (BLUE, "take_special 1"))
    paid = ["alabaster", "sandstone", "ebony"]
    assert told(match, "special_taken") == [{"seat": BLUE, "card": card, "site": 1, "paid": paid}]
    assert stock(match, BLUE) == "1A 1G"


def test_s_14_the_surcharge_of_the_site_comes_on_top() -> None:
    words = {"step": "build", "hand": {BLUE: ["res_ebony"]}, "sites": ["arch_1", "arch_2", "treasure_1"]}
    match = scenario("saba", stock={BLUE: "1A 1S 1E 1G"}, **words)
    numbers = {"card": "treasure_1", "type": "gold", "cost": 2, "owned": 1}
    assert reason(match, BLUE, "take_special 3") == ("cannot_pay_card", "saba 4.4.2", numbers)
    match = play(scenario("saba", stock={BLUE: "1A 1S 1E 2G"}, **words), (BLUE, "take_special 3"))
    assert stock(match, BLUE) == ""


@pytest.mark.parametrize(
    ("owned", "lacking"), [("1S 1E 3G", "alabaster"), ("1A 1E 3G", "sandstone"), ("2A 2S", "ebony")]
)
def test_s_14_each_of_the_three_must_be_there(owned: str, lacking: str) -> None:
    match = on_site_1("treasure_1", stock={BLUE: owned})
    numbers = {"card": "treasure_1", "type": lacking, "cost": 1, "owned": 0}
    assert reason(match, BLUE, "take_special 1") == ("cannot_pay_card", "saba 4.4.2", numbers)
    assert "take_special 1" not in legal_moves(match)


def test_s_14_no_worker_saves_a_part_of_it() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "1A 1S"},
        hand={BLUE: ["worker", "worker"]},
        sites=["treasure_1", "fountain_1", "fountain_2"],
    )
    assert asked(match) == ("build", BLUE)
    assert reason(match, BLUE, "take_special 1")[0] == "cannot_pay_card"
    assert reason(match, BLUE, "build_with_workers 1 ebony")[0] == "not_a_palace_card"


def test_s_14_the_game_end_card_has_no_cost_of_its_own() -> None:
    match = play(on_site_1("game_end", stock={BLUE: ""}), (BLUE, "take_special 1"))
    assert told(match, "special_taken") == [{"seat": BLUE, "card": "game_end", "site": 1, "paid": []}]


@pytest.mark.parametrize("card", TREASURES)
def test_s_14_with_treasure_cost_none_it_is_free(card: str) -> None:
    match = play(on_site_1(card, stock={BLUE: ""}, treasure_cost="none"), (BLUE, "take_special 1"))
    assert told(match, "special_taken") == [{"seat": BLUE, "card": card, "site": 1, "paid": []}]


def test_s_14_a_view_shows_the_cost_before_it_is_paid() -> None:
    match = on_site_1("treasure_1", stock={BLUE: "1A 2E"})
    first = match.view(None)["sites"][0]
    assert (bundle(first["printed"]), bundle(first["cost"])) == ("1A 1S 1E", "1A 1S 1E")
    assert bundle(first["missing"][BLUE]) == "1S"
