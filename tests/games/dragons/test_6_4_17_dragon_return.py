"""Rules section 6.4.17: Dragon's Return takes the treasure out of a cave."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import look_at, niches, strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import reason

# The black cave is scored, the gold one is to come; seat 2 holds the spell.
cave = partial(
    scenario,
    "dragons",
    at="cave_black",
    caves={"cave_red": "2", "cave_black": "4/3", "cave_gold": "5/3/1"},
    board={"cave_black": [(0, 9), (1, 8)], "cave_gold": [(0, 5)]},
    spells={2: ["dragon_return", "alms"]},
)


# When it can be cast


@pytest.mark.parametrize("at", ["start", "placement", "tent", "guard_room", "room_1", "clean_up"])
def test_6_4_17_only_while_a_cave_is_scored(at: str) -> None:
    match = cave(at=at, board={}, spells={0: ["dragon_return", "alms"]}, caves={"cave_gold": "5/3/1"})
    assert reason(match, 0, "cast dragon_return") == ("not_in_this_window", "dragons 7.3", {"item": "dragon_return"})


def test_6_4_17_not_even_as_an_answer_at_the_city_gate() -> None:
    match = cave(at="citygate", spells={0: ["smuggling"], 2: ["dragon_return", "alms"]})
    play(match, (0, "cast smuggling"))
    assert reason(match, 2, "cast dragon_return") == ("not_in_this_window", "dragons 7.3", {"item": "dragon_return"})


def test_6_4_17_as_an_answer_while_a_cave_is_scored() -> None:
    match = cave(spells={0: ["alms"], 2: ["dragon_return"]})
    play(match, (0, "cast alms"))
    assert refusal(match, 2, "cast dragon_return") is None


def test_6_4_17_a_cave_with_treasure_is_needed() -> None:
    match = cave(caves={"cave_red": "2"})
    assert reason(match, 2, "cast dragon_return") == ("not_castable", "dragons 6.4.17", {"spell": "dragon_return"})


# What is declared


def test_6_4_17_the_cave_is_declared_the_one_being_scored_or_a_later_one() -> None:
    match = when_asked(cave(), 2, "cast dragon_return")
    assert [move["space"] for move in match.decision.moves] == ["cave_black", "cave_gold"]
    play(match, (2, "space cave_gold"))
    assert events(match, "spell_cast_on_space")[0].data == {"seat": 2, "spell": "dragon_return", "space": "cave_gold"}


@pytest.mark.parametrize(
    ("space", "code", "clause"),
    [
        ("cave_red", "not_an_open_cave", "dragons 6.4.17"),
        ("tent", "not_an_open_cave", "dragons 6.4.17"),
        ("guard_room", "never_on_the_guard_room", "dragons 6.3.3"),
    ],
)
def test_6_4_17_other_spaces_are_refused(space: str, code: str, clause: str) -> None:
    match = when_asked(cave(), 2, "cast dragon_return")
    assert reason(match, 2, f"space {space}") == (code, clause, {"space": space})


def test_6_4_17_a_cave_without_treasure_is_refused() -> None:
    match = cave(at="cave_blue", caves={"cave_blue": "2", "cave_black": "1"}, board={})
    when_asked(match, 2, "cast dragon_return")
    assert reason(match, 2, "space cave_gold") == ("cave_without_treasure", "dragons 6.4.17", {"space": "cave_gold"})


# What it does


def test_6_4_17_all_treasure_of_the_cave_goes_to_the_bank() -> None:
    match = carry_out(cave(), 2, "cast dragon_return", "space cave_gold")
    assert niches(match, "cave_gold") == [0, 0, 0, 0]
    assert match.position()["bank"]["bar"] == 29
    assert niches(match, "cave_black") == [4, 3, 0, 0]
    assert events(match, "dragon_returned")[0].data == {"cave": "cave_gold", "amount": 9}


def test_6_4_17_nobody_wins_anything_there() -> None:
    match = carry_out(cave(), 2, "cast dragon_return", "space cave_black")
    when_asked(match, 2, "pass")
    assert events(match, "treasure_won") == []
    assert match.position()["bank"]["cup"] == 29


def test_6_4_17_the_tokens_stay() -> None:
    match = carry_out(cave(), 2, "cast dragon_return", "space cave_black")
    assert strengths(match, "cave_black") == {"0": 9, "1": 8}
    assert look_at(match, "cave_black")["closed"] is True


def test_6_4_17_other_caves_are_won_as_ever() -> None:
    match = carry_out(cave(), 2, "cast dragon_return", "space cave_gold")
    when_asked(match, 2, "pass")
    assert [(won.data["seat"], won.data["amount"]) for won in events(match, "treasure_won")] == [(0, 4), (1, 3)]


def test_6_4_17_the_dragon_cannot_fly_off_again() -> None:
    match = cave(spells={2: ["dragon_return", "dragon_flight", "alms"]}, caves={"cave_black": "4", "cave_gold": "2"})
    carry_out(match, 2, "cast dragon_return", "space cave_gold")
    assert reason(match, 2, "cast dragon_flight") == ("not_castable", "dragons 6.4.10", {"spell": "dragon_flight"})


def test_6_4_17_treasure_that_a_dragon_left_can_be_taken_back() -> None:
    match = cave(caves={"cave_black": "4"}, spells={0: ["dragon_flight"], 2: ["dragon_return", "alms"]})
    carry_out(match, 0, "cast dragon_flight")
    assert niches(match, "cave_gold") == [4, 2, 0, 0]
    carry_out(match, 2, "cast dragon_return", "space cave_gold")
    assert niches(match, "cave_gold") == [0, 0, 0, 0]
    assert match.position()["bank"]["bar"] == 29


def test_6_4_17_a_carpet_cannot_land_there_any_more() -> None:
    match = carry_out(
        cave(artifacts={2: ["flying_carpet"]}, this_round={"djinn": 2}), 2, "cast dragon_return", "space cave_black"
    )
    assert reason(match, 2, "use flying_carpet") == (
        "cave_without_treasure",
        "dragons 6.2.4",
        {"space": "cave_black"},
    )


def test_6_4_17_a_later_players_carpet_finds_no_place_and_is_used() -> None:
    match = cave(artifacts={3: ["flying_carpet"]})
    when_asked(match, 2, "cast dragon_return", "space cave_black")
    carry_out(match, 3, "use flying_carpet")
    assert strengths(match, "cave_black") == {"0": 9, "1": 8}
    assert events(match, "carpet_found_no_place")[0].data == {"seat": 3, "space": "cave_black"}
    assert match.view(None)["screens"][3]["in_front"] == ["flying_carpet"]


def test_6_4_17_no_token_can_be_moved_there() -> None:
    match = cave(
        spells={2: ["dragon_return", "second_chance", "alms"]}, board={"cave_gold": [(0, 5)], "market": [(2, 4)]}
    )
    carry_out(match, 2, "cast dragon_return", "space cave_gold")
    when_asked(match, 2, "cast second_chance")
    assert reason(match, 2, "space cave_gold") == ("cave_without_treasure", "dragons 6.3.5", {"space": "cave_gold"})


def test_6_4_17_a_move_there_declared_in_the_same_batch_fails() -> None:
    match = cave(board={"market": [(3, 4)]}, spells={2: ["dragon_return", "alms"], 3: ["second_chance"]})
    when_asked(match, 2, "cast dragon_return", "space cave_gold")
    carry_out(match, 3, "cast second_chance", "space cave_gold")
    assert events(match, "spell_without_effect")[0].data == {"seat": 3, "spell": "second_chance"}
    assert len(look_at(match, "market")["pieces"]) == 1


def test_6_4_17_the_treasure_does_not_stay_even_where_leftovers_do() -> None:
    match = cave(leftover_treasure="stay", caves={"cave_gold": "5/3"}, at="cave_gold", spells={2: ["dragon_return"]})
    play(match, (2, "cast dragon_return"))
    assert match.position()["round"] == 2
    assert [entry.data["cave"] for entry in events(match, "leftovers_stay")] == []


def test_6_4_17_the_cave_is_open_again_after_clean_up() -> None:
    match = scenario("dragons", at="clean_up", this_round={"closed": ["cave_gold"]})
    assert match.position()["this_round"]["closed"] == []


def test_6_4_17_with_an_unlimited_bank_the_cave_is_emptied() -> None:
    match = carry_out(cave(bank="unlimited"), 2, "cast dragon_return", "space cave_black")
    assert niches(match, "cave_black") == [0, 0, 0, 0]


def test_6_4_17_cancelled_the_treasure_stays() -> None:
    match = cave(artifacts={3: ["counterspell"]})
    when_asked(match, 2, "cast dragon_return", "space cave_black")
    carry_out(match, 3, "use counterspell")
    assert niches(match, "cave_black") == [4, 3, 0, 0]
    assert look_at(match, "cave_black")["closed"] is False
    assert match.position()["used_spells"] == ["dragon_return"]
