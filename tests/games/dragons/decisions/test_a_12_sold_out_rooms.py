"""A-12: tokens may be placed in a room without artifacts."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.table import pass_windows
from tests.games.look import asked


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_12_it_is_a_legal_space(mode: str) -> None:
    match = scenario("dragons", players=3, mode=mode, pile={2: []})
    play(match, (0, "place room_2"), (0, "token 9"))
    assert events(match, "token_placed")[0].data["space"] == "room_2"


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_12_nothing_can_be_won_there(mode: str) -> None:
    board = {"room_2": [(0, 9)], "room_3": [(1, 1)]}
    match = scenario(
        "dragons", players=3, mode=mode, at="room_2", board=board, pile={2: []}, treasure={0: "9c", 1: "1p"}
    )
    pass_windows(match)
    assert asked(match) == ("buy_artifact", 1)
    assert events(match, "tokens_turned_up")[0].data["space"] == "room_2"


def test_a_12_the_cap_of_five_holds_there_too() -> None:
    board = {"room_2": [(0, value) for value in (1, 2, 4, 5, 6)]}
    match = scenario("dragons", players=3, pile={2: []}, board=board)
    assert serai.Move("place", space="room_2") not in match.decision.moves
