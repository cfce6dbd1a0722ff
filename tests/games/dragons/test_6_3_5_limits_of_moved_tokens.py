"""Rule 6.3.5: a moved token obeys the limits of placement."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.look import reason

FULL = [(0, 1), (0, 2), (0, 4), (0, 5), (0, 6)]


def moving(caster: int, **words: object) -> Match:
    """Seat 0's 9, first on the board, is about to be moved, by its owner or by seat 1."""
    spell = "second_chance" if caster == 0 else "teleportation"
    words = {"spells": {caster: [spell]}, **words}
    match = scenario("dragons", **words)
    play(match, (caster, f"cast {spell}"))
    if match.decision.question == "target_piece":
        play(match, (caster, "piece 0"))
    return match


@pytest.mark.parametrize("caster", [0, 1])
def test_6_3_5_not_into_a_cave_without_treasure(caster: int) -> None:
    match = moving(caster, at="cave_red", caves={"cave_red": "4", "cave_gold": "5/3"}, board={"market": [(0, 9)]})
    assert reason(match, caster, "space cave_white") == (
        "cave_without_treasure",
        "dragons 6.3.5",
        {"space": "cave_white"},
    )
    assert refusal(match, caster, "space cave_red") is None
    assert refusal(match, caster, "space cave_gold") is None


@pytest.mark.parametrize("caster", [0, 1])
def test_6_3_5_not_beyond_five_pieces_of_its_owner_in_a_room(caster: int) -> None:
    match = moving(caster, at="market", board={"market": [(0, 9)], "room_1": FULL})
    why = refusal(match, caster, "space room_1")
    assert (why.code, why.clause) == ("five_pieces_in_room", "dragons 6.3.5")
    assert why.numbers == {"space": "room_1", "owner": 0}
    assert refusal(match, caster, "space room_2") is None


def test_6_3_5_other_players_pieces_do_not_count_for_the_cap() -> None:
    crowd = [(1, 1), (1, 2), (1, 4), (1, 5), (1, 6)]
    match = moving(0, at="market", board={"market": [(0, 9)], "room_1": crowd})
    assert refusal(match, 0, "space room_1") is None


def test_6_3_5_carpets_count_for_the_cap() -> None:
    board = {"market": [(0, 9)], "room_1": [*FULL[:4], (0, "carpet")]}
    match = moving(0, at="room_1", board=board)
    assert refusal(match, 0, "space room_1").code == "five_pieces_in_room"


def test_6_3_5_doubles_count_for_the_cap() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"market": [(0, 9)], "room_1": FULL[:4]},
        artifacts={0: ["astral_double"]},
        spells={0: ["second_chance"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use astral_double"), (0, "piece 1"), (0, "pass"), (0, "cast second_chance"), (0, "piece 0"))
    assert refusal(match, 0, "space room_1").code == "five_pieces_in_room"


@pytest.mark.parametrize("caster", [0, 1])
def test_6_3_5_not_onto_a_sealed_space(caster: int) -> None:
    match = moving(caster, at="market", board={"market": [(0, 9)]}, this_round={"sealed": ["caravanserai"]})
    assert refusal(match, caster, "space caravanserai").code == "space_sealed"


@pytest.mark.parametrize(("players", "rooms"), [(3, 3), (4, 4), (5, 5)])
def test_6_3_5_not_into_an_unused_room(players: int, rooms: int) -> None:
    match = moving(0, players=players, at="market", board={"market": [(0, 9)]})
    for room in range(1, 6):
        why = refusal(match, 0, f"space room_{room}")
        assert (why is None) == (room <= rooms)
        assert why is None or why.code == "space_not_in_use"


def test_6_3_5_not_to_where_it_is() -> None:
    match = moving(0, at="market", board={"market": [(0, 9)]})
    assert refusal(match, 0, "space market").code == "already_there"


def test_6_3_5_after_the_guard_a_room_only_for_an_admitted_owner() -> None:
    words: dict[str, object] = {"at": "room_1", "board": {"market": [(0, 9), (0, 1), (2, 4), (2, 5)]}}
    assert refusal(moving(0, admitted=[0, 2], **words), 0, "space room_1") is None
    match = scenario("dragons", admitted=[1, 2, 3], spells={0: ["second_chance", "alms"]}, **words)
    assert refusal(match, 0, "cast second_chance").code == "nothing_to_aim_at"


def test_6_3_5_after_the_guard_no_teleportation_into_a_room_for_an_owner_outside() -> None:
    """It is the owner of the token who must have been admitted, not the caster."""
    match = scenario(
        "dragons",
        at="room_1",
        admitted=[2, 3],
        board={"market": [(0, 9), (0, 1), (2, 4), (2, 5)]},
        spells={1: ["teleportation"]},
    )
    play(match, (1, "cast teleportation"))
    assert refusal(match, 1, "piece 0").code == "no_legal_destination"
    play(match, (1, "piece 2"))
    assert refusal(match, 1, "space room_1") is None


def test_6_3_5_while_the_guard_is_scored_nobody_is_shut_out_yet() -> None:
    match = moving(0, at="guard_room", guard=9, board={"market": [(0, 9)]})
    assert refusal(match, 0, "space room_1") is None


@pytest.mark.parametrize(
    ("first", "space"),
    [(0, "market"), (1, "caravanserai")],
)
def test_6_3_5_the_limits_hold_again_when_the_move_takes_effect(first: int, space: str) -> None:
    """Seat 0 seals the destination that seat 1 has declared; who comes first in turn order prevails."""
    match = scenario(
        "dragons",
        at="market",
        first=first,
        board={"market": [(1, 9)], "caravanserai": [(2, 1)]},
        spells={0: ["close_sesame"], 1: ["second_chance"]},
    )
    if first == 0:
        play(match, (0, "pass"))
    play(match, (1, "cast second_chance"), (1, "space caravanserai"))
    play(match, (0, "cast close_sesame"), (0, "space caravanserai"))
    assert match.position()["pieces"][0]["space"] == space
