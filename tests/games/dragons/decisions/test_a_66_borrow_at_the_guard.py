"""A-66: in the guard room a Key can be borrowed, a Carpet or a Double cannot."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import reason


def door(kind: str, **words: object) -> Match:
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 9,
        "board": {"guard_room": [(1, 4)]},
        "artifacts": {0: [kind]},
        "used": {0: [kind]},
        "spells": {1: ["borrow", "alms"]},
    }
    return scenario("dragons", **{**given, **words})


@pytest.mark.parametrize("kind", ["flying_carpet", "astral_double"])
def test_a_66_neither_carpet_nor_double(kind: str) -> None:
    assert reason(door(kind), 1, "cast borrow") == ("not_castable", "dragons 6.4.11", {"spell": "borrow"})


@pytest.mark.parametrize("kind", ["flying_carpet", "astral_double"])
def test_a_66_not_even_if_the_lender_uses_it_there(kind: str) -> None:
    match = door(kind, used={}, board={"guard_room": [(0, 2), (1, 4)]})
    play(match, (0, f"use {kind}"))
    assert reason(match, 1, "cast borrow") == ("not_castable", "dragons 6.4.11", {"spell": "borrow"})


def test_a_66_beside_a_key_they_are_no_choice() -> None:
    match = door(
        "key",
        artifacts={0: ["key", "flying_carpet"], 2: ["key"]},
        used={0: ["key", "flying_carpet"], 2: ["key"]},
        this_round={"djinn": 0},
    )
    when_asked(match, 1, "cast borrow")
    assert [(move["owner"], move["artifact"]) for move in match.decision.moves] == [(0, "key"), (2, "key")]
    assert reason(match, 1, "borrow 0 flying_carpet") == (
        "could_not_use_it_now",
        "dragons 6.4.11",
        {"artifact": "flying_carpet"},
    )


def test_a_66_a_key_can_be_borrowed() -> None:
    match = carry_out(door("key"), 1, "cast borrow")
    play(match, (1, "pass"))
    assert events(match, "admitted_by_key")[0].data == {"seat": 1}
