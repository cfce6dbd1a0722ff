"""A-32: no spell acts on the guard room; with the switch none is cast while it is scored either."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import legal_moves


def at_the_guard(switch: str, **words: object) -> Match:
    words = {
        "guard": 8,
        "board": {"guard_room": [(0, 4)], "room_1": [(0, 1)]},
        "treasure": {0: "4c"},
        "spells": {0: ["alms"]},
        **words,
    }
    return scenario("dragons", at="guard_room", spells_during_guard=switch, **words)


def test_a_32_allowed_a_spell_opens_the_window_of_the_guard_room() -> None:
    match = at_the_guard("allowed")
    assert match.decision.question == "window"
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert len(events(match, "alms_taken")) == 1


def test_a_32_forbidden_nobody_is_asked_for_the_sake_of_a_spell() -> None:
    match = at_the_guard("forbidden")
    assert match.decision.question == "bribe_guard"
    assert legal_moves(match) == ["refuse", "pay"]
    assert refusal(match, 0, "cast alms").code == "no_spells_in_guard_room"


def test_a_32_forbidden_who_could_pay_only_after_alms_stays_out() -> None:
    match = at_the_guard("forbidden", treasure={0: "1c"})
    assert 0 in [entry.data["seat"] for entry in events(match, "not_admitted")]
    match = at_the_guard("allowed", treasure={0: "1c"})
    play(match, (0, "pass"))
    assert match.decision.question == "bribe_guard"


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double", "key"])
def test_a_32_artifacts_are_used_there_with_either_switch(artifact: str) -> None:
    for switch in ("allowed", "forbidden"):
        match = at_the_guard(switch, artifacts={0: [artifact]})
        assert refusal(match, 0, f"use {artifact}") is None


def test_a_32_forbidden_no_key_can_be_borrowed() -> None:
    words: dict[str, object] = {
        "artifacts": {1: ["key"], 0: ["key"]},
        "used": {1: ["key"]},
        "spells": {0: ["borrow"]},
        "this_round": {"keys": [1]},
    }
    assert refusal(at_the_guard("allowed", **words), 0, "cast borrow") is None
    assert refusal(at_the_guard("forbidden", **words), 0, "cast borrow").code == "no_spells_in_guard_room"


def test_a_32_forbidden_spells_come_back_in_the_first_room() -> None:
    match = at_the_guard("forbidden", treasure={0: "9c"})
    play(match, (0, "pay"))
    assert match.view(0)["window"] == {"window": "space", "space": "room_1", "batch": [], "acting": None, "in_turn": []}
    assert refusal(match, 0, "cast alms") is None
