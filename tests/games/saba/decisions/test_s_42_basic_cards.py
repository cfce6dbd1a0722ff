"""S-42: what basic action cards give."""

from __future__ import annotations

from serai.testing import scenario


def test_s_42_five_of_each_type() -> None:
    deck = scenario("saba").position()["action_deck"]
    assert {card: deck.count(card) for card in set(deck)} == {
        "res_alabaster": 5,
        "res_sandstone": 5,
        "res_ebony": 5,
        "res_gold": 5,
    }
