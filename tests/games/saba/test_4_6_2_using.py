"""Rules section 4.6.2: using a quarter."""

from __future__ import annotations

import itertools

import pytest

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, player, stock


@pytest.mark.parametrize(
    ("quarter", "kind"), [("stonemason", "1A"), ("carpenter", "1E"), ("mason", "1S"), ("goldsmith", "1G")]
)
def test_4_6_2_production(quarter: str, kind: str) -> None:
    match = scenario("saba", quarters={quarter: [BLUE]}, stock={BLUE: ""})
    play(match, (BLUE, f"use_quarter {quarter}"))
    assert stock(match, BLUE) == kind
    assert match.position()["ready"] == []
    assert told(match, "quarter_produced")[0]["quarter"] == quarter


MONEY = [("gold", kind) for kind in ("alabaster", "sandstone", "ebony")]
MONEY += [(kind, "gold") for kind in ("alabaster", "sandstone", "ebony")]
GOODS = list(itertools.permutations(["alabaster", "sandstone", "ebony"], 2))


@pytest.mark.parametrize(
    ("quarter", "give", "get"),
    [
        *(("money_changer", *pair) for pair in MONEY),
        *(("bazaar", *pair) for pair in GOODS),
    ],
)
def test_4_6_2_every_exchange(quarter: str, give: str, get: str) -> None:
    match = scenario("saba", quarters={quarter: [BLUE]}, stock={BLUE: "1A 1S 1E 1G"}, vizier="mason")
    before = match.position()["reserve"]
    play(match, (BLUE, f"exchange {quarter} {give} {get}"))
    owned, after = player(match, BLUE)["stock"], match.position()["reserve"]
    assert (owned[give], owned[get]) == (0, 2)
    assert (after[give], after[get]) == (before[give] + 1, before[get] - 1)
    assert match.position()["ready"] == []
    assert told(match, "quarter_exchanged") == [{"seat": BLUE, "quarter": quarter, "give": give, "get": get}]


def test_4_6_2_the_piece_given_must_be_owned() -> None:
    match = scenario("saba", quarters={"bazaar": [BLUE]}, stock={BLUE: "1A"}, vizier="mason")
    assert reason(match, BLUE, "exchange bazaar ebony alabaster") == (
        "resource_not_owned_to_give",
        "saba 4.6.2",
        {"type": "ebony"},
    )


def test_4_6_2_the_piece_wanted_must_be_in_the_reserve() -> None:
    match = scenario(
        "saba", players=3, quarters={"bazaar": [BLUE]}, stock=["1A", "7E", "4E"], harbour="A2|S2|G3|E4", vizier="mason"
    )
    assert reason(match, BLUE, "exchange bazaar alabaster ebony") == ("reserve_is_empty", "S-33", {"type": "ebony"})
    assert "exchange bazaar alabaster sandstone" in legal_moves(match)


def test_4_6_2_a_quarter_without_an_own_figure() -> None:
    match = scenario("saba", quarters={"mason": [RED]})
    assert reason(match, BLUE, "use_quarter mason") == ("no_figure_in_quarter", "saba 4.6.2", {"quarter": "mason"})


def test_4_6_2_each_figure_once() -> None:
    match = scenario("saba", quarters={"mason": [BLUE]})
    play(match, (BLUE, "use_quarter mason"))
    assert reason(match, BLUE, "use_quarter mason") == ("figure_not_ready", "S-30", {"quarter": "mason"})
