"""A-48 and A-63 have another meaning since rules version 2: where a game of version 1 meets them, it stops."""

from __future__ import annotations

import json
from functools import partial

import pytest

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.look import asked, legal_moves

DRAGONS = serai.game("dragons")


def save_of_1(match: Match) -> dict[str, object]:
    """What version 1 would have saved, if it had asked and answered the same."""
    save: dict[str, object] = json.loads(json.dumps(match.export()))
    save["rules"] = "1"
    start = save["start"]
    assert isinstance(start, dict)
    del start["scoring"]["decided"]
    return save


def stop(match: Match) -> tuple[str, int] | None:
    """The clause at which the game stops if it is one of version 1, and the number of the choice that meets it."""
    again = serai.load(save_of_1(match))
    if again.stopped is None:
        assert again.position() == match.position()
        return None
    assert again.stopped.code == "rules_changed"
    assert again.stopped.numbers["rules"] == "1"
    number = again.stopped.numbers["choice"]
    assert isinstance(number, int)
    assert len(again.choices) == number - 1
    return again.stopped.clause, number


# As version 1 had it: a smuggler has strength 3.
game = partial(scenario, "dragons", smuggling_strength="3")


def test_1_2_earlier_games_keep_the_smuggler_of_their_time() -> None:
    match = DRAGONS.new(seed=1, players=3, smuggling_strength="3")
    save = {**match.export(), "rules": "1", "options": {"players": 3}}
    assert serai.load(save).settings["smuggling_strength"] == "3"
    assert serai.load(save).export()["options"] == {"players": 3, "smuggling_strength": "3"}


# Eye for an Eye: who is asked


def polled(**words: object) -> Match:
    """Seat 3 smuggles nothing; then seat 0, with Eye for an Eye, may be asked at the tent."""
    given: dict[str, object] = {
        "at": "citygate",
        "board": {"cave_red": [(1, 9)], "caravanserai": [(0, 4)]},
        "spells": {3: ["smuggling"], 0: ["eye_for_an_eye"]},
    }
    match = game(**{**given, **words})
    return play(match, (3, "pass"))


def test_a_48_earlier_a_question_that_was_not_put_stops_the_game() -> None:
    match = polled()
    assert asked(match) == ("window", 0)
    assert stop(match) == ("A-48", 1)


def test_a_48_earlier_a_question_that_was_put_for_another_item_does_not() -> None:
    assert stop(polled(spells={3: ["smuggling"], 0: ["eye_for_an_eye", "offering"]})) is None


@pytest.mark.parametrize("space", ["tent", "caravanserai", "room_1"])
def test_a_48_earlier_a_question_with_a_target_of_that_time_does_not(space: str) -> None:
    assert stop(polled(board={"cave_red": [(1, 9)], space: [(2, 4)]})) is None


def test_a_48_earlier_another_question_has_nothing_to_do_with_it() -> None:
    match = polled(spells={3: ["smuggling"]})
    assert asked(match) == ("choose_first_player", 0)
    assert stop(match) is None


# Eye for an Eye: what is aimed at


def test_a_48_earlier_a_target_that_went_without_saying_is_asked_for_now() -> None:
    match = polled(board={"cave_red": [(1, 9)], "djinn": [(2, 4)]})
    play(match, (0, "cast eye_for_an_eye"))
    assert match.decision.question == "target_piece"
    assert stop(match) == ("A-48", 2)


def test_a_48_earlier_a_choice_of_targets_that_has_grown_takes_the_old_answer() -> None:
    match = polled(board={"cave_red": [(1, 9)], "djinn": [(2, 4), (1, 5)]})
    play(match, (0, "cast eye_for_an_eye"), (0, "piece 2"))
    assert stop(match) is None


# Eye for an Eye: what goes home in return


def returned(board: dict[str, object], **words: object) -> Match:
    """Seat 0 sends the 9 of seat 1 home, from the Djinn's house; it might have been the 1 of seat 2."""
    match = polled(board={"djinn": [(1, 9)], "room_4": [(2, 1)], **board}, **words)
    return play(match, (0, "cast eye_for_an_eye"), (0, "piece 0"))


@pytest.mark.parametrize(
    "board",
    [{"cave_red": [(0, 5)], "caravanserai": [(0, 4)]}, {"cave_red": [(0, 5)], "cave_gold": [(0, 4)]}],
    ids=["one of them was sent home without a question", "nothing could be sent home"],
)
def test_a_48_earlier_an_answer_that_was_not_asked_for_stops_the_game(board: dict[str, object]) -> None:
    match = returned(board)
    assert asked(match) == ("eye_response", 1)
    assert stop(match) == ("A-48", 3)


def test_a_48_earlier_an_answer_that_was_asked_for_does_not() -> None:
    match = returned({"cave_red": [(0, 5)], "caravanserai": [(0, 4)], "room_1": [(0, 7)]})
    assert legal_moves(match) == ["piece 2", "piece 3", "piece 4"]
    play(match, (1, "piece 4"))
    assert stop(match) is None


def test_a_48_earlier_a_piece_that_stays_no_longer_stops_the_game() -> None:
    """Only a piece on a finished space: nothing was sent home in return then, and now it goes by itself."""
    match = returned({"cave_red": [(0, 5)], "caravanserai": [(2, 4)]})
    assert len(events(match, "eye_answered")) == 1
    assert match.decision.question == "choose_first_player"
    assert stop(match) == ("A-48", 3)


