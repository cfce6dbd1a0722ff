"""A-11: nobody may stop placing early."""

import pytest

import serai
from serai import BadMove
from serai.testing import events, scenario
from tests.games.look import asked

AT_THE_DOOR = serai.Move("place", space="guard_room")


def test_a_11_every_question_is_about_a_token_until_all_are_out() -> None:
    match = scenario("dragons", players=3, mode="basic")
    for _ in range(24):
        assert {move.verb for move in match.decision.moves} == {"place"}
        match.play(AT_THE_DOOR)
        if match.decision.question == "place_value":
            match.play(match.decision.moves[0])
    assert len(events(match, "token_placed")) == 24
    assert len(events(match, "guard_turned_up")) == 1


def test_a_11_scoring_waits_for_the_last_token() -> None:
    values = (1, 2, 4, 5, 6, 7, 8, 9)
    board = {"guard_room": [(seat, value) for seat in range(3) for value in values if (seat, value) != (1, 9)]}
    match = scenario("dragons", players=3, mode="basic", board=board)
    assert asked(match) == ("place_token", 1)
    assert not events(match, "guard_turned_up")


def test_a_11_pass_is_no_answer() -> None:
    match = scenario("dragons", players=3)
    with pytest.raises(BadMove, match="place"):
        match.parse("pass")
    assert match.why_not(0, serai.Move("pass")).code == "not_asked_now"
