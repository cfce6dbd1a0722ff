"""Rule 6.3.4: no spell moves a token onto a finished space; away from one is allowed."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves


@pytest.mark.parametrize(("spell", "token"), [("second_chance", 0), ("teleportation", 1)])
def test_6_3_4_not_to_a_finished_space(spell: str, token: int) -> None:
    match = scenario(
        "dragons",
        at="market",
        caves={"cave_gold": "5/3"},
        board={"caravanserai": [(0, 4), (1, 4)], "market": [(0, 2), (1, 2)]},
        spells={0: [spell]},
    )
    play(match, (0, f"cast {spell}"), (0, f"piece {token}"))
    for space in ("cave_red", "cave_gold", "tent", "djinn"):
        why = refusal(match, 0, f"space {space}")
        assert (why.code, why.clause, why.numbers) == ("space_is_finished", "dragons 6.3.4", {"space": space})
    assert legal_moves(match) == [
        "space market",
        "space room_1",
        "space room_2",
        "space room_3",
        "space room_4",
    ]


def test_6_3_4_to_the_space_being_scored() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 4)], "room_1": [(1, 9)]},
        spells={1: ["second_chance"]},
    )
    play(match, (1, "cast second_chance"), (1, "space caravanserai"))
    assert asked(match) == ("choose_first_player", 1)


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 1), ("teleportation", 0)])
def test_6_3_4_away_from_a_finished_space(spell: str, caster: int) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"cave_red": [(1, 9)], "caravanserai": [(0, 4)]},
        spells={caster: [spell]},
    )
    play(match, (caster, f"cast {spell}"), (caster, "space caravanserai"))
    assert match.position()["pieces"][0]["space"] == "caravanserai"
    assert match.decision.seat == 1


def test_6_3_4_when_every_space_is_finished_nothing_can_be_moved() -> None:
    match = scenario("dragons", at="clean_up", board={"room_4": [(0, 9)]}, spells={0: ["second_chance", "alms"]})
    assert refusal(match, 0, "cast second_chance").code == "not_in_this_window"


def test_6_3_4_in_the_last_room_only_that_room_is_left() -> None:
    match = scenario(
        "dragons",
        at="room_4",
        board={"room_1": [(0, 9)], "room_4": [(0, 2)]},
        spells={0: ["second_chance"]},
    )
    play(match, (0, "cast second_chance"))
    moved = events(match, "piece_moved")[0].data
    assert (moved["from"], moved["to"]) == ("room_1", "room_4")
