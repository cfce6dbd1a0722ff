"""Rules section 3.3: starting resources."""

from __future__ import annotations

import pytest

import serai
from serai.testing import scenario
from tests.games.look import asked, told
from tests.games.saba.look import YELLOW, player, stock


@pytest.mark.parametrize(("players", "numbers"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 2])])
@pytest.mark.parametrize("seed", range(8))
def test_3_3_how_many_each_gets_in_turn_order(players: int, numbers: list[int], seed: int) -> None:
    match = serai.game("saba").new(seed=seed, players=players)
    first = match.position()["first_player"]
    order = [(first + place) % players for place in range(players)]
    stocks = [player(match, seat)["stock"] for seat in order]
    assert [sum(owned.values()) for owned in stocks] == numbers
    types = [kind for owned in stocks for kind, number in owned.items() if number]
    assert len(types) == len(set(types)) == players - 1


def test_3_3_turn_order_counts_from_the_first_player() -> None:
    match = scenario(
        "saba",
        players=4,
        first_player=2,
        draws=["gold", "ebony", "alabaster", "gold", "alabaster", "sandstone", "ebony"],
    )
    assert [stock(match, seat) for seat in range(4)] == ["2E", "2A", "", "1G"]
    assert asked(match) == ("pre_harbour", YELLOW)
    assert told(serai.game("saba").new(seed=1), "starting_resources")[0]["number"] == 1


@pytest.mark.parametrize(("players", "left"), [(2, 48), (3, 46), (4, 44)])
def test_3_3_the_rest_goes_back_to_the_reserve(players: int, left: int) -> None:
    match = serai.game("saba").new(seed=3, players=players)
    assert sum(match.position()["reserve"].values()) == left
