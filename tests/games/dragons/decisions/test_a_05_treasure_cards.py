"""A-5: the treasure cards are a reconstruction, and data."""

import pytest

import serai
from serai.testing import scenario

CARDS = [
    "5 - - - -", "- 5 - - -", "- - 5 - -", "- - - 5 -", "- - - - 5", "4 - - - -", "- 4 - - -", "- - 4 - -",
    "- - - 4 -", "- - - - 4", "3 - - - -", "- 3 - - -", "- - 3 - -", "- - - 3 -", "- - - - 3",
]  # fmt: skip


def test_a_5_by_default_the_reconstruction_is_used() -> None:
    assert serai.game("dragons").resolve_settings({})["treasure_cards"] is None
    caves = scenario("dragons", at="upkeep", treasure_top=[2]).position()["caves"]
    assert caves["cave_red"] == [4, 3, 0, 0]
    assert caves["cave_gold"] == [5, 3, 2, 0]


@pytest.mark.parametrize("card", [1, 8, 15])
def test_a_5_other_cards_can_take_their_place(card: int) -> None:
    match = scenario("dragons", players=4, at="upkeep", treasure_top=[card], treasure_cards={"4": CARDS})
    told = [
        "/".join(str(amount) for amount in niches if amount) or "-" for niches in match.position()["caves"].values()
    ]
    assert " ".join(told) == CARDS[card - 1]
    assert match.view(0)["treasure_card"] == card


def test_a_5_other_tables_keep_theirs() -> None:
    caves = scenario("dragons", players=3, at="upkeep", treasure_top=[1], treasure_cards={"4": CARDS}).position()[
        "caves"
    ]
    assert caves["cave_red"] == [5, 3, 0, 0]
