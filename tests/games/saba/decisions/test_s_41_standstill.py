"""S-41: the project's safety rule."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, told
from tests.games.saba.look import BLUE, RED, pass_turn


def test_s_41_twenty_quiet_turns_of_each_player_end_the_game() -> None:
    match = scenario("saba", players=2, step="final", quiet_turns=39, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_turn"))
    assert match.result is not None
    assert match.result.ending == "stalled"
    assert told(match, "game_stalled") == [{"turns": 40}]


def test_s_41_one_turn_earlier_it_goes_on() -> None:
    match = scenario("saba", players=2, step="final", quiet_turns=38, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_turn"))
    assert asked(match) == ("pre_harbour", RED)
    assert match.position()["quiet_turns"] == 39


@pytest.mark.parametrize("move", ["build 1", "take_special 3"])
def test_s_41_a_card_leaving_a_site_starts_the_count_anew(move: str) -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        quiet_turns=39,
        stock={BLUE: "2A 1S 1E 2G"},
        hand={BLUE: ["res_gold"]},
        sites=["arch_1", "arch_2", "treasure_1"],
    )
    play(match, (BLUE, move))
    pass_turn(match)
    assert asked(match) == ("pre_harbour", RED)
    assert match.position()["quiet_turns"] == 0


def test_s_41_a_removal_by_slot_2_counts_too() -> None:
    match = scenario("saba", players=2, quiet_turns=39, harbour_cards={BLUE: [1, 2]})
    pass_turn(match, "harbour_b")
    assert match.position()["quiet_turns"] == 0


def test_s_41_the_number_of_rounds_is_an_option() -> None:
    match = scenario("saba", players=3, stall_rounds=1)
    for _ in range(3):
        pass_turn(match)
    assert match.result is not None
    assert match.result.ending == "stalled"
