"""Rule 6.3.8: treasure paid because of a spell goes to the bank unless stated otherwise."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario


def bank(match: Match) -> dict[str, int]:
    return match.position()["bank"]


def crowns(match: Match, seat: int) -> int:
    return match.position()["players"][seat]["treasure"]["crown"]


@pytest.mark.parametrize(("spell", "amount"), [("offering", 5), ("sacrifice", 7)])
def test_6_3_8_offering_and_sacrifice(spell: str, amount: int) -> None:
    match = scenario("dragons", spells={0: [spell]}, treasure={1: "9c"})
    play(match, (0, f"cast {spell}"))
    assert crowns(match, 1) == 9 - amount
    assert bank(match)["crown"] == 29 - 9 + amount
    assert crowns(match, 0) == 0


@pytest.mark.parametrize(
    ("spell", "space", "answer"), [("baksheesh", "tent", "keep"), ("sultans_taxes", "room_1", "pay")]
)
def test_6_3_8_baksheesh_and_taxes(spell: str, space: str, answer: str) -> None:
    match = scenario("dragons", board={space: [(1, 5)]}, spells={0: [spell]}, treasure={1: "9c"})
    play(match, (0, f"cast {spell}"), (1, answer))
    price = 2 if spell == "baksheesh" else 1
    assert (crowns(match, 0), crowns(match, 1), bank(match)["crown"]) == (0, 9 - price, 20 + price)


def test_6_3_8_teleportation_states_otherwise() -> None:
    match = scenario("dragons", board={"market": [(1, 5)]}, spells={0: ["teleportation"]}, treasure={0: "9c"})
    play(match, (0, "cast teleportation"), (0, "space tent"))
    assert (crowns(match, 0), crowns(match, 1), bank(match)["crown"]) == (6, 3, 20)


def test_6_3_8_an_unlimited_bank_takes_it_too() -> None:
    match = scenario("dragons", bank="unlimited", spells={0: ["offering"]}, treasure={1: "9c"})
    play(match, (0, "cast offering"))
    assert crowns(match, 1) == 4
