"""Rules section 6.4: the 21 spells, and what a live space is."""

from __future__ import annotations

import pytest

from serai import game
from serai.testing import play, scenario
from tests.games.dragons.look import SPELLS
from tests.games.look import reason


@pytest.mark.parametrize("players", [3, 4, 5])
def test_6_4_there_are_21_different_spells(players: int) -> None:
    deck = game("dragons").new(players=players, seed=1).position()["spell_deck"]
    assert sorted(deck) == sorted(SPELLS)


def sealable(**words: object) -> list[str]:
    """Close Sesame can be cast on live spaces."""
    match = play(scenario("dragons", spells={0: ["close_sesame"]}, **words), (0, "cast close_sesame"))
    return [str(move).removeprefix("space ") for move in match.decision.moves]


def test_6_4_before_scoring_every_space_in_use_but_the_guard_room_is_live() -> None:
    caves = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold"]
    city = ["tent", "djinn", "market", "caravanserai"]
    rooms = ["room_1", "room_2", "room_3"]
    assert sealable(players=3) == caves + city + rooms
    assert sealable(players=5) == [*caves, *city, *rooms, "room_4", "room_5"]


def test_6_4_the_space_being_scored_is_live_and_a_finished_one_is_not() -> None:
    assert sealable(at="market") == ["market", "caravanserai", "room_1", "room_2", "room_3", "room_4"]
    assert sealable(at="room_3") == ["room_3", "room_4"]


def test_6_4_a_space_that_is_not_live_is_refused() -> None:
    match = play(scenario("dragons", at="market", spells={0: ["close_sesame"]}), (0, "cast close_sesame"))
    assert reason(match, 0, "space djinn") == ("space_not_live", "dragons 6.4", {"space": "djinn"})
