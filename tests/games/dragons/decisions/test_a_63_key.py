"""A-63: a Key is used before bribes are asked, and only by who is not strong enough and has used none yet."""

from __future__ import annotations

from functools import partial

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import legal_moves, reason

door = partial(
    scenario,
    "dragons",
    at="guard_room",
    guard=6,
    board={"guard_room": [(0, 4)]},
    treasure={0: "5c"},
    artifacts={0: ["key"]},
)


def test_a_63_it_is_offered_in_the_window_when_the_guard_can_be_seen() -> None:
    match = door()
    assert match.decision.question == "window"
    assert match.view(0)["guard"] == 6
    assert refusal(match, 0, "use key") is None


def test_a_63_it_is_no_answer_to_the_question_for_a_bribe() -> None:
    match = play(door(), (0, "pass"))
    assert match.decision.question == "bribe_guard"
    assert [move.verb for move in match.decision.moves] == ["refuse", "pay"]
    with pytest.raises(serai.BadMove):
        match.parse("use key")
    assert match.why_not(0, {"kind": "use", "artifact": "key"}).code == "not_asked_now"


@pytest.mark.parametrize("guard", [1, 3, 4])
def test_a_63_who_is_strong_enough_cannot_use_it(guard: int) -> None:
    match = door(guard=guard, spells={0: ["alms"]})
    assert reason(match, 0, "use key") == ("strong_enough_already", "A-63", {"strength": 4, "guard": guard})


def test_a_63_who_is_strong_enough_is_not_even_asked() -> None:
    match = door(guard=4)
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 4, "guard": 4}


def test_a_63_who_is_one_short_can() -> None:
    match = play(door(guard=5), (0, "use key"))
    assert events(match, "admitted_by_key")[0].data == {"seat": 0}
    assert match.position()["players"][0]["treasure"]["crown"] == 5


# A second one

# Seat 0 may use two artifacts and owns two Keys; seat 1 has used a Key, and both hold Borrow or Alms.
two_keys = partial(
    door,
    guard=9,
    board={"room_1": [(0, 4)]},
    artifacts={0: ["key", "key"], 1: ["key"]},
    used={1: ["key"]},
    spells={0: ["borrow", "alms"]},
    this_round={"djinn": 0},
)

USED = ("has_used_a_key", "A-63", {})


def test_a_63_no_second_key_in_the_same_batch_or_after_it() -> None:
    match = play(two_keys(), (0, "use key"))
    assert match.view(0)["window"]["batch"] != []
    assert reason(match, 0, "use key") == USED
    play(match, (0, "pass"))
    assert match.view(0)["window"]["batch"] == []
    assert match.view(0)["in_force"]["keys"] == [0]
    assert reason(match, 0, "use key") == USED


def test_a_63_no_borrowed_key_for_who_has_used_one() -> None:
    match = play(two_keys(), (0, "use key"))
    assert reason(match, 0, "cast borrow")[0] == "not_castable"
    play(match, (0, "pass"))
    assert reason(match, 0, "cast borrow")[0] == "not_castable"


def test_a_63_no_key_of_ones_own_for_who_has_borrowed_one() -> None:
    match = play(two_keys(), (0, "cast borrow"))
    assert reason(match, 0, "use key") == USED
    play(match, (0, "pass"))
    assert events(match, "key_turned")[0].data == {"seat": 0}
    assert reason(match, 0, "use key") == USED


def test_a_63_borrow_then_serves_for_another_artifact_only() -> None:
    """Seat 4 has cast Offering: a Counterspell of seat 2 or 3 can be borrowed against it, but no Key."""
    match = two_keys(
        players=5,
        artifacts={0: ["key"], 1: ["key"], 2: ["counterspell"], 3: ["counterspell"]},
        used={1: ["key"], 2: ["counterspell"], 3: ["counterspell"]},
        spells={0: ["borrow"], 4: ["offering"]},
    )
    play(match, (0, "use key"), (4, "cast offering"), (0, "cast borrow"))
    assert legal_moves(match) == ["borrow 2 counterspell", "borrow 3 counterspell"]
    assert reason(match, 0, "borrow 1 key") == USED


def test_a_63_a_borrow_that_was_countered_leaves_the_key_of_ones_own() -> None:
    match = two_keys(artifacts={0: ["key"], 1: ["key"], 2: ["counterspell"]})
    play(match, (0, "cast borrow"), (2, "use counterspell"))
    assert refusal(match, 0, "use key") is None
    play(match, (0, "use key"))
    assert reason(match, 0, "use key")[0] == "no_unused_artifact"


def test_a_63_with_nothing_else_to_declare_nobody_is_asked_for_a_second_key() -> None:
    match = two_keys(spells={}, board={"room_1": [(0, 4)], "guard_room": [(1, 1)]}, treasure={0: "4c", 1: "9c"})
    play(match, (0, "use key"))
    assert match.decision.question == "bribe_guard"


def test_a_63_a_key_used_last_round_does_not_count() -> None:
    match = two_keys(spells={0: ["alms"]})
    play(match, (0, "use key"), (0, "pass"), (0, "pass"))
    while match.view(None)["round"] == 1:
        match.play(match.decision.moves[0])
    assert match.position()["this_round"]["keys"] == []
