"""Counts of instructions that are kept (`bench/instructions.py`)."""

from __future__ import annotations

import json

from instructions import GAMES, KEPT, WORK, compared, environment
from rich.console import Console

QUIET = Console(quiet=True)


def test_what_takes_more_than_before_is_named_and_noise_is_not() -> None:
    kept = {"saba": {"random play": 1000.0, "search": 50_000.0}}
    assert compared({"saba": {"random play": 1009.0, "search": 40_000.0}}, kept, QUIET) == []
    assert compared({"saba": {"random play": 1011.0, "search": 50_501.0}}, kept, QUIET) == [
        "random play of saba",
        "search of saba",
    ]


def test_a_game_without_counts_is_compared_with_nothing() -> None:
    assert compared({"emira": {"random play": 9.0}}, {}, QUIET) == []


def test_counts_of_all_games_are_kept_with_what_they_are_of() -> None:
    kept = json.loads(KEPT.read_text())
    assert kept["environment"].keys() == environment().keys()
    assert {game: set(counts) for game, counts in kept["counts"].items()} == {game: set(WORK) for game in GAMES}
