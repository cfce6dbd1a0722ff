"""A-48: the removal in return is compulsory if possible; both reach every space but the guard room."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import look_at
from tests.games.dragons.table import carry_out, take_effect, when_asked
from tests.games.look import asked, reason


def eye(board: dict[str, object], at: str = "tent") -> Match:
    return scenario("dragons", at=at, board=board, spells={0: ["eye_for_an_eye", "alms"]})


def test_a_48_a_piece_on_a_finished_space_can_be_aimed_at() -> None:
    match = when_asked(eye({"cave_red": [(1, 9)], "market": [(1, 5), (1, 6)]}), 0, "cast eye_for_an_eye")
    assert [move["piece"] for move in match.decision.moves] == [0, 1, 2]
    take_effect(play(match, (0, "piece 0")))
    assert look_at(match, "cave_red")["pieces"] == []
    assert 9 in match.position()["players"][1]["tokens"]


def test_a_48_a_piece_on_a_finished_space_is_reason_enough_to_be_asked() -> None:
    match = scenario("dragons", at="tent", board={"cave_red": [(1, 9)]}, spells={0: ["eye_for_an_eye"]})
    assert asked(match) == ("window", 0)


def test_a_48_a_piece_in_the_guard_room_cannot_be_aimed_at() -> None:
    match = when_asked(eye({"guard_room": [(1, 9)], "market": [(1, 5), (1, 6)]}), 0, "cast eye_for_an_eye")
    assert reason(match, 0, "piece 0") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})


def test_a_48_the_owner_must_remove_a_piece_in_return() -> None:
    match = carry_out(eye({"market": [(1, 5)], "room_1": [(0, 8), (0, 2)]}), 0, "cast eye_for_an_eye")
    assert asked(match) == ("eye_response", 1)
    assert [(move.verb, move["piece"]) for move in match.decision.moves] == [("piece", 1), ("piece", 2)]


def test_a_48_the_return_reaches_finished_spaces_too() -> None:
    board = {"market": [(1, 5)], "cave_red": [(0, 8)], "guard_room": [(0, 2)]}
    match = carry_out(eye(board), 0, "cast eye_for_an_eye")
    assert look_at(match, "cave_red")["pieces"] == []
    assert len(look_at(match, "guard_room")["pieces"]) == 1
    assert events(match, "eye_answered")[0].data["piece"]["value"] == 8


@pytest.mark.parametrize("at", ["tent", "room_1"], ids=["before the guard", "after the guard"])
def test_a_48_pieces_at_the_guard_are_safe_from_the_return(at: str) -> None:
    board = {"market": [(1, 5)], "guard_room": [(0, 2)]}
    match = carry_out(eye(board, at), 0, "cast eye_for_an_eye")
    assert events(match, "no_piece_to_remove_in_return")[0].data == {"seat": 1}
    assert len(look_at(match, "guard_room")["pieces"]) == 1


def test_a_48_the_space_being_scored_is_open_to_both_removals() -> None:
    match = carry_out(eye({"tent": [(0, 8), (1, 5)]}), 0, "cast eye_for_an_eye")
    assert look_at(match, "tent")["pieces"] == []
