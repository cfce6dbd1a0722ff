"""Rules section 1.2: player counts and modes."""

from __future__ import annotations

import pytest

import serai
from serai import BadSetting, Match
from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, RED

SABA = serai.game("saba")


@pytest.mark.parametrize("players", [0, 1, 5, 8, "3", True, None])
def test_1_2_no_other_count_is_legal(players: object) -> None:
    with pytest.raises(BadSetting, match=r"players cannot be .*; it takes 2, 3, 4"):
        SABA.new(players=players)


@pytest.mark.parametrize("mode", ["standard", "expert", None])
def test_1_2_there_are_two_modes(mode: object) -> None:
    with pytest.raises(BadSetting, match=r"mode cannot be .*; it takes basic, advanced"):
        SABA.new(mode=mode)


@pytest.mark.parametrize("cost", ["one", 3, None])
def test_1_2_treasure_cards_cost_one_of_each_or_nothing(cost: object) -> None:
    with pytest.raises(BadSetting, match=r"treasure_cost cannot be .*; it takes one_of_each, none"):
        SABA.new(treasure_cost=cost)


@pytest.mark.parametrize(("mode", "cards", "limit"), [("basic", 20, 3), ("advanced", 41, 4)])
def test_1_2_the_mode_sets_the_deck_and_the_hand_limit(mode: str, cards: int, limit: int) -> None:
    view = SABA.new(mode=mode, seed=1).view(None)
    assert view["action_deck"]["size"] == cards
    assert view["hand_limit"] == limit


def build_displacing(mode: str) -> Match:
    match = scenario(
        "saba",
        mode=mode,
        players=3,
        step="build",
        stock={BLUE: "2A 1S 1E 3G"},
        hand={BLUE: ["res_gold"]},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={5: {"value": 1, "figure": RED}},
    )
    return play(match, (BLUE, "build 1"), (RED, "yes"))


def test_1_2_the_basic_game_has_no_locks_and_no_serail_seat() -> None:
    match = build_displacing("basic")
    assert asked(match) == ("build", BLUE)
    assert match.position()["serail_seat"] is None


def test_1_2_the_advanced_game_has_both() -> None:
    match = build_displacing("advanced")
    assert asked(match) == ("place_lock", BLUE)
    assert match.position()["serail_seat"] == RED


@pytest.mark.parametrize(("players", "cells", "quiet"), [(2, 4, 40), (3, 5, 60), (4, 6, 80)])
def test_1_2_the_number_of_players_sets_cells_and_the_safety_rule(players: int, cells: int, quiet: int) -> None:
    view = SABA.new(players=players, seed=1).view(None)
    assert view["serail"]["cells"] == cells
    assert view["quiet_limit"] == quiet
