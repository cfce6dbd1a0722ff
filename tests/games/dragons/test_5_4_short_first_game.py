"""5.4: the short first game."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.look import types_in_piles
from tests.games.look import asked

TYPES = types_in_piles(scenario("dragons", players=3, mode="basic"))


def short(at: str, counts: list[int], **words: object) -> serai.Match:
    types = list(TYPES)
    artifacts = {seat: [types.pop() for _ in range(number)] for seat, number in enumerate(counts)}
    settings = {"players": 3, "mode": "basic", "short_first_game": True, "artifacts": artifacts, **words}
    return scenario("dragons", at=at, **settings)


def test_5_4_it_ends_after_the_round_in_which_somebody_has_three() -> None:
    match = short("clean_up", [3, 1, 2])
    assert match.result.ending == "short_game"
    assert match.result.winners == [0]
    assert events(match, "game_ended")[0].data == {"ending": "short_game", "winners": [0]}


def test_5_4_with_two_at_most_it_goes_on() -> None:
    match = short("clean_up", [2, 2, 2])
    assert match.result is None
    assert match.position()["round"] == 2


def test_5_4_all_rooms_of_the_round_are_sold_first() -> None:
    """Seats 0 and 1 own two each; seat 0 buys in room 1, seat 1 in room 3: they share the victory."""
    board = {"room_1": [(0, 2)], "room_3": [(1, 2)]}
    match = short("room_1", [2, 2, 0], board=board, treasure={0: "2c", 1: "2p"})
    play(match, (0, "buy"))
    assert match.result is None
    assert asked(match) == ("buy_artifact", 1)
    play(match, (1, "buy"))
    assert match.result.winners == [0, 1]
    assert match.result.ranking == [[0, 1], [2]]


def test_5_4_who_overtakes_in_the_same_round_wins() -> None:
    board = {"room_1": [(0, 2)], "room_2": [(1, 4)], "room_3": [(1, 2)]}
    match = short("room_1", [2, 2, 0], board=board, treasure={0: "2c", 1: "2p 4g"})
    play(match, (0, "buy"), (1, "buy"), (1, "buy"))
    assert match.result.winners == [1]


def test_5_4_the_round_is_cleaned_up() -> None:
    match = short("clean_up", [3, 0, 0], board={"cave_red": [(0, 9)]}, caves={"cave_red": "4"}, named=2)
    assert match.position()["pieces"] == []
    assert match.position()["caves"]["cave_red"] == [0, 0, 0, 0]
    assert match.position()["camel"] == 2


def test_5_4_the_last_artifact_also_ends_it() -> None:
    counts = [len(TYPES) - 1, 0, 0]
    left = short("placement", counts).position()["piles"]
    room = next(number for number, pile in enumerate(left) if pile["cards"]) + 1
    match = short(f"room_{room}", counts, board={f"room_{room}": [(1, 2)]}, treasure={1: "2c"})
    play(match, (1, "buy"))
    assert match.result.ending == "last_artifact"


def test_5_4_an_ordinary_game_does_not_stop_at_three() -> None:
    match = short("clean_up", [3, 1, 2], short_first_game=False)
    assert match.result is None


@pytest.mark.parametrize("goal", [1, 2, 4])
def test_5_4_another_number_may_be_agreed(goal: int) -> None:
    assert short("clean_up", [goal, 0, 0], short_game_artifacts=goal).result is not None
    assert short("clean_up", [goal - 1, 0, 0], short_game_artifacts=goal).result is None
