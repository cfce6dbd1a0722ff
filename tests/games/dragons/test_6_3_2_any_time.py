"""Rule 6.3.2: spells may be cast at any time, that is in the windows that the round has."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

MOMENTS = ["start", "placement", "cave_red", "tent", "djinn", "market", "caravanserai", "room_1", "room_4", "clean_up"]


@pytest.mark.parametrize("moment", [*MOMENTS, "guard_room"])
def test_6_3_2_alms_open_every_moment_of_the_round(moment: str) -> None:
    match = scenario("dragons", at=moment, spells={0: ["alms"]})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert events(match, "alms_taken")[0].data == {"seat": 0, "units": {"crown": 3}}


def test_6_3_2_alms_while_a_bribe_is_asked() -> None:
    match = scenario("dragons", at="guard_room", guard=8, board={"guard_room": [(0, 4)]}, spells={0: ["alms"]})
    play(match, (0, "pass"), (0, "cast alms"), (0, "take crown 3"))
    assert events(match, "alms_taken")[0].data["units"] == {"crown": 3}


def test_6_3_2_alms_while_an_artifact_is_offered() -> None:
    match = scenario("dragons", at="room_1", board={"room_1": [(0, 2)]}, spells={0: ["alms"]})
    play(match, (0, "pass"), (0, "cast alms"), (0, "take crown 3"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 2}


def test_6_3_2_at_the_city_gate_other_spells_only_answer() -> None:
    match = scenario("dragons", at="citygate", spells={0: ["alms", "smuggling"], 1: ["offering"]})
    assert refusal(match, 0, "cast alms").code == "not_in_this_window"
    play(match, (0, "cast smuggling"), (1, "cast offering"))
    assert refusal(match, 0, "cast alms") is None


def test_6_3_2_between_two_placements_only_with_the_switch() -> None:
    """Seat 2 wants to act after seat 0 has placed, before seat 1 does."""
    words: dict[str, object] = {"spells": {2: ["alms"]}}
    match = scenario("dragons", placement_windows="every_placement", **words)
    play(match, (0, "place market"), (0, "token 9"))
    assert asked(match) == ("window", 2)
    match = scenario("dragons", placement_windows="own_turn", **words)
    play(match, (0, "place market"), (0, "token 9"))
    assert asked(match) == ("place_token", 1)


def test_6_3_2_no_spell_while_effects_are_applied() -> None:
    match = scenario("dragons", spells={0: ["offering"], 1: ["alms"]}, treasure={1: "4c 4p"})
    play(match, (0, "cast offering"), (1, "pass"))
    assert asked(match) == ("return_treasures", 1)
    assert refusal(match, 1, {"kind": "cast", "spell": "alms"}).code == "not_asked_now"
