"""S-33: cards and quarters without an effect."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import reason, told
from tests.games.saba.look import BLUE, stock


def test_s_33_they_are_not_allowed() -> None:
    match = scenario(
        "saba",
        players=3,
        harbour="A2|S2|E3|G4",
        stock=["", "7G", "4G"],
        hand={BLUE: ["res_gold"]},
        quarters={"goldsmith": [BLUE]},
    )
    assert reason(match, BLUE, "play res_gold")[:2] == ("card_without_effect", "S-33")
    assert reason(match, BLUE, "use_quarter goldsmith") == ("reserve_is_empty", "S-33", {"type": "gold"})


def test_s_33_the_vizier_and_the_slots_just_bring_nothing() -> None:
    match = scenario("saba", players=3, harbour="A2|S2|E3|G4", stock=["", "7G", "4G"])
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier goldsmith"))
    assert told(match, "vizier_found_nothing") == [{"seat": BLUE, "quarter": "goldsmith"}]
    assert stock(match, BLUE) == "3E"


@pytest.mark.parametrize(
    ("quarter", "harbour", "short"),
    [
        ("stonemason", "G2|S2|E3|A4", "A"),
        ("mason", "G2|A2|E3|S4", "S"),
        ("carpenter", "G2|A2|S3|E4", "E"),
        ("money_changer", "A2|S2|E3|G4", "G"),
    ],
)
def test_s_33_the_vizier_comes_for_nothing_where_the_reserve_is_empty(quarter: str, harbour: str, short: str) -> None:
    match = scenario("saba", players=3, harbour=harbour, stock=["", f"7{short}", f"4{short}"])
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, f"move_vizier {quarter}"))
    assert told(match, "vizier_found_nothing") == [{"seat": BLUE, "quarter": quarter}]
    assert short not in stock(match, BLUE)
