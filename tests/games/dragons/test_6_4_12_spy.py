"""Rules section 6.4.12: under Spy everybody but its caster places face up."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import VALUES, values_seen
from tests.games.look import asked, reason


def placed(seat: int, *but: int) -> list[tuple[int, int]]:
    """All tokens of a seat except some."""
    return [(seat, value) for value in VALUES if value not in but]


# When it can be cast


def test_6_4_12_at_the_start_of_the_round() -> None:
    match = play(scenario("dragons", at="start", spells={2: ["spy"]}), (2, "cast spy"))
    assert match.position()["this_round"]["spy"] == 2
    assert asked(match) == ("place_token", 0)


def test_6_4_12_at_ones_own_placement_turn_before_placing() -> None:
    match = play(scenario("dragons", turn=2, spells={2: ["spy"]}), (2, "cast spy"))
    assert match.position()["this_round"]["spy"] == 2
    assert asked(match) == ("place_token", 2)
    assert events(match, "spy_sent")[0].data == {"seat": 2}


def test_6_4_12_as_an_answer_at_another_players_turn() -> None:
    match = scenario("dragons", spells={0: ["alms"], 2: ["spy"]})
    play(match, (0, "cast alms"), (2, "cast spy"))
    assert match.decision.question == "alms_pick"
    play(match, (0, "take crown 3"))
    assert match.position()["this_round"]["spy"] == 2


def test_6_4_12_after_a_placement_with_the_switch() -> None:
    match = scenario("dragons", placement_windows="every_placement", spells={2: ["spy"]})
    play(match, (0, "place market"), (0, "token 9"), (2, "cast spy"), (1, "place market"), (1, "token 8"))
    assert values_seen(match, "market", 2) == [None, 8]


def test_6_4_12_with_the_switch_ones_own_turn_offers_no_spell() -> None:
    match = scenario("dragons", placement_windows="every_placement", spells={0: ["spy"]})
    assert [move.verb for move in match.decision.moves if move.verb == "cast"] == []
    assert refusal(match, 0, "cast spy") is not None
    assert reason(match, 0, "cast spy") == ("not_in_this_window", "dragons 7.3", {"item": "spy"})


def test_6_4_12_while_an_opponent_has_tokens_to_place() -> None:
    board = {"guard_room": [*placed(0, 1), *placed(1), *placed(2), *placed(3, 5)]}
    match = scenario("dragons", board=board, spells={0: ["spy"]})
    assert refusal(match, 0, "cast spy") is None


def test_6_4_12_not_when_only_the_caster_has_tokens_left() -> None:
    board = {"guard_room": [*placed(0, 1), *placed(1), *placed(2), *placed(3)]}
    match = scenario("dragons", board=board, spells={0: ["spy"]})
    assert reason(match, 0, "cast spy") == ("not_castable", "dragons 6.4.12", {"spell": "spy"})


@pytest.mark.parametrize("at", ["cave_red", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_12_not_after_the_placement(at: str) -> None:
    match = scenario("dragons", at=at, spells={0: ["spy", "alms"]})
    assert reason(match, 0, "cast spy") == ("not_in_this_window", "dragons 7.3", {"item": "spy"})


def test_6_4_12_not_without_a_use_for_the_lamp() -> None:
    match = scenario("dragons", spells={0: ["spy"]}, artifacts={0: ["key"]}, used={0: ["key"]})
    assert reason(match, 0, "cast spy") == ("lamp_cannot_be_lit", "dragons 6.3.1", {"spell": "spy"})


def test_6_4_12_not_without_the_card() -> None:
    match = scenario("dragons", spells={1: ["spy"]})
    assert reason(match, 0, "cast spy") == ("spell_not_in_hand", "dragons 6.3.1", {"spell": "spy"})


# What it does


def test_6_4_12_nothing_is_declared_with_it() -> None:
    match = play(scenario("dragons", spells={0: ["spy"], 1: ["alms"]}), (0, "cast spy"))
    assert match.view(3)["window"]["batch"] == [{"seat": 0, "item": "spy", "cancelled": False}]


def test_6_4_12_the_others_place_face_up() -> None:
    match = play(scenario("dragons", spells={0: ["spy"]}), (0, "cast spy"), (0, "place tent"), (0, "token 2"))
    play(match, (1, "place market"), (1, "token 8"), (2, "place market"), (2, "token 4"))
    assert values_seen(match, "market", 0) == [8, 4]
    assert values_seen(match, "market") == [8, 4]
    assert events(match, "token_placed_face_up")[0].data == {"seat": 1, "space": "market", "piece": 1, "value": 8}


def test_6_4_12_the_caster_goes_on_placing_face_down() -> None:
    match = play(scenario("dragons", spells={0: ["spy"]}), (0, "cast spy"), (0, "place market"), (0, "token 2"))
    assert values_seen(match, "market", 1) == [None]
    assert events(match, "token_placed")[0].data == {"seat": 0, "space": "market", "piece": 0}


def test_6_4_12_tokens_already_down_stay_face_down() -> None:
    match = scenario("dragons", board={"market": [(1, 8), (2, 4)]}, spells={0: ["spy"]})
    play(match, (0, "cast spy"))
    assert values_seen(match, "market", 0) == [None, None]


def test_6_4_12_a_token_that_a_spell_moves_is_not_turned() -> None:
    match = scenario("dragons", board={"tent": [(1, 8)]}, spells={0: ["spy"], 1: ["second_chance"]})
    play(match, (0, "cast spy"), (1, "pass"), (0, "place tent"), (0, "token 1"))
    play(match, (1, "cast second_chance"), (1, "space market"))
    assert values_seen(match, "market", 0) == [None]


def test_6_4_12_a_token_that_was_sent_home_is_placed_again_face_up() -> None:
    match = scenario("dragons", board={"market": [(1, 8), (2, 5)]}, spells={0: ["spy", "solar_eclipse"]})
    play(match, (0, "cast spy"), (0, "pass"), (0, "cast solar_eclipse"), (0, "place tent"), (0, "token 1"))
    play(match, (1, "place market"), (1, "token 8"))
    assert values_seen(match, "market", 0) == [None, 8]


def test_6_4_12_the_spy_stays_till_the_end_of_the_placement() -> None:
    board = {"guard_room": [*placed(0, 1, 2), *placed(1, 5, 6), *placed(2), *placed(3)]}
    match = play(scenario("dragons", board=board, spells={0: ["spy"]}), (0, "cast spy"))
    play(match, (0, "place tent"), (0, "token 1"), (1, "place market"), (1, "token 5"))
    play(match, (0, "place tent"), (1, "place market"))
    assert [entry.data["value"] for entry in events(match, "token_placed_face_up")] == [5, 6]


def test_6_4_12_it_ends_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", this_round={"spy": 0})
    assert match.position()["round"] == 2
    assert match.position()["this_round"]["spy"] is None
    play(match, (0, "place market"), (0, "token 1"), (1, "place market"), (1, "token 8"))
    assert values_seen(match, "market", 0) == [1, None]


def test_6_4_12_it_is_shown_as_in_force_to_everybody() -> None:
    match = play(scenario("dragons", spells={0: ["spy"]}), (0, "cast spy"))
    assert [match.view(viewer)["in_force"]["spy"] for viewer in (0, 1, 2, 3, None)] == [0] * 5


def test_6_4_12_cancelled_it_does_nothing_and_is_spent() -> None:
    match = scenario("dragons", spells={0: ["spy"]}, artifacts={3: ["counterspell"]})
    play(match, (0, "cast spy"), (3, "use counterspell"), (0, "place tent"), (0, "token 1"))
    play(match, (1, "place market"), (1, "token 8"))
    assert match.position()["this_round"]["spy"] is None
    assert match.position()["used_spells"] == ["spy"]
    assert values_seen(match, "market", 0) == [None]
