"""E-38: event cards put under the deck lie there in the order drawn."""

import pytest

from serai.testing import play, scenario

TOP = ["vermin_1", "bazaar_1", "quiet_days_1"]


@pytest.mark.parametrize(
    ("kept", "under"),
    [
        ("vermin_1", ["bazaar_1", "quiet_days_1"]),
        ("bazaar_1", ["vermin_1", "quiet_days_1"]),
        ("quiet_days_1", ["vermin_1", "bazaar_1"]),
    ],
)
def test_e_38_the_one_drawn_last_lies_lowest(kept: str, under: list[str]) -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, event_top=TOP)
    size = len(match.position()["event_deck"]["cards"])
    play(match, (0, "three"), (0, f"keep_event {kept}"))
    deck = match.position()["event_deck"]
    assert deck["cards"][-2:] == under
    assert len(deck["cards"]) == size - 1
    assert match.decision.seat == 1


def test_e_38_with_two_the_other_one_lies_lowest() -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, event_top=TOP)
    play(match, (0, "two"), (0, "keep_event bazaar_1"))
    deck = match.position()["event_deck"]
    assert deck["cards"][0] == "quiet_days_1"
    assert deck["cards"][-1] == "vermin_1"
    assert deck["known_by"][-1] == [0]


def test_e_38_the_next_buyers_cards_go_below() -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, event_top=[*TOP, "golden_times_1"])
    play(match, (0, "two"), (0, "keep_event vermin_1"), (1, "two"), (1, "keep_event golden_times_1"))
    assert match.position()["event_deck"]["cards"][-2:] == ["bazaar_1", "quiet_days_1"]
