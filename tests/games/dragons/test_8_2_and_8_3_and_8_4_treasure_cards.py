"""8.2, 8.3 and 8.4: the treasure cards for three, four and five players."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.dragons.look import caves_of_card, units_in_cave


class Deck(NamedTuple):
    players: int
    red: dict[str, list[str]]  # what the red cave holds on the five cards of each pattern
    total: dict[str, int]  # of each card
    colour: int  # total of each cave over the deck
    empty: int  # caves
    cards: dict[str, list[str]]


def deck(players: int, red: dict[str, list[str]], total: dict[str, int], colour: int, empty: int) -> Deck:
    cards = {
        f"{pattern}{number + 1}": caves_of_card(players, 1 + 5 * row + number)
        for row, pattern in enumerate("ABC")
        for number in range(5)
    }
    return Deck(players, red, total, colour, empty, cards)


STEP = {"A": 1, "B": 2, "C": 3}
DECKS = [
    deck(
        players=3,
        red={
            "A": ["5/3", "4/2", "3/1", "2", "-"],
            "B": ["4/3", "5", "3/2", "2/1", "-"],
            "C": ["5/4", "4/2", "5/2", "-", "-"],
        },
        total={"A": 20, "B": 20, "C": 22},
        colour=62,
        empty=20,
    ),
    deck(
        players=4,
        red={
            "A": ["5/3/2", "4/3", "3/2/1", "3", "-"],
            "B": ["4/3/2", "5/2", "3/2/1", "4", "2/1"],
            "C": ["5/4/2", "5/3", "4/2/1", "-", "-"],
        },
        total={"A": 26, "B": 29, "C": 26},
        colour=81,
        empty=15,
    ),
    deck(
        players=5,
        red={
            "A": ["5/4/2/1", "4/3/2", "3/2/1", "3/1", "-"],
            "B": ["5/3/2/1", "4/3/1", "5/1", "3/2", "2"],
            "C": ["5/4/3/1", "5/3/2", "4/2/1", "-", "-"],
        },
        total={"A": 31, "B": 32, "C": 30},
        colour=93,
        empty=15,
    ),
]
every_deck = pytest.mark.parametrize("deck", DECKS, ids=[f"{deck.players} players" for deck in DECKS])
every_card = pytest.mark.parametrize("name", DECKS[0].cards)
every_cave = pytest.mark.parametrize("cave", range(5))


@every_deck
@every_card
def test_8_2_and_8_3_and_8_4_total_of_each_card(name: str, deck: Deck) -> None:
    assert sum(units_in_cave(cave) for cave in deck.cards[name]) == deck.total[name[0]]


@every_deck
@every_cave
def test_8_2_and_8_3_and_8_4_total_of_each_colour(cave: int, deck: Deck) -> None:
    assert sum(units_in_cave(caves[cave]) for caves in deck.cards.values()) == deck.colour


@every_deck
def test_8_2_and_8_3_and_8_4_empty_caves(deck: Deck) -> None:
    assert [cave for caves in deck.cards.values() for cave in caves].count("-") == deck.empty


@every_deck
@every_card
def test_8_2_and_8_3_and_8_4_stacks_of_each_card(name: str, deck: Deck) -> None:
    stacks = deck.red[name[0]]
    assert deck.cards[name] == [stacks[(int(name[1]) - 1 + STEP[name[0]] * cave) % 5] for cave in range(5)]


@every_deck
@every_cave
@pytest.mark.parametrize("pattern", ["A", "B", "C"])
def test_8_2_and_8_3_and_8_4_each_cave_gets_each_stack_of_a_pattern_once(pattern: str, cave: int, deck: Deck) -> None:
    assert sorted(deck.cards[f"{pattern}{number}"][cave] for number in range(1, 6)) == sorted(deck.red[pattern])


def test_8_3_one_card_agrees_with_the_overview_sheet() -> None:
    """Red 4/3 and gold 5/3/2."""
    assert (DECKS[1].cards["A2"][0], DECKS[1].cards["A2"][4]) == ("4/3", "5/3/2")
