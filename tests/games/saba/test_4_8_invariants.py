"""Rules section 4.8: what is always true, and positions in which it is not."""

from __future__ import annotations

import random

import pytest

import serai
from serai import BadPosition
from serai.testing import scenario


def broken(change: object, **words: object) -> str:
    """What is said about a position after a change."""
    match = scenario("saba", **words)
    data = match.position()
    change(data)
    with pytest.raises(BadPosition) as error:
        serai.game("saba").from_position(data)
    return str(error.value)


def test_4_8_resources_are_conserved() -> None:
    assert "there are 16 gold in all, not 15" in broken(lambda p: p["reserve"].update(gold=p["reserve"]["gold"] + 1))


def test_4_8_figures_and_markers_are_conserved() -> None:
    assert "seat 0 has 9 figures in all, not 8" in broken(lambda p: p["players"][0].update(figures=9))
    assert "seat 1 has 4 serail markers in all, not 5" in broken(lambda p: p["players"][1].update(markers=4))


def test_4_8_slots_hold_different_types_up_to_their_capacity() -> None:
    def alike(position: dict) -> None:
        position["harbour"][0]["type"] = position["harbour"][1]["type"]

    def overfull(position: dict) -> None:
        position["reserve"][position["harbour"][0]["type"]] -= 1
        position["harbour"][0]["count"] += 1

    assert "the harbour does not hold each type in one slot" in broken(alike)
    assert "harbour slot 1 holds 3, not 0 to 2" in broken(overfull)


def test_4_8_action_cards_are_conserved() -> None:
    assert "there are 6 cards res_gold, not 5" in broken(lambda p: p["action_deck"].append("res_gold"))
    assert "there are 1 cards worker, not 0" in broken(lambda p: p["action_deck"].append("worker"))


def test_4_8_building_cards_are_conserved() -> None:
    assert "game_end is in 0 places, not in one" in broken(lambda p: p["building_deck"].remove("game_end"))


def test_4_8_every_face_up_card_is_buildable() -> None:
    def raised(position: dict) -> None:
        position["gardens"][0]["value"] = 2
        position["building_deck"].remove("fountain_1")
        position["built"].append("fountain_1")

    words = {"sites": ["arch_1", "arch_2", "arch_3"]}
    assert "arch_1 on site 1 can no longer be built" in broken(raised, **words)


def test_4_8_cards_lie_in_the_order_of_the_deck() -> None:
    def swapped(position: dict) -> None:
        position["sites"].reverse()

    words = {"sites": ["arch_1", "treasure_1", "fountain_3"]}
    assert "do not lie in the order of their blocks" in broken(swapped, **words)


def test_4_8_other_players_are_within_the_limits() -> None:
    def rich(position: dict) -> None:
        position["reserve"]["gold"] -= 8
        position["players"][1]["stock"]["gold"] += 8

    words = {"stock": ["", "", "", ""], "harbour": "A2|G2|S3|E4"}
    assert "seat 1 owns 8 out of turn, more than 7" in broken(rich, **words)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_8_all_of_it_holds_all_through_random_games(players: int, mode: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = serai.game("saba").new(seed=seed, players=players, mode=mode)
        while match.decision is not None:
            assert match.state.problems() == []
            match.act(rng.choice(match.decision.actions))
        assert match.state.problems() == []
