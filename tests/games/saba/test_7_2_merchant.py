"""Rules section 7.2: the merchant."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, YELLOW, player, stock

trading = partial(
    scenario, "saba", mode="advanced", players=3, stock=["2S 1E", "3G", "1A 1S"], hand={BLUE: ["merchant"]}
)


def test_7_2_the_merchant_trades_one_for_one() -> None:
    match = play(trading(), (BLUE, "play merchant"), (BLUE, "merchant_take 2 alabaster"))
    assert legal_moves(match) == ["merchant_give sandstone", "merchant_give ebony"]
    play(match, (BLUE, "merchant_give ebony"))
    assert [stock(match, seat) for seat in range(3)] == ["1A 2S", "3G", "1S 1E"]
    assert told(match, "merchant_took") == [{"seat": BLUE, "opponent": YELLOW, "taken": ["alabaster"]}]
    assert told(match, "merchant_gave") == [{"seat": BLUE, "opponent": YELLOW, "given": ["ebony"]}]


def test_7_2_the_merchant_trades_two_for_two() -> None:
    match = play(trading(), (BLUE, "play merchant"), (BLUE, "merchant_take 1 gold gold"))
    assert legal_moves(match) == ["merchant_give sandstone sandstone", "merchant_give sandstone ebony"]
    play(match, (BLUE, "merchant_give sandstone ebony"))
    assert [stock(match, seat) for seat in range(3)] == ["1S 2G", "1S 1E 1G", "1A 1S"]


def test_7_2_what_can_be_taken() -> None:
    match = play(trading(), (BLUE, "play merchant"))
    assert legal_moves(match) == [
        "merchant_take 1 gold",
        "merchant_take 1 gold gold",
        "merchant_take 2 alabaster",
        "merchant_take 2 sandstone",
    ]
    assert reason(match, BLUE, "merchant_take 1 ebony") == (
        "opponent_lacks_resource",
        "saba 7.2",
        {"seat": RED, "type": "ebony", "owned": 0},
    )
    assert reason(match, BLUE, "merchant_take 0 ebony") == ("not_an_opponent", "saba 7.2", {"seat": BLUE})
    assert reason(match, BLUE, "merchant_take 2 alabaster sandstone") == (
        "too_little_to_give_back",
        "S-46",
        {"number": 2, "owned": 1},
    )


def test_7_2_no_type_on_both_sides() -> None:
    match = play(trading(), (BLUE, "play merchant"), (BLUE, "merchant_take 2 sandstone"))
    assert stock(match, BLUE) == "3S"
    assert told(match, "merchant_gave") == [{"seat": BLUE, "opponent": YELLOW, "given": ["ebony"]}]


def test_7_2_what_cannot_be_given() -> None:
    match = play(trading(), (BLUE, "play merchant"), (BLUE, "merchant_take 1 gold"))
    assert reason(match, BLUE, "merchant_give gold") == ("type_on_both_sides", "S-46", {"type": "gold"})
    assert reason(match, BLUE, "merchant_give alabaster") == (
        "not_owned_before_the_trade",
        "S-46",
        {"type": "alabaster", "owned": 0},
    )
    assert reason(match, BLUE, "merchant_give sandstone sandstone") == (
        "unequal_trade",
        "S-46",
        {"taken": 1, "given": 2},
    )


@pytest.mark.parametrize("stocks", [["", "3G", "1A"], ["2G", "3G", ""], ["2G", "", ""]])
def test_7_2_the_merchant_needs_a_possible_trade(stocks: list[str]) -> None:
    assert reason(trading(stock=stocks), BLUE, "play merchant")[0] == "card_without_effect"


def test_7_2_the_merchant_changes_no_numbers() -> None:
    match = trading(stock=["7G", "7A", "1S"])
    play(match, (BLUE, "play merchant"), (BLUE, "merchant_take 1 alabaster alabaster"))
    assert [sum(player(match, seat)["stock"].values()) for seat in range(3)] == [7, 7, 1]
