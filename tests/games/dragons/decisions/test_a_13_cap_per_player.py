"""A-13: the cap of five in a room is for each player."""

import serai
from serai.testing import play, refusal, scenario

FIVE = (1, 2, 4, 5, 6)


def test_a_13_five_of_everybody_may_lie_in_one_room() -> None:
    board = {"room_1": [(seat, value) for seat in range(3) for value in FIVE]}
    match = scenario("dragons", players=3, board=board)
    assert len(match.position()["pieces"]) == 15


def test_a_13_a_full_house_of_others_bars_nobody() -> None:
    board = {"room_1": [(seat, value) for seat in (1, 2) for value in FIVE]}
    match = scenario("dragons", players=3, board=board)
    play(match, (0, "place room_1"), (0, "token 9"))
    assert refusal(match, 1, "place room_1").code == "five_pieces_in_room"


def test_a_13_five_here_and_three_there() -> None:
    board = {"room_1": [(0, value) for value in FIVE]}
    match = scenario("dragons", players=3, board=board)
    assert serai.Move("place", space="room_1") not in match.decision.moves
    assert serai.Move("place", space="room_2") in match.decision.moves
