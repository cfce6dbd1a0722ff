"""Rules section 6.2.5: the Key opens the palace to its user."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, reason, told

at_the_guard = partial(scenario, "dragons", at="guard_room", artifacts={0: ["key"]})


def test_6_2_5_its_user_is_admitted_without_a_token_or_a_bribe() -> None:
    match = at_the_guard(guard=10, board={"room_1": [(0, 4)]}, treasure={0: "4c"})
    play(match, (0, "use key"))
    assert told(match, "admitted_by_key") == [{"seat": 0}]
    assert events(match, "guard_bribed") == []
    assert asked(match) == ("buy_artifact", 0)
    assert match.position()["players"][0]["treasure"]["crown"] == 4


def test_6_2_5_a_weak_player_with_a_key_is_not_asked_for_a_bribe() -> None:
    match = at_the_guard(guard=10, board={"guard_room": [(0, 2)], "room_1": [(0, 4)]}, treasure={0: "9c"})
    play(match, (0, "use key"))
    assert match.decision.question == "buy_artifact"


def test_6_2_5_without_using_it_the_player_stays_out() -> None:
    match = at_the_guard(guard=10, board={"room_1": [(0, 4), (1, 1)], "guard_room": [(1, 9)]}, treasure={1: "2c"})
    play(match, (0, "pass"), (1, "pay"))
    assert match.view(None)["admitted"] == [1]
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(("token", "guard"), [(2, 2), (9, 2), (5, 5)])
def test_6_2_5_not_for_who_is_strong_enough(token: int, guard: int) -> None:
    match = at_the_guard(guard=guard, board={"guard_room": [(0, token)]}, spells={0: ["alms"]})
    why = refusal(match, 0, "use key")
    assert (why.code, why.clause) == ("strong_enough_already", "A-63")
    assert why.numbers == {"strength": token, "guard": guard}


def test_6_2_5_for_one_point_short_it_can_be_used() -> None:
    assert refusal(at_the_guard(guard=6, board={"guard_room": [(0, 5)]}), 0, "use key") is None


def test_6_2_5_absence_is_never_strong_enough() -> None:
    assert refusal(at_the_guard(guard=1), 0, "use key") is None


def test_6_2_5_it_admits_its_user_only() -> None:
    match = at_the_guard(guard=10, board={"room_1": [(0, 4), (1, 9)]}, treasure={0: "4c", 1: "9c"})
    play(match, (0, "use key"))
    assert match.view(None)["admitted"] == [0]
    assert match.decision.seat == 0


def test_6_2_5_a_second_key_would_change_nothing_and_is_refused() -> None:
    """The Djinn's friend cannot waste a second use on one (A-63)."""
    match = scenario(
        "dragons",
        at="guard_room",
        guard=10,
        board={"room_1": [(0, 4)]},
        treasure={0: "4c"},
        artifacts={0: ["key", "key"]},
        spells={0: ["alms"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use key"))
    assert match.decision.question == "window"
    assert reason(match, 0, "use key") == ("has_used_a_key", "A-63", {})
    play(match, (0, "pass"))
    assert refusal(match, 0, "use key").code == "has_used_a_key"


def test_6_2_5_not_in_a_room_afterwards() -> None:
    match = scenario("dragons", at="room_1", admitted=[1], artifacts={0: ["key"]}, spells={0: ["alms"]})
    assert refusal(match, 0, "use key").code == "not_in_this_window"
