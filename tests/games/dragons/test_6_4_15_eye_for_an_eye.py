"""Rules section 6.4.15: Eye for an Eye removes a piece, and its owner removes one of the caster's."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import look_at, piece, strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason

# Seat 0 holds the spell while the tent is scored; seat 1 has a 9 in the first room.
tent = partial(
    scenario,
    "dragons",
    at="tent",
    board={"room_1": [(0, 8), (1, 9)], "guard_room": [(0, 7)], "cave_red": [(0, 5)], "market": [(0, 6)]},
    spells={0: ["eye_for_an_eye", "alms"]},
)

NOTHING = ("nothing_to_aim_at", "dragons 6.3.6", {"item": "eye_for_an_eye"})


# When it can be cast


@pytest.mark.parametrize("at", ["placement", "cave_red", "tent", "guard_room", "room_1"])
def test_6_4_15_castable_from_the_placement_to_the_last_room(at: str) -> None:
    assert refusal(tent(at=at), 0, "cast eye_for_an_eye") is None


def test_6_4_15_castable_at_the_city_gate_only_as_an_answer() -> None:
    match = tent(at="citygate", spells={0: ["eye_for_an_eye"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"))
    assert refusal(match, 0, "cast eye_for_an_eye") is None


def test_6_4_15_not_at_the_end_of_the_round() -> None:
    match = tent(at="clean_up")
    assert reason(match, 0, "cast eye_for_an_eye") == ("not_in_this_window", "dragons 7.3", {"item": "eye_for_an_eye"})


def test_6_4_15_not_at_the_start_of_a_round_when_nothing_lies_anywhere() -> None:
    assert reason(tent(at="start", board={}), 0, "cast eye_for_an_eye") == NOTHING


@pytest.mark.parametrize(
    "board",
    [{"room_1": [(0, 8)]}, {"guard_room": [(1, 9)]}],
    ids=["own", "guard room"],
)
def test_6_4_15_an_opponent_needs_a_piece_outside_the_guard_room(board: dict[str, object]) -> None:
    assert reason(tent(board=board), 0, "cast eye_for_an_eye") == NOTHING


@pytest.mark.parametrize("space", ["tent", "cave_red", "room_4"], ids=["scored now", "finished", "open"])
def test_6_4_15_a_single_piece_is_enough_wherever_it_lies(space: str) -> None:
    assert refusal(tent(board={space: [(1, 9)]}), 0, "cast eye_for_an_eye") is None


# What is declared


def test_6_4_15_a_piece_of_an_opponent_is_declared() -> None:
    board = {
        "tent": [(1, 2), (0, 4)],
        "market": [(2, 6)],
        "room_2": [(3, 8)],
        "cave_red": [(1, 9)],
        "guard_room": [(2, 5)],
    }
    match = when_asked(tent(board=board), 0, "cast eye_for_an_eye")
    assert [move["piece"] for move in match.decision.moves] == [0, 2, 3, 4]
    assert reason(match, 0, "piece 1") == ("your_own_piece", "dragons 6.4", {"piece": 1})
    assert reason(match, 0, "piece 5") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})
    assert reason(match, 0, "piece 6") == ("no_such_piece", "dragons 6.4", {"piece": 6})
    play(match, (0, "piece 3"))
    assert match.view(2)["window"]["batch"][0]["piece"] == 3


# What it does


def test_6_4_15_the_piece_goes_home_and_its_owner_removes_one_in_return() -> None:
    match = carry_out(tent(), 0, "cast eye_for_an_eye")
    assert 9 in match.position()["players"][1]["tokens"]
    assert asked(match) == ("eye_response", 1)
    assert [move["piece"] for move in match.decision.moves] == [0, 3, 4]
    play(match, (1, "piece 4"))
    assert piece(match, 4)["space"] is None
    assert piece(match, 0)["space"] == "room_1"
    assert events(match, "eye_answered")[0].data["piece"]["piece"] == 4


def test_6_4_15_the_return_is_compulsory() -> None:
    match = carry_out(tent(), 0, "cast eye_for_an_eye")
    assert {move.verb for move in match.decision.moves} == {"piece"}


def test_6_4_15_in_return_the_guard_room_cannot_be_named() -> None:
    match = carry_out(tent(), 0, "cast eye_for_an_eye")
    assert reason(match, 1, "piece 2") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})


def test_6_4_15_in_return_only_a_piece_of_the_caster_can_be_named() -> None:
    board = {"room_1": [(0, 8), (1, 9), (2, 4)], "market": [(0, 6)]}
    match = carry_out(tent(board=board), 0, "cast eye_for_an_eye", "piece 1")
    barred = ("not_a_piece_of_the_caster", "dragons 6.4.15")
    assert reason(match, 1, "piece 1") == (*barred, {"piece": 1})
    assert reason(match, 1, "piece 2") == (*barred, {"piece": 2})


def test_6_4_15_in_return_a_finished_space_can_be_named() -> None:
    match = carry_out(tent(), 0, "cast eye_for_an_eye")
    play(match, (1, "piece 3"))
    assert piece(match, 3)["space"] is None
    assert 5 in match.position()["players"][0]["tokens"]


def test_6_4_15_an_only_piece_is_removed_without_a_question() -> None:
    board = {"room_1": [(0, 8), (1, 9)], "guard_room": [(0, 7)]}
    match = carry_out(tent(board=board), 0, "cast eye_for_an_eye")
    assert look_at(match, "room_1")["pieces"] == []
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 8, 9]


def test_6_4_15_with_pieces_at_the_guard_only_the_caster_loses_nothing() -> None:
    board = {"room_1": [(1, 9)], "guard_room": [(0, 7), (0, 5)]}
    match = carry_out(tent(board=board), 0, "cast eye_for_an_eye")
    assert piece(match, 0)["space"] is None
    assert [piece(match, 1)["space"], piece(match, 2)["space"]] == ["guard_room", "guard_room"]
    assert events(match, "no_piece_to_remove_in_return")[0].data == {"seat": 1}


def test_6_4_15_a_carpet_can_be_removed_and_stays_used() -> None:
    match = tent(
        board={"tent": [(1, "carpet")], "room_1": [(0, 8)]},
        artifacts={1: ["flying_carpet"]},
        used={1: ["flying_carpet"]},
    )
    carry_out(match, 0, "cast eye_for_an_eye")
    assert look_at(match, "tent")["pieces"] == []
    assert match.view(None)["screens"][1]["in_front"] == ["flying_carpet"]
    assert look_at(match, "room_1")["pieces"] == []


def test_6_4_15_a_carpet_of_the_caster_can_be_removed_in_return() -> None:
    match = tent(
        board={"tent": [(0, "carpet"), (1, 9)], "room_1": [(0, 8)]},
        artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet", "lamp"]},
        this_round={"djinn": 0},
    )
    carry_out(match, 0, "cast eye_for_an_eye")
    play(match, (1, "piece 0"))
    assert look_at(match, "tent")["pieces"] == []
    assert len(look_at(match, "room_1")["pieces"]) == 1


def test_6_4_15_a_double_goes_with_its_piece() -> None:
    match = tent(board={"tent": [(1, 9), (2, 4)]}, artifacts={1: ["astral_double"]})
    carry_out(match, 1, "use astral_double")
    assert strengths(match, "tent") == {"1": 18, "2": 4}
    carry_out(match, 0, "cast eye_for_an_eye", "piece 0")
    assert strengths(match, "tent") == {"2": 4}


def test_6_4_15_face_down_tokens_go_home_unseen() -> None:
    match = carry_out(tent(), 0, "cast eye_for_an_eye")
    assert events(match, "piece_went_home")[0].data["piece"]["value"] is None


def test_6_4_15_tokens_removed_during_placement_are_placed_again() -> None:
    match = tent(at="placement", board={"room_1": [(0, 8), (1, 9)]}, spells={0: ["eye_for_an_eye"]})
    play(match, (0, "cast eye_for_an_eye"))
    assert asked(match) == ("place_token", 0)
    assert 8 in match.position()["players"][0]["tokens"]
    assert 9 in match.position()["players"][1]["tokens"]


def test_6_4_15_what_a_removed_piece_has_won_stays_won() -> None:
    """The red cave was won by the 9, which goes home afterwards; what decided it stays shown (6.4.6)."""
    match = tent(at="cave_red", caves={"cave_red": "4/2"}, board={"cave_red": [(1, 9), (2, 8)]})
    when_asked(match, 0, "pass")
    carry_out(match, 0, "cast eye_for_an_eye", "piece 0")
    assert match.position()["players"][1]["treasure"]["crown"] == 4
    assert look_at(match, "cave_red")["state"] == "finished"
    assert [piece["piece"] for piece in look_at(match, "cave_red")["pieces"]] == [1]
    assert strengths(match, "cave_red") == {"1": 9, "2": 8}
    assert look_at(match, "cave_red")["ranking"] == [1, 2]


# The target has gone or moved


def test_6_4_15_nothing_at_all_happens_if_the_piece_is_gone() -> None:
    match = tent(first=3, spells={0: ["eye_for_an_eye", "alms"], 3: ["lunar_eclipse"]})
    when_asked(match, 0, "cast eye_for_an_eye")
    carry_out(match, 3, "cast lunar_eclipse", "space room_1")
    assert piece(match, 1)["space"] is None
    assert [piece(match, 0)["space"], piece(match, 4)["space"]] == ["room_1", "market"]
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "eye_for_an_eye"}
    assert "eye_for_an_eye" in match.position()["used_spells"]


def test_6_4_15_a_piece_that_moved_to_another_live_space_is_removed_there() -> None:
    match = tent(first=1, spells={0: ["eye_for_an_eye", "alms"], 1: ["second_chance"]})
    when_asked(match, 0, "cast eye_for_an_eye")
    carry_out(match, 1, "cast second_chance", "space caravanserai")
    assert events(match, "piece_moved")[0].data["to"] == "caravanserai"
    assert piece(match, 1)["space"] is None
    assert match.decision.question == "eye_response"


def test_6_4_15_a_later_second_chance_does_not_save_the_piece() -> None:
    match = tent(spells={0: ["eye_for_an_eye", "alms"], 1: ["second_chance"]})
    when_asked(match, 0, "cast eye_for_an_eye")
    carry_out(match, 1, "cast second_chance", "space caravanserai")
    play(match, (1, "piece 0"))
    assert piece(match, 1)["space"] is None
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "second_chance"}


def test_6_4_15_the_return_counts_what_is_left_of_the_caster_then() -> None:
    """A Solar Eclipse of an earlier player has sent the caster's 8 home, so only the 6 can be removed."""
    board = {"room_1": [(0, 8), (1, 9)], "market": [(0, 6)]}
    match = tent(first=3, board=board, spells={0: ["eye_for_an_eye", "alms"], 3: ["solar_eclipse"]})
    when_asked(match, 0, "cast eye_for_an_eye")
    carry_out(match, 3, "cast solar_eclipse", "space room_1")
    assert [piece(match, 0)["space"], piece(match, 2)["space"]] == [None, None]


def test_6_4_15_cancelled_nobody_loses_anything() -> None:
    match = tent(artifacts={2: ["counterspell"]})
    when_asked(match, 0, "cast eye_for_an_eye")
    carry_out(match, 2, "use counterspell")
    assert [piece(match, handle)["space"] for handle in (0, 1, 4)] == ["room_1", "room_1", "market"]
    assert match.position()["used_spells"] == ["eye_for_an_eye"]
