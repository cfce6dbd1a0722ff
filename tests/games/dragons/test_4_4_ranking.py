"""4.4: strength, presence, ranking."""

import itertools
import random

import pytest

import serai
from serai.testing import events, play, scenario

SPACES = ["cave_red", "tent", "djinn", "market", "caravanserai", "room_1"]


def won(match: serai.Match) -> list[int]:
    """The seats that took treasure, in order of rank."""
    return [event.data["seat"] for event in events(match, "treasure_won")]


def cave(players: int, first: int, tokens: list[tuple[int, int]]) -> serai.Match:
    """The red cave with a niche for up to four players."""
    spare = next(value for value in (1, 2, 4, 5, 6) if (players - 1, value) not in tokens)
    board = {"cave_red": tokens, "caravanserai": [(players - 1, spare)]}
    return scenario("dragons", players=players, at="cave_red", first=first, board=board, caves={"cave_red": "5/4/3/2"})


def test_4_4_strength_is_the_sum_of_the_tokens() -> None:
    match = cave(3, 0, [(0, 9), (1, 4), (1, 6), (2, 2), (2, 5)])
    assert match.view(None)["spaces"][0]["strengths"] == {"0": 9, "1": 10, "2": 7}
    assert won(match) == [1, 0, 2]


def test_4_4_who_has_no_token_there_is_not_present() -> None:
    match = cave(4, 0, [(2, 2)])
    assert match.view(None)["spaces"][0]["strengths"] == {"2": 2}
    assert won(match) == [2]


@pytest.mark.parametrize("first", range(3))
def test_4_4_equals_are_ranked_by_turn_order(first: int) -> None:
    """9 against 5 + 4 against 7 + 2."""
    match = cave(3, first, [(0, 9), (1, 5), (1, 4), (2, 7), (2, 2)])
    assert won(match) == [(first + step) % 3 for step in range(3)]


def test_4_4_the_number_of_tokens_and_the_highest_token_do_not_matter() -> None:
    match = cave(3, 2, [(0, 9), (1, 4), (1, 5), (2, 1), (2, 2), (2, 6)])
    assert won(match) == [2, 0, 1]


def test_4_4_who_placed_first_does_not_matter() -> None:
    orders = itertools.permutations([(0, 7), (1, 7), (2, 7)])
    assert {tuple(won(cave(3, 1, list(order)))) for order in orders} == {(1, 2, 0)}


def test_4_4_a_carpet_and_a_double_count() -> None:
    """Seat 1 has 4 + 3 with a carpet; seat 2 doubles a 4; seat 0 has 6."""
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        board={"cave_red": [(0, 6), (1, 4), (2, 4)], "caravanserai": [(0, 1)]},
        caves={"cave_red": "5/4/3"},
        artifacts={1: ["flying_carpet"], 2: ["astral_double"]},
    )
    play(match, (1, "use flying_carpet"), (2, "use astral_double"))
    assert match.view(None)["spaces"][0]["strengths"] == {"0": 6, "1": 7, "2": 8}
    assert won(match) == [2, 1, 0]


def test_4_4_a_carpet_alone_makes_present() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        board={"cave_red": [(0, 2)], "caravanserai": [(0, 1)]},
        caves={"cave_red": "5"},
        artifacts={1: ["flying_carpet"]},
    )
    play(match, (1, "use flying_carpet"))
    assert won(match) == [1]


@pytest.mark.parametrize("space", SPACES)
def test_4_4_the_same_ranking_everywhere(space: str) -> None:
    """Seats 1 and 3 have 8 each, seat 0 has 6; the turn order starts with seat 2."""
    board = {space: [(0, 6), (1, 8), (3, 7), (3, 1)]}
    match = scenario(
        "dragons",
        at=space,
        first=2,
        board=board,
        caves={"cave_red": "4"},
        treasure=dict.fromkeys((0, 1, 3), "8c 7p"),
    )
    if space == "cave_red":
        assert won(match) == [3]
    elif space == "djinn":
        assert events(match, "djinn_won")[0].data == {"seat": 3}
    else:
        assert match.decision.seat == 3


@pytest.mark.parametrize("seed", range(30))
def test_4_4_ranks_by_sum_then_turn_order(seed: int) -> None:
    """Many random caves against a plain sort."""
    dice = random.Random(seed)
    players, first = dice.choice([3, 4, 5]), dice.randrange(3)
    tokens = []
    for seat in range(players):
        tokens += [(seat, value) for value in dice.sample([1, 2, 4, 5, 6, 7, 8, 9], dice.randint(0, 4))]
    dice.shuffle(tokens)
    sums = {seat: sum(value for owner, value in tokens if owner == seat) for seat, _ in tokens}
    ranks = sorted(sums, key=lambda seat: (-sums[seat], (seat - first) % players))
    assert won(cave(players, first, tokens)) == ranks[:4]
