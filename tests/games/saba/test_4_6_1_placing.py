"""Rules section 4.6.1: placing a figure in a quarter."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, reason, told
from tests.games.saba.look import BLUE, player, stock

QUARTERS = ["stonemason", "carpenter", "mason", "goldsmith", "money_changer", "bazaar"]


@pytest.mark.parametrize("quarter", QUARTERS)
def test_4_6_1_the_first_space_of_every_quarter_costs_one_gold(quarter: str) -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "1G"})
    play(match, (BLUE, f"place_in_quarter {quarter}"))
    assert match.position()["quarters"][quarter] == [BLUE, None]
    assert stock(match, BLUE) == ""
    assert player(match, BLUE)["figures"] == 7
    assert told(match, "figure_placed_in_quarter") == [{"seat": BLUE, "quarter": quarter, "space": 1, "price": 1}]


def test_4_6_1_a_player_may_hold_both_spaces() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "2G"}, quarters={"mason": [BLUE]})
    play(match, (BLUE, "place_in_quarter mason"))
    assert match.position()["quarters"]["mason"] == [BLUE, BLUE]
    assert stock(match, BLUE) == ""


def test_4_6_1_one_figure_only() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "5G"})
    play(match, (BLUE, "place_in_quarter mason"))
    assert asked(match) == ("final", BLUE)


def test_4_6_1_it_may_be_skipped() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "5G"})
    play(match, (BLUE, "skip_quarter"))
    assert told(match, "quarter_skipped") == [{"seat": BLUE}]
    assert player(match, BLUE)["figures"] == 8


def test_4_6_1_the_prices_are_options() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "2G"}, space_1_price=3, hand={BLUE: ["res_gold"]})
    assert reason(match, BLUE, "place_in_quarter mason") == (
        "cannot_pay_space",
        "saba 4.6.1",
        {"quarter": "mason", "price": 3, "gold": 2},
    )
