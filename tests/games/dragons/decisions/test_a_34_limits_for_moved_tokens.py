"""A-34: placement limits and the entry check hold for moved tokens, whoever moves them."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario


def moving(spell: str, caster: int, **words: object) -> Match:
    match = scenario("dragons", spells={caster: [spell]}, **words)
    return play(match, (caster, f"cast {spell}"))


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 0), ("teleportation", 1)])
def test_a_34_no_sixth_token_in_a_room_and_no_token_in_an_empty_cave(spell: str, caster: int) -> None:
    board = {"market": [(0, 9)], "room_1": [(0, value) for value in (1, 2, 4, 5, 6)]}
    match = moving(spell, caster, at="cave_red", caves={"cave_gold": "3"}, board=board)
    play(match, (caster, "piece 0"))
    assert refusal(match, caster, "space room_1").code == "five_pieces_in_room"
    assert refusal(match, caster, "space cave_red").code == "cave_without_treasure"
    assert refusal(match, caster, "space cave_gold") is None


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 3), ("teleportation", 0)])
def test_a_34_after_the_guard_no_room_for_a_player_left_outside(spell: str, caster: int) -> None:
    match = scenario(
        "dragons", at="room_1", admitted=[0, 1, 2], board={"market": [(3, 4)]}, spells={caster: [spell, "alms"]}
    )
    assert refusal(match, caster, f"cast {spell}").code == "nothing_to_aim_at"


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 3), ("teleportation", 0)])
def test_a_34_before_the_guard_every_room_is_open(spell: str, caster: int) -> None:
    match = moving(spell, caster, at="caravanserai", board={"market": [(3, 4)]})
    assert refusal(match, caster, "space room_4") is None


def test_a_34_a_moved_token_still_has_to_pass_the_guard() -> None:
    match = moving("second_chance", 3, at="caravanserai", guard=9, board={"market": [(3, 4)], "caravanserai": [(0, 1)]})
    play(match, (3, "space room_1"), (0, "name 0"))
    assert match.position()["round"] == 2
    assert [entry.data["space"] for entry in match.log if entry.kind == "piece_turned_away"] == ["room_1"]


def test_a_34_the_room_may_have_filled_up_by_then() -> None:
    """Four tokens in the room, a carpet of the same batch is the fifth piece: the move comes too late."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"market": [(0, 9)], "room_1": [(0, 1), (0, 2), (0, 4), (0, 5)], "room_4": [(1, 1)]},
        treasure={1: "1c"},
        artifacts={0: ["flying_carpet"]},
        spells={0: ["second_chance"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "cast second_chance"), (0, "piece 0"), (0, "space room_1"))
    assert [entry.data["spell"] for entry in match.log if entry.kind == "spell_without_effect"] == ["second_chance"]
    assert match.position()["pieces"][0]["space"] == "market"
