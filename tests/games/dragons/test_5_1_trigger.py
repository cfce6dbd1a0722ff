"""5.1: the last artifact ends the game at once."""

import pytest

import serai
from serai import Refused
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import types_in_piles
from tests.games.dragons.table import pass_windows


def palace_with(mode: str, left: int, **words: object) -> serai.Match:
    """So many artifacts are left in the palace; the first room that has one is about to be scored."""
    for seed in range(30):
        types = types_in_piles(scenario("dragons", seed=seed, players=3, mode=mode))
        settings = {"seed": seed, "players": 3, "mode": mode, "artifacts": {2: types[: len(types) - left]}, **words}
        filled = [len(pile["cards"]) > 0 for pile in scenario("dragons", **settings).position()["piles"]]
        room = filled.index(True) + 1
        if room < 3 and sum(filled) == left:
            at = f"room_{room}"
            board = {at: [(0, 2)], "room_3": [(0, 4), (1, 5)], "cave_red": [(1, 9)]}
            caves = {"cave_red": "0/3"}
            match = scenario("dragons", at=at, board=board, treasure={0: "2c", 1: "5g"}, caves=caves, **settings)
            return pass_windows(match)
    raise AssertionError("no deal fits")


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_5_1_buying_the_last_artifact_ends_the_game(mode: str) -> None:
    match = palace_with(mode, 1)
    play(match, (0, "buy"))
    assert match.decision is None
    assert match.result.ending == "last_artifact"
    assert match.position()["phase"] == "over"
    assert events(match, "game_ended")[0].data["ending"] == "last_artifact"


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_5_1_nothing_else_of_the_round_is_carried_out(mode: str) -> None:
    """The tokens in room 3 are not turned up, no window opens, nothing is cleaned up."""
    match = palace_with(mode, 1, named=1)
    play(match, (0, "buy"))
    assert [event.kind for event in match.log][-3:] == ["artifact_paid", "artifact_bought", "game_ended"]
    position = match.position()
    assert [piece["face_up"] for piece in position["pieces"] if piece["space"] == "room_3"] == [False, False]
    assert position["caves"]["cave_red"] == [0, 3, 0, 0]
    assert position["camel"] == 0
    assert "end" not in [event.data["window"] for event in events(match, "passes")]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_5_1_with_two_left_the_game_goes_on(mode: str) -> None:
    match = palace_with(mode, 2)
    play(match, (0, "buy"))
    assert match.result is None


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_5_1_an_unsold_last_artifact_does_not_end_the_game(mode: str) -> None:
    match = palace_with(mode, 1)
    play(match, (0, "decline"))
    assert match.result is None
    while match.position()["round"] == 1:
        match.play(match.decision.moves[0])
    assert match.position()["round"] == 2


def test_5_1_when_it_is_over_no_move_can_be_made() -> None:
    match = play(palace_with("basic", 1), (0, "buy"))
    assert refusal(match, 0, {"kind": "buy"}).code == "game_is_over"
    with pytest.raises(Refused, match="game_is_over"):
        match.play(serai.Move("buy"))
