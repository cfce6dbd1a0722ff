"""Rules section 7.2: the caravan leader."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, reserve, stock


@pytest.mark.parametrize(("kind", "after"), [("alabaster", "1A"), ("sandstone", "1S"), ("ebony", "1E"), ("gold", "1G")])
def test_7_2_the_caravan_leader_brings_any_one_resource(kind: str, after: str) -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["caravan_leader"]}, stock={BLUE: ""})
    play(match, (BLUE, "play caravan_leader"), (BLUE, f"caravan_leader {kind}"))
    assert stock(match, BLUE) == after
    assert told(match, "caravan_brought") == [{"seat": BLUE, "type": kind}]


def test_7_2_the_caravan_leader_needs_it_in_the_reserve() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        harbour="A2|S2|E3|G4",
        stock=["", "7G", "4G"],
        hand={BLUE: ["caravan_leader"]},
    )
    play(match, (BLUE, "play caravan_leader"))
    assert legal_moves(match) == ["caravan_leader alabaster", "caravan_leader sandstone", "caravan_leader ebony"]
    assert reason(match, BLUE, "caravan_leader gold") == ("reserve_is_empty", "S-33", {"type": "gold"})


def test_7_2_the_caravan_leader_needs_a_reserve_at_all() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        resources_each=8,
        stock_limit=30,
        harbour="A2|S2|E3|G4",
        stock=["", "6A 6S 5E 4G"],
        hand={BLUE: ["caravan_leader"]},
    )
    assert reserve(match) == ""
    assert reason(match, BLUE, "play caravan_leader")[0] == "card_without_effect"
