"""A-64: Astral Double and Flying Carpet can be used in the guard room."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, refusal, scenario


def turn(match: Match, seat: int, *words: str) -> Match:
    """The others pass until the seat is asked, then it answers."""
    while match.decision.seat != seat:
        play(match, (match.decision.seat, "pass"))
    return play(match, *((seat, word) for word in words))


def settle(match: Match) -> Match:
    """Everybody passes until the batch has taken effect, or an effect asks something."""
    while match.decision.kind == "window" and match.position()["window"]["batch"]:
        play(match, (match.decision.seat, "pass"))
    return match


def why(match: Match, seat: int, move: str) -> tuple[str, str, dict[str, object]]:
    found = refusal(match, seat, move).as_dict()
    return found["code"], found["clause"], found["numbers"]


def on(match: Match, space: str) -> dict[str, object]:
    return next(seen for seen in match.view(None)["spaces"] if seen["space"] == space)


def door(kind: str, **words: object) -> Match:
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 8,
        "board": {"guard_room": [(0, 4)]},
        "artifacts": {0: [kind]},
        "spells": {3: ["alms"]},
    }
    return scenario("dragons", **{**given, **words})


def test_a_64_a_double_there_counts_against_the_guard() -> None:
    match = settle(turn(door("astral_double"), 0, "use astral_double"))
    assert on(match, "guard_room")["strengths"] == {"0": 8}
    turn(match, 3, "pass")
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 8, "guard": 8}


def test_a_64_a_carpet_there_counts_against_the_guard() -> None:
    match = settle(turn(door("flying_carpet", guard=7), 0, "use flying_carpet"))
    assert on(match, "guard_room")["strengths"] == {"0": 7}
    turn(match, 3, "pass")
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 7, "guard": 7}


def test_a_64_a_carpet_alone_makes_its_owner_present_for_a_bribe() -> None:
    match = settle(turn(door("flying_carpet", guard=5, board={}, treasure={0: "2c"}), 0, "use flying_carpet"))
    turn(match, 3, "pass")
    assert (match.decision.seat, match.decision.kind) == (0, "bribe_guard")
    assert match.view(0)["mine"]["bribe"] == 2


def test_a_64_they_may_be_used_even_where_spells_are_forbidden() -> None:
    match = door("flying_carpet", spells_during_guard="forbidden", spells={0: ["alms"]})
    assert refusal(match, 0, "use flying_carpet") is None
    assert why(match, 0, "cast alms") == ("no_spells_in_guard_room", "A-32", {"spell": "alms"})
