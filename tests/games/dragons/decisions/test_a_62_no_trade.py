"""A-62: players neither trade nor give anything to each other."""

from __future__ import annotations

import random

import pytest

import serai
from serai import Match
from serai.testing import scenario
from tests.games.dragons.look import TREASURE_KINDS


def holdings(match: Match) -> list[dict[str, int]]:
    return [player["treasure"] for player in match.position()["players"]]


@pytest.mark.parametrize("text", ["trade 1", "give 1 crown", "sell key", "lend lamp"])
def test_a_62_no_question_takes_such_an_answer(text: str) -> None:
    match = scenario("dragons", treasure={0: "5c"})
    with pytest.raises(serai.BadMove):
        match.parse(text)


def test_a_62_in_a_whole_basic_game_treasure_comes_from_the_board_and_the_bank_only() -> None:
    """What a player gains is told as won in a cave, or is the player's own doing; only the player asked gives."""
    rng = random.Random(62)
    match = serai.game("dragons").new(seed=62, mode="basic", max_rounds=3)
    told = 0
    while match.decision is not None:
        asked, before = match.decision.seat, holdings(match)
        match.play(rng.choice(match.decision.moves))
        new = match.log_since(told)
        told += len(new)
        for seat, after in enumerate(holdings(match)):
            if seat == asked:
                continue
            for kind in TREASURE_KINDS:
                won = [
                    entry.data["amount"]
                    for entry in new
                    if entry.kind == "treasure_won" and (entry.data["seat"], entry.data["treasure"]) == (seat, kind)
                ]
                assert after[kind] - before[seat][kind] == sum(won)
    assert match.position()["round"] == 3
