"""Rules section 4.4.1: sites and surcharges."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE, player


@pytest.mark.parametrize(("site", "gold"), [(1, 0), (2, 1), (3, 2)])
def test_4_4_1_a_palace_card_costs_the_surcharge_of_its_site(site: int, gold: int) -> None:
    cards = ["arch_1", "arch_4", "arch_6"]
    match = scenario("saba", step="build", stock={BLUE: "3A 3S 3E 3G"}, sites=cards)
    play(match, (BLUE, f"build {site}"))
    assert player(match, BLUE)["stock"]["gold"] == 3 - gold


@pytest.mark.parametrize(("site", "gold"), [(1, 0), (2, 1), (3, 2)])
def test_4_4_1_a_special_card_costs_it_too(site: int, gold: int) -> None:
    cards = ["treasure_1", "fountain_1", "fountain_2"] if site == 1 else ["arch_1", "arch_2", "treasure_1"]
    if site == 2:
        cards = ["arch_1", "treasure_1", "fountain_2"]
    match = scenario("saba", step="build", stock={BLUE: "1A 1S 1E 3G"}, sites=cards, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, f"take_special {site}"))
    assert player(match, BLUE)["stock"]["gold"] == 3 - gold


def test_4_4_1_the_surcharges_are_options() -> None:
    match = scenario(
        "saba",
        site_1_surcharge=2,
        step="build",
        stock={BLUE: "2A 1S 1G"},
        hand={BLUE: ["res_gold"]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    numbers = {"card": "arch_1", "type": "gold", "cost": 2, "owned": 1}
    assert reason(match, BLUE, "build 1") == ("cannot_pay_card", "saba 4.4.2", numbers)
