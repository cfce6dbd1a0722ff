"""E-19: New Spice Caravan."""

import serai
from serai.testing import events, play, refusal, scenario


def new_caravan(caravans: list[tuple[str, int]]) -> serai.Match:
    match = scenario("emira", phase="events", hand={0: ["new_spice_caravan_1"]}, caravans={0: caravans})
    return play(match, (0, "play new_spice_caravan_1"))


def test_e_19_a_caravan_on_the_rightmost_space_cannot_be_chosen() -> None:
    match = new_caravan([("small_slow", 8), ("small_fast", 4), ("large_slow", 7), ("large_fast", 1)])
    found = refusal(match, 0, "new_caravan_pick small_slow 8")
    assert (found.code, found.clause) == ("caravan_on_rightmost_space", "E-19")
    assert found.numbers == {"caravan": "small_slow", "remaining": 8}
    assert refusal(match, 0, "new_caravan_pick small_fast 4").code == "caravan_on_rightmost_space"
    assert refusal(match, 0, "new_caravan_pick small_slow 4").code == "no_such_caravan"
    play(match, (0, "new_caravan_pick large_slow 7"))
    assert {"kind": "large_slow", "remaining": 8} in match.position()["sheiks"][0]["caravans"]


def test_e_19_without_an_eligible_caravan_the_card_does_nothing() -> None:
    match = new_caravan([("small_slow", 8), ("large_fast", 4)])
    assert match.decision.question == "play_event"
    assert match.decision.seat == 1
    assert "new_spice_caravan_1" in match.position()["used_events"]
    assert events(match, "event_without_effect")[0].clause == "E-20"
    assert [caravan["remaining"] for caravan in match.position()["sheiks"][0]["caravans"]] == [8, 4]


def test_e_19_without_any_caravan_too() -> None:
    match = new_caravan([])
    assert match.decision.seat == 1
    assert "new_spice_caravan_1" in match.position()["used_events"]


def test_e_19_a_single_eligible_caravan_is_moved_without_asking() -> None:
    match = new_caravan([("small_slow", 8), ("large_fast", 2)])
    assert match.decision.seat == 1
    assert {"kind": "large_fast", "remaining": 3} in match.position()["sheiks"][0]["caravans"]
