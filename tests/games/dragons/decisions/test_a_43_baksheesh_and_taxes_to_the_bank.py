"""A-43: the bank receives Baksheesh and Taxes, not the caster."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario


@pytest.mark.parametrize(
    ("spell", "space", "answer", "price"), [("baksheesh", "market", "keep", 2), ("sultans_taxes", "room_2", "pay", 1)]
)
def test_a_43_the_bank_receives_them(spell: str, space: str, answer: str, price: int) -> None:
    match = scenario("dragons", board={space: [(1, 5), (2, 5)]}, spells={0: [spell]}, treasure={1: "5c", 2: "5p"})
    play(match, (0, f"cast {spell}"), (1, answer), (2, answer))
    position = match.position()
    assert (position["bank"]["crown"], position["bank"]["pearl"]) == (24 + price, 24 + price)
    assert sum(position["players"][0]["treasure"].values()) == 0
