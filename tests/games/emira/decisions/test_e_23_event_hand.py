"""E-23: no limit to the event hand."""

from serai.testing import play, scenario

MANY = [f"{name}_{copy}" for name in ("vermin", "bazaar", "guest_house", "quiet_days") for copy in (1, 2, 3)]


def test_e_23_with_twelve_cards_in_hand_another_may_be_bought_and_all_are_kept() -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, hand={0: MANY}, event_top=["golden_times_1"])
    play(match, (0, "two"), (0, "keep_event golden_times_1"))
    assert sorted(match.position()["sheiks"][0]["hand"]) == sorted([*MANY, "golden_times_1"])


def test_e_23_nothing_is_discarded_over_a_round() -> None:
    match = scenario("emira", phase="purchase", hand={0: MANY}, in_play=[])
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    assert match.position()["round"] == 2
    assert match.view(1)["sheiks"][0]["hand_size"] == 12
