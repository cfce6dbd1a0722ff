"""Rules section 2.1: what is in the box."""

from __future__ import annotations

import pytest

from serai.testing import scenario
from tests.games.saba.look import player


def test_2_1_the_board() -> None:
    view = scenario("saba").view(None)
    assert len(view["gardens"]) == 8
    assert {name: len(spaces) for name, spaces in view["quarters"].items()} == {
        "stonemason": 2,
        "carpenter": 2,
        "mason": 2,
        "goldsmith": 2,
        "money_changer": 2,
        "bazaar": 2,
    }
    assert len(view["harbour"]) == 4
    assert len(view["sites"]) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_pieces_of_each_player(players: int) -> None:
    match = scenario("saba", players=players)
    assert len(match.position()["players"]) == players
    for seat in range(players):
        assert (player(match, seat)["figures"], player(match, seat)["markers"]) == (8, 5)


def test_2_1_fifteen_of_each_resource() -> None:
    position = scenario(
        "saba", draws=["gold", "ebony", "alabaster", "gold", "alabaster", "sandstone", "ebony"]
    ).position()
    assert sum(position["reserve"].values()) == 44
    total = dict(position["reserve"])
    for owner in position["players"]:
        for kind, number in owner["stock"].items():
            total[kind] += number
    for slot in position["harbour"]:
        total[slot["type"]] += slot["count"]
    assert total == {"alabaster": 15, "sandstone": 15, "ebony": 15, "gold": 15}


def test_2_1_building_cards() -> None:
    position = scenario("saba").position()
    cards = sorted([*position["sites"], *position["building_deck"]])
    palace = [f"{piece}_{number}" for piece in ("arch", "fountain", "pillar") for number in range(1, 9)]
    assert cards == sorted([*palace, "treasure_1", "treasure_2", "game_end"])


@pytest.mark.parametrize(("mode", "number"), [("basic", 20), ("advanced", 41)])
def test_2_1_action_cards(mode: str, number: int) -> None:
    position = scenario("saba", mode=mode).position()
    assert len(position["action_deck"]) == number
    assert position["action_deck"].count("worker") == (3 if mode == "advanced" else 0)