@pytest.mark.parametrize("space", ["tent", "caravanserai", "room_1"])
def test_a_48_earlier_a_piece_that_went_home_then_too_does_not(space: str) -> None:
    match = returned({space: [(0, 5)], "room_2": [(2, 4)], "guard_room": [(2, 9)]}, treasure={2: "4c"})
    assert len(events(match, "eye_answered")) == 1
    assert (match.decision.question, match.view(None)["window"]["space"]) == ("buy_artifact", "room_2")
    assert stop(match) is None


def test_a_48_earlier_if_the_round_is_over_meanwhile_it_stops_to_be_sure() -> None:
    match = returned({"cave_red": [(0, 5)]})
    assert match.view(None)["round"] == 2
    assert stop(match) == ("A-48", 3)
    match = returned({"room_1": [(0, 5)]})
    assert match.view(None)["round"] == 2
    assert stop(match) is None, "it lay face down, so its space was not finished"


# A second Key


def keys(**words: object) -> Match:
    """Seat 0 may use two artifacts, owns two Keys and uses one in the guard room; seat 2 will be asked in room 1."""
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 9,
        "board": {"guard_room": [(2, 9)], "room_1": [(2, 4)]},
        "treasure": {2: "4c"},
        "artifacts": {0: ["key", "key"], 1: ["key"]},
        "this_round": {"djinn": 0},
    }
    match = game(**{**given, **words})
    return play(match, (0, "use key"))


def test_a_63_earlier_a_question_for_a_second_key_stops_the_game() -> None:
    match = keys(artifacts={0: ["key", "key"]})
    assert match.decision.question == "buy_artifact"
    assert stop(match) == ("A-63", 1)


def test_a_63_earlier_it_stops_while_the_window_is_open_too() -> None:
    match = keys()
    assert asked(match) == ("window", 1)
    assert stop(match) == ("A-63", 1)


@pytest.mark.parametrize(
    "words",
    [{"artifacts": {0: ["key"]}}, {"this_round": {}, "artifacts": {0: ["key", "key"]}}],
    ids=["no second one", "no second use"],
)
def test_a_63_earlier_a_single_key_does_not(words: dict[str, object]) -> None:
    match = keys(**words)
    assert match.decision.question == "buy_artifact"
    assert stop(match) is None


def test_a_63_earlier_who_is_asked_all_the_same_does_not_stop_it() -> None:
    match = keys(artifacts={0: ["key", "key"]}, spells={0: ["alms"]})
    assert asked(match) == ("window", 0)
    play(match, (0, "pass"), (0, "pass"))
    assert match.view(0)["window"]["space"] == "room_1"
    assert stop(match) is None


def test_a_63_earlier_a_key_that_could_have_been_borrowed_stops_it() -> None:
    words: dict[str, object] = {"artifacts": {0: ["key"], 1: ["key"]}, "used": {1: ["key"]}}
    assert stop(keys(spells={0: ["borrow"]}, **words)) == ("A-63", 1)
    assert stop(keys(spells={0: ["borrow"]}, this_round={}, **words)) is None, "no use for the lamp"
    assert stop(keys(spells={0: ["borrow"]}, spells_during_guard="forbidden", **words)) is None


def test_a_63_earlier_a_borrow_that_could_have_been_for_a_key_stops_it() -> None:
    """Only the Counterspell of seat 2 can be borrowed now, so nobody is asked whose artifact it is to be."""
    match = keys(
        artifacts={0: ["key"], 1: ["key"], 2: ["counterspell"]},
        used={1: ["key"], 2: ["counterspell"]},
        spells={0: ["borrow", "alms"], 3: ["offering"]},
    )
    play(match, (3, "cast offering"), (0, "cast borrow"))
    assert len(events(match, "artifact_borrowed_against")) == 1
    assert stop(match) == ("A-63", 3)


def test_a_63_earlier_a_second_key_that_was_used_stops_it() -> None:
    match = keys(artifacts={0: ["key", "key"]}, spells={0: ["alms"]})
    save = save_of_1(match)
    use_key = match.game.space.flat(match.state.question_number, 1 + 24)
    assert str(match.game.space.questions[match.state.question_number].move(25)) == "use key"
    choices = save["choices"]
    assert isinstance(choices, list)
    again = serai.load({**save, "choices": [*choices, use_key]})
    assert again.stopped is not None
    assert (again.stopped.clause, again.stopped.numbers["choice"]) == ("A-63", 2)


def test_a_63_earlier_if_the_round_is_over_meanwhile_it_stops_to_be_sure() -> None:
    alone: dict[str, object] = {"board": {}, "treasure": {}}
    assert stop(keys(**alone, artifacts={0: ["key"]})) is None
    assert stop(keys(**alone, artifacts={0: ["key"]}, spells={0: ["borrow"]})) is None
    assert stop(keys(**alone, artifacts={0: ["key", "key"]})) == ("A-63", 1)


def test_1_2_earlier_games_of_today_meet_nothing() -> None:
    match = keys(artifacts={0: ["key", "key"]})
    assert match.changed_clause("1") == "A-63"
    assert match.changed_clause("2") is None
    assert serai.load(match.export()).stopped is None
