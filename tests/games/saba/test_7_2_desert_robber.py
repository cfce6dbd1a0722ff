"""Rules section 7.2: the desert robber."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, stock

robbing = partial(
    scenario, "saba", mode="advanced", players=3, stock=["1A", "1E 2G", "1S"], hand={BLUE: ["desert_robber"]}
)


def test_7_2_the_robber_takes_one_of_what_an_opponent_owns() -> None:
    match = play(robbing(), (BLUE, "play desert_robber"))
    assert legal_moves(match) == ["desert_robber 1 ebony", "desert_robber 1 gold", "desert_robber 2 sandstone"]
    play(match, (BLUE, "desert_robber 1 gold"))
    assert [stock(match, seat) for seat in range(3)] == ["1A 1G", "1E 1G", "1S"]
    assert told(match, "resource_robbed") == [{"seat": BLUE, "opponent": RED, "type": "gold"}]


def test_7_2_the_robber_robs_nobody_of_what_they_lack() -> None:
    match = play(robbing(), (BLUE, "play desert_robber"))
    assert reason(match, BLUE, "desert_robber 2 gold") == (
        "opponent_lacks_resource",
        "saba 7.2",
        {"seat": YELLOW, "type": "gold", "owned": 0},
    )


@pytest.mark.parametrize("seat", [BLUE, GREEN])
def test_7_2_the_robber_needs_an_opponent(seat: int) -> None:
    match = play(robbing(), (BLUE, "play desert_robber"))
    assert reason(match, BLUE, f"desert_robber {seat} alabaster") == ("not_an_opponent", "saba 7.2", {"seat": seat})


def test_7_2_the_robber_needs_something_to_rob() -> None:
    match = robbing(stock=["1A", "", ""])
    assert reason(match, BLUE, "play desert_robber") == ("card_without_effect", "S-33", {"card": "desert_robber"})


def test_7_2_a_single_prey_is_not_asked_for() -> None:
    match = play(robbing(stock=["1A", "2E", ""]), (BLUE, "play desert_robber"))
    assert stock(match, BLUE) == "1A 1E"
