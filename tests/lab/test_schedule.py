from __future__ import annotations

from collections import Counter

import pytest

from serai.lab import Seating, rotations, seatings_for, sittings, tables_of

LINE_UPS = ["ab", "abc", "aab", "abcd", "aabb", "abab", "aaab", "abcde", "aabbc"]


def counted(seatings: list[Seating]) -> dict[str, set[int]]:
    """For each bot, how often it sits in the seats: one number if in all of them equally often."""
    seats = range(len(seatings[0]))
    times = Counter((seat, name) for seating in seatings for seat, name in enumerate(seating))
    return {name: {times[seat, name] for seat in seats} for name in seatings[0]}


@pytest.mark.parametrize("line_up", LINE_UPS)
@pytest.mark.parametrize("games", [4, 100_000])
def test_every_bot_sits_equally_often_in_every_seat(line_up: str, games: int) -> None:
    seatings = seatings_for(tuple(line_up), games)
    assert seatings[0] == tuple(line_up)
    assert len(set(seatings)) == len(seatings)
    assert all(len(times) == 1 for times in counted(seatings).values())


@pytest.mark.parametrize(
    ("line_up", "number"), [("ab", 2), ("aab", 3), ("abc", 6), ("abab", 6), ("abcd", 24), ("abcde", 120)]
)
def test_all_seatings_if_there_are_games_enough(line_up: str, number: int) -> None:
    bots = tuple(line_up)
    assert len(seatings_for(bots, number * 10)) == number
    assert seatings_for(bots, number * 10 - 1) == rotations(bots)


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_rotations_come_first_and_every_circle_is_complete(line_up: str) -> None:
    seatings = seatings_for(tuple(line_up), 100_000)
    while seatings:
        circle = rotations(seatings[0])
        assert seatings[: len(circle)] == circle
        seatings = seatings[len(circle) :]


def test_a_deal_is_played_in_all_seatings_and_the_games_are_exactly_so_many() -> None:
    games = list(sittings([rotations(("a", "b", "c"))], 8))
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert [game.seating[0] for game in games] == ["a", "c", "b", "a", "c", "b", "a", "c"]


def test_all_tables_play_the_same_deals() -> None:
    tables = [rotations(table) for table in tables_of("abc", 2)]
    games = list(sittings(tables, 5))
    assert len(games) == 15
    for table in (set("ab"), set("ac"), set("bc")):
        assert [game.deal for game in games if set(game.seating) == table] == [0, 0, 1, 1, 2]
    assert [game.deal for game in games] == sorted(game.deal for game in games)


def test_tables() -> None:
    assert tables_of("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of("ab", 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
