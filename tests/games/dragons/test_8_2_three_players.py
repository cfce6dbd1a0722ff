"""8.2: the treasure cards for three players."""

import pytest

from tests.games.dragons.look import caves_of_card, units_in_cave

PLAYERS = 3
RED = {
    "A": ["5/3", "4/2", "3/1", "2", "-"],
    "B": ["4/3", "5", "3/2", "2/1", "-"],
    "C": ["5/4", "4/2", "5/2", "-", "-"],
}  # what the red cave holds on the five cards of each pattern
STEP = {"A": 1, "B": 2, "C": 3}
TOTAL = {"A": 20, "B": 20, "C": 22}
COLOUR = 62
EMPTY = 20


DECK = {
    f"{pattern}{number + 1}": caves_of_card(PLAYERS, 1 + 5 * row + number)
    for row, pattern in enumerate("ABC")
    for number in range(5)
}


@pytest.mark.parametrize("name", DECK)
def test_8_2_total_of_each_card(name: str) -> None:
    assert sum(units_in_cave(cave) for cave in DECK[name]) == TOTAL[name[0]]


@pytest.mark.parametrize("cave", range(5))
def test_8_2_total_of_each_colour(cave: int) -> None:
    assert sum(units_in_cave(caves[cave]) for caves in DECK.values()) == COLOUR


def test_8_2_empty_caves() -> None:
    assert [cave for caves in DECK.values() for cave in caves].count("-") == EMPTY


@pytest.mark.parametrize("name", DECK)
def test_8_2_stacks_of_each_card(name: str) -> None:
    stacks = RED[name[0]]
    assert DECK[name] == [stacks[(int(name[1]) - 1 + STEP[name[0]] * cave) % 5] for cave in range(5)]


@pytest.mark.parametrize("cave", range(5))
@pytest.mark.parametrize("pattern", ["A", "B", "C"])
def test_8_2_each_cave_gets_each_stack_of_a_pattern_once(pattern: str, cave: int) -> None:
    assert sorted(DECK[f"{pattern}{number}"][cave] for number in range(1, 6)) == sorted(RED[pattern])
