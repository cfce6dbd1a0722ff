"""A-63: a Key is used before bribes are asked, and only by who is not strong enough."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.testing import events, play, refusal, scenario


def why(match: Match, seat: int, move: str) -> tuple[str, str, dict[str, object]]:
    found = refusal(match, seat, move).as_dict()
    return found["code"], found["clause"], found["numbers"]


def door(**words: object) -> Match:
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 6,
        "board": {"guard_room": [(0, 4)]},
        "treasure": {0: "5c"},
        "artifacts": {0: ["key"]},
    }
    return scenario("dragons", **{**given, **words})


def test_a_63_it_is_offered_in_the_window_when_the_guard_can_be_seen() -> None:
    match = door()
    assert match.decision.kind == "window"
    assert match.view(0)["guard"] == 6
    assert refusal(match, 0, "use key") is None


def test_a_63_it_is_no_answer_to_the_question_for_a_bribe() -> None:
    match = play(door(), (0, "pass"))
    assert match.decision.kind == "bribe_guard"
    assert [move.kind for move in match.decision.moves] == ["refuse", "pay"]
    with pytest.raises(serai.BadMove):
        match.parse("use key")
    assert match.why_not(0, {"kind": "use", "artifact": "key"}).code == "not_asked_now"


@pytest.mark.parametrize("guard", [1, 3, 4])
def test_a_63_who_is_strong_enough_cannot_use_it(guard: int) -> None:
    match = door(guard=guard, spells={0: ["alms"]})
    assert why(match, 0, "use key") == ("strong_enough_already", "A-63", {"strength": 4, "guard": guard})


def test_a_63_who_is_strong_enough_is_not_even_asked() -> None:
    match = door(guard=4)
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 4, "guard": 4}


def test_a_63_who_is_one_short_can() -> None:
    match = play(door(guard=5), (0, "use key"))
    assert events(match, "admitted_by_key")[0].data == {"seat": 0}
    assert match.position()["players"][0]["treasure"]["crown"] == 5
