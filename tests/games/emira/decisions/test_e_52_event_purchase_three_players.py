"""E-52: with three players event cards are bought in even rounds."""

import pytest

from serai.testing import scenario
from tests.games.emira.look import IDLE


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_52_in_even_rounds_and_only_in_those(edition: str) -> None:
    match = scenario("emira", players=3, edition=edition, round=1, in_play=["asima"], later=["thara"])
    asked: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    while match.position()["round"] <= 4:
        if match.decision.question == "buy_event":
            asked[match.position()["round"]].append(match.decision.seat)
        moves = match.decision.moves
        match.play(next((move for move in moves if move.verb in IDLE), moves[0]))
    assert [len(asked[number]) for number in (1, 2, 3, 4)] == [0, 3, 0, 3]
    assert asked[2] == [1, 2, 0]
