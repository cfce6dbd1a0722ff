"""8.3: the treasure cards for four players."""

import pytest

from tests.games.dragons.look import caves_of_card, units_in_cave

PLAYERS = 4
RED = {
    "A": ["5/3/2", "4/3", "3/2/1", "3", "-"],
    "B": ["4/3/2", "5/2", "3/2/1", "4", "2/1"],
    "C": ["5/4/2", "5/3", "4/2/1", "-", "-"],
}  # what the red cave holds on the five cards of each pattern
STEP = {"A": 1, "B": 2, "C": 3}
TOTAL = {"A": 26, "B": 29, "C": 26}
COLOUR = 81
EMPTY = 15


DECK = {
    f"{pattern}{number + 1}": caves_of_card(PLAYERS, 1 + 5 * row + number)
    for row, pattern in enumerate("ABC")
    for number in range(5)
}


@pytest.mark.parametrize("name", DECK)
def test_8_3_total_of_each_card(name: str) -> None:
    assert sum(units_in_cave(cave) for cave in DECK[name]) == TOTAL[name[0]]


@pytest.mark.parametrize("cave", range(5))
def test_8_3_total_of_each_colour(cave: int) -> None:
    assert sum(units_in_cave(caves[cave]) for caves in DECK.values()) == COLOUR


def test_8_3_empty_caves() -> None:
    assert [cave for caves in DECK.values() for cave in caves].count("-") == EMPTY


@pytest.mark.parametrize("name", DECK)
def test_8_3_stacks_of_each_card(name: str) -> None:
    stacks = RED[name[0]]
    assert DECK[name] == [stacks[(int(name[1]) - 1 + STEP[name[0]] * cave) % 5] for cave in range(5)]


@pytest.mark.parametrize("cave", range(5))
@pytest.mark.parametrize("pattern", ["A", "B", "C"])
def test_8_3_each_cave_gets_each_stack_of_a_pattern_once(pattern: str, cave: int) -> None:
    assert sorted(DECK[f"{pattern}{number}"][cave] for number in range(1, 6)) == sorted(RED[pattern])


def test_8_3_one_card_agrees_with_the_overview_sheet() -> None:
    """Red 4/3 and gold 5/3/2."""
    assert (DECK["A2"][0], DECK["A2"][4]) == ("4/3", "5/3/2")
