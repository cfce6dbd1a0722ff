"""A-64: Astral Double and Flying Carpet can be used in the guard room."""

from __future__ import annotations

from serai import Match
from serai.testing import events, refusal, scenario
from tests.games.dragons.look import strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason


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
    match = carry_out(door("astral_double"), 0, "use astral_double")
    assert strengths(match, "guard_room") == {"0": 8}
    when_asked(match, 3, "pass")
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 8, "guard": 8}


def test_a_64_a_carpet_there_counts_against_the_guard() -> None:
    match = carry_out(door("flying_carpet", guard=7), 0, "use flying_carpet")
    assert strengths(match, "guard_room") == {"0": 7}
    when_asked(match, 3, "pass")
    assert events(match, "admitted")[0].data == {"seat": 0, "strength": 7, "guard": 7}


def test_a_64_a_carpet_alone_makes_its_owner_present_for_a_bribe() -> None:
    match = carry_out(door("flying_carpet", guard=5, board={}, treasure={0: "2c"}), 0, "use flying_carpet")
    when_asked(match, 3, "pass")
    assert asked(match) == ("bribe_guard", 0)
    assert match.view(0)["mine"]["bribe"] == 2


def test_a_64_they_may_be_used_even_where_spells_are_forbidden() -> None:
    match = door("flying_carpet", spells_during_guard="forbidden", spells={0: ["alms"]})
    assert refusal(match, 0, "use flying_carpet") is None
    assert reason(match, 0, "cast alms") == ("no_spells_in_guard_room", "A-32", {"spell": "alms"})
