"""Rules section 6.4.19: Second Chance moves a token of the caster to another live space."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import look_at, piece, strengths
from tests.games.dragons.table import carry_out, take_effect, when_asked
from tests.games.look import asked, reason, told

# Seat 0 holds the spell while the tent is scored; its 9 lies in the finished red cave.
tent = partial(
    scenario,
    "dragons",
    at="tent",
    board={"cave_red": [(0, 9)], "tent": [(1, 4)]},
    spells={0: ["second_chance", "alms"]},
)

NOTHING = ("nothing_to_aim_at", "dragons 6.3.6", {"item": "second_chance"})
FIVE = (1, 2, 4, 5, 6)


# When it can be cast


@pytest.mark.parametrize("at", ["placement", "cave_red", "tent", "guard_room", "room_1", "room_4"])
def test_6_4_19_castable_from_the_placement_to_the_last_room(at: str) -> None:
    assert refusal(tent(at=at, board={"market": [(0, 9)]}), 0, "cast second_chance") is None


def test_6_4_19_castable_at_the_city_gate_only_as_an_answer() -> None:
    match = tent(at="citygate", spells={0: ["second_chance"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"))
    assert refusal(match, 0, "cast second_chance") is None


def test_6_4_19_not_at_the_end_of_the_round() -> None:
    match = tent(at="clean_up")
    assert reason(match, 0, "cast second_chance") == ("not_in_this_window", "dragons 7.3", {"item": "second_chance"})


@pytest.mark.parametrize(
    "board", [{}, {"guard_room": [(0, 9)]}, {"market": [(1, 9)]}], ids=["none", "guard room", "another player's"]
)
def test_6_4_19_a_token_outside_the_guard_room_is_needed(board: dict[str, object]) -> None:
    assert reason(tent(board=board), 0, "cast second_chance") == NOTHING


def test_6_4_19_a_carpet_is_no_token() -> None:
    match = tent(
        board={"tent": [(0, "carpet")]},
        artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet", "lamp"]},
        this_round={"djinn": 0},
    )
    assert reason(match, 0, "cast second_chance") == NOTHING


@pytest.mark.parametrize(
    "words",
    [
        {"board": {"room_4": [(0, 9)]}},
        {"board": {"cave_red": [(0, 9)]}, "admitted": [1]},
        {"board": {"cave_red": [(0, 9)]}, "this_round": {"sealed": ["room_4"]}},
        {"board": {"cave_red": [(0, 9)], "room_4": [(0, value) for value in FIVE]}},
    ],
    ids=["already there", "not admitted", "sealed", "full"],
)
def test_6_4_19_a_legal_destination_is_needed(words: dict[str, object]) -> None:
    assert reason(tent(at="room_4", **words), 0, "cast second_chance") == NOTHING


# What is declared


def test_6_4_19_token_and_destination_are_declared() -> None:
    match = when_asked(tent(board={"cave_red": [(0, 9)], "market": [(0, 2)]}), 0, "cast second_chance")
    assert [move["piece"] for move in match.decision.moves] == [0, 1]
    play(match, (0, "piece 1"), (0, "space djinn"))
    assert match.view(3)["window"]["batch"] == [
        {"seat": 0, "item": "second_chance", "cancelled": False, "piece": 1, "space": "djinn"}
    ]
    told = events(match, "spell_cast_to_move")[0].data
    assert (told["piece"]["piece"], told["piece"]["value"], told["space"]) == (1, None, "djinn")


def test_6_4_19_tokens_that_cannot_be_declared() -> None:
    match = tent(
        board={"cave_red": [(0, 9)], "market": [(0, 2), (1, 5)], "guard_room": [(0, 7)], "tent": [(0, "carpet")]},
        artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet", "lamp"]},
        this_round={"djinn": 0},
    )
    when_asked(match, 0, "cast second_chance")
    assert reason(match, 0, "piece 2") == ("not_your_piece", "dragons 6.4.19", {"piece": 2})
    assert reason(match, 0, "piece 3") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})
    assert reason(match, 0, "piece 4") == ("carpets_do_not_move", "A-31", {"piece": 4})
    assert reason(match, 0, "piece 5") == ("no_such_piece", "dragons 6.4", {"piece": 5})


def test_6_4_19_a_token_without_a_destination_cannot_be_declared() -> None:
    match = tent(at="room_4", board={"room_4": [(0, 9)], "room_1": [(0, 2), (0, 1)]})
    when_asked(match, 0, "cast second_chance")
    assert [move["piece"] for move in match.decision.moves] == [1, 2]
    assert reason(match, 0, "piece 0")[0] == "no_legal_destination"


def test_6_4_19_every_live_space_is_a_destination() -> None:
    match = when_asked(tent(), 0, "cast second_chance")
    assert [move["space"] for move in match.decision.moves] == [
        "tent",
        "djinn",
        "market",
        "caravanserai",
        "room_1",
        "room_2",
        "room_3",
        "room_4",
    ]


@pytest.mark.parametrize(
    ("space", "code", "clause", "numbers"),
    [
        ("cave_white", "space_is_finished", "dragons 6.3.4", {"space": "cave_white"}),
        ("guard_room", "never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"}),
        ("djinn", "space_sealed", "dragons 6.4.20", {"space": "djinn"}),
        ("room_1", "five_pieces_in_room", "dragons 6.3.5", {"space": "room_1", "owner": 0}),
        ("room_5", "space_not_in_use", "dragons 6.3.5", {"space": "room_5"}),
    ],
)
def test_6_4_19_other_spaces_are_no_destination(space: str, code: str, clause: str, numbers: dict[str, object]) -> None:
    match = tent(
        board={"cave_red": [(0, 9)], "room_1": [(0, value) for value in FIVE]}, this_round={"sealed": ["djinn"]}
    )
    when_asked(match, 0, "cast second_chance", "piece 0")
    assert reason(match, 0, f"space {space}") == (code, clause, numbers)


def test_6_4_19_the_space_it_lies_on_is_no_destination() -> None:
    match = when_asked(tent(board={"market": [(0, 9)]}), 0, "cast second_chance")
    assert reason(match, 0, "space market")[0] == "already_there"


def test_6_4_19_a_cave_without_treasure_is_no_destination() -> None:
    match = tent(at="cave_red", caves={"cave_blue": "3"}, board={"market": [(0, 9)]})
    when_asked(match, 0, "cast second_chance")
    assert reason(match, 0, "space cave_white") == ("cave_without_treasure", "dragons 6.3.5", {"space": "cave_white"})
    assert refusal(match, 0, "space cave_blue") is None


def test_6_4_19_once_the_guard_room_is_finished_only_the_admitted_may_go_to_a_room() -> None:
    """While the guard room is scored, everybody still may."""
    match = when_asked(tent(at="guard_room", board={"market": [(0, 9)]}), 0, "cast second_chance")
    assert [move["space"] for move in match.decision.moves] == ["room_1", "room_2", "room_3", "room_4"]
    later = tent(at="room_1", board={"market": [(0, 9)]}, admitted=[0])
    assert refusal(later, 0, "cast second_chance") is None


# What it does


def test_6_4_19_a_face_up_token_stays_face_up() -> None:
    match = carry_out(tent(), 0, "cast second_chance", "space market")
    assert (piece(match, 0)["space"], piece(match, 0)["face_up"]) == ("market", True)
    assert look_at(match, "market")["pieces"][0]["value"] == 9
    moved = events(match, "piece_moved")[0].data
    assert (moved["from"], moved["to"]) == ("cave_red", "market")


def test_6_4_19_a_face_down_token_stays_face_down() -> None:
    match = carry_out(tent(board={"djinn": [(0, 9)]}), 0, "cast second_chance", "space market")
    assert (piece(match, 0)["space"], piece(match, 0)["face_up"]) == ("market", False)


def test_6_4_19_it_is_turned_up_at_once_where_it_is_being_scored() -> None:
    match = carry_out(tent(board={"djinn": [(0, 9)], "tent": [(1, 4)]}), 0, "cast second_chance", "space tent")
    assert piece(match, 0)["face_up"] is True
    assert strengths(match, "tent") == {"0": 9, "1": 4}


def test_6_4_19_it_leaves_the_space_being_scored() -> None:
    match = carry_out(tent(board={"tent": [(0, 9), (1, 4)]}), 0, "cast second_chance", "space market")
    assert strengths(match, "tent") == {"1": 4}
    assert look_at(match, "market")["pieces"][0]["face_up"] is True


def test_6_4_19_during_placement_no_token_comes_back_behind_the_screen() -> None:
    match = tent(at="placement", board={"market": [(0, 9)]}, spells={0: ["second_chance"]})
    play(match, (0, "cast second_chance"), (0, "space tent"))
    assert piece(match, 0)["space"] == "tent"
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 7, 8]
    assert asked(match) == ("place_token", 0)


def test_6_4_19_a_double_ends_when_its_token_moves() -> None:
    match = tent(
        board={"tent": [(0, 5), (1, 4)]}, artifacts={0: ["astral_double"]}, used={0: ["lamp"]}, this_round={"djinn": 0}
    )
    carry_out(match, 0, "use astral_double")
    assert strengths(match, "tent") == {"0": 10, "1": 4}
    carry_out(match, 0, "cast second_chance", "space market")
    assert piece(match, 0)["doubled"] is False


def test_6_4_19_a_token_in_a_room_still_has_to_pass_the_guard() -> None:
    match = tent(at="guard_room", board={"market": [(0, 9)]}, spells={0: ["second_chance"]})
    play(match, (0, "cast second_chance"), (0, "space room_1"))
    assert events(match, "piece_turned_away")[0].data["piece"]["piece"] == 0


def test_6_4_19_a_cave_filled_by_a_dragon_is_a_destination() -> None:
    match = tent(at="cave_red", board={"market": [(0, 9)]}, spells={0: ["second_chance", "dragon_flight", "alms"]})
    carry_out(match, 0, "cast dragon_flight", "space cave_gold")
    carry_out(match, 0, "cast second_chance", "space cave_gold")
    assert piece(match, 0)["space"] == "cave_gold"


# The token or the destination is no longer what it was


VAIN = [{"seat": 0, "spell": "second_chance"}]


def test_6_4_19_in_vain_if_the_token_has_gone_home() -> None:
    match = tent(first=3, spells={0: ["second_chance", "alms"], 3: ["lunar_eclipse"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 3, "cast lunar_eclipse", "space cave_red")
    assert look_at(match, "market")["pieces"] == []
    assert told(match, "spell_without_effect") == VAIN
    assert match.position()["used_spells"] == ["lunar_eclipse", "second_chance"]


def test_6_4_19_in_vain_if_the_destination_has_been_sealed() -> None:
    match = tent(first=3, spells={0: ["second_chance", "alms"], 3: ["close_sesame"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 3, "cast close_sesame", "space market")
    assert piece(match, 0)["space"] == "cave_red"
    assert told(match, "spell_without_effect") == VAIN


def test_6_4_19_in_vain_if_the_token_already_stands_there() -> None:
    match = tent(first=3, spells={0: ["second_chance", "alms"], 3: ["teleportation"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 3, "cast teleportation", "piece 0", "space market")
    assert piece(match, 0)["space"] == "market"
    assert told(match, "spell_without_effect") == VAIN


def test_6_4_19_in_vain_if_the_room_is_full_by_then() -> None:
    """A carpet of the same player arrives first."""
    match = tent(
        at="room_1",
        board={"cave_red": [(0, 9)], "room_1": [(0, 1), (0, 2), (0, 4), (0, 5)]},
        artifacts={0: ["flying_carpet"]},
        used={0: ["lamp"]},
        this_round={"djinn": 0},
        spells={0: ["second_chance", "alms"], 3: ["offering"]},
    )
    when_asked(match, 0, "use flying_carpet")
    when_asked(match, 0, "cast second_chance", "piece 0", "space room_1")
    take_effect(match)
    assert piece(match, 0)["space"] == "cave_red"
    assert told(match, "spell_without_effect") == VAIN


def test_6_4_19_a_token_that_moved_meanwhile_is_moved_all_the_same() -> None:
    match = tent(first=3, spells={0: ["second_chance", "alms"], 3: ["teleportation"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 3, "cast teleportation", "piece 0", "space djinn")
    assert piece(match, 0)["space"] == "market"
    assert [entry.data["to"] for entry in events(match, "piece_moved")] == ["djinn", "market"]


def test_6_4_19_an_earlier_players_move_escapes_a_later_eclipse() -> None:
    match = tent(spells={0: ["second_chance", "alms"], 3: ["lunar_eclipse"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 3, "cast lunar_eclipse", "space cave_red")
    assert piece(match, 0)["space"] == "market"


def test_6_4_19_cancelled_the_token_stays() -> None:
    match = tent(artifacts={2: ["counterspell"]})
    when_asked(match, 0, "cast second_chance", "space market")
    carry_out(match, 2, "use counterspell")
    assert piece(match, 0)["space"] == "cave_red"
    assert match.position()["used_spells"] == ["second_chance"]
