"""4.2, 4.7.1, 5.3 and 4.6.3: what the view says of gold to come, of the goal and of prices."""

from serai import Match
from serai.testing import play, scenario


def steps(match: Match, seat: int) -> list[tuple[str, int, int]]:
    return [(step["what"], step["amount"], step["gold"]) for step in match.view(seat)["mine"]["forecast"]]


def test_4_2_before_the_income_it_comes_first() -> None:
    match = scenario("emira", phase="events", round=2, hand={0: ["golden_times_1"]}, gold=[100] * 4,
                     caravans={0: [("large_slow", 3)]}, palace={0: ["thara"]})  # fmt: skip
    base = match.view(0)["sheiks"][0]["base_income"]
    assert steps(match, 0) == [("income", base + 250, base + 350), ("upkeep", -50, base + 300)]


def test_4_2_golden_times_and_interrupted_trade_are_in_it() -> None:
    words = {"phase": "events", "round": 2, "caravans": {0: [("large_slow", 3)]}, "gold": [0] * 4}
    match = scenario("emira", hand={0: ["golden_times_1"], 1: ["vermin_1"]}, **words)
    base = match.view(0)["sheiks"][0]["base_income"]
    play(match, (0, "play golden_times_1"))
    assert steps(match, 0)[0][1] == (base + 250) * 12 // 10
    match = scenario("emira", hand={0: ["interrupt_spice_trade_1"], 1: ["vermin_1"]}, **words)
    play(match, (0, "play interrupt_spice_trade_1"))
    assert steps(match, 0)[0][1] == base


def test_4_7_1_after_the_income_the_upkeep_comes_first() -> None:
    match = scenario("emira", gold=[120] * 4, palace={0: ["thara", "janan"]})
    base = match.view(0)["sheiks"][0]["base_income"]
    assert steps(match, 0) == [("upkeep", -150, -30), ("income", base, base)]


def test_4_7_2_xenias_gift_stands_beside_the_bill() -> None:
    words: dict[str, object] = {"round": 5, "palace": {0: ["xenia"]}, "gold": [500] * 4}
    due = scenario("emira", xenia={"joined_in_round": 2, "markers": 0}, **words)
    assert steps(due, 0)[:2] == [("gift", -250, 250), ("upkeep", -50, 200)]
    content = scenario("emira", xenia={"joined_in_round": 4, "markers": 2}, **words)
    assert steps(content, 0)[0] == ("upkeep", -50, 450)


def test_6_nothing_lies_ahead_when_the_game_is_over() -> None:
    assert steps(scenario("emira", phase="round_end", max_rounds=1), 0) == []


# The goal.


def progress(goal: str, palace: list[str]) -> tuple[list[tuple[str, str | None]], list[str]]:
    mine = scenario("emira", goal={0: goal}, palace={0: palace}, sections={0: 6}).view(0)["mine"]["goal_progress"]
    return [(place["talent"], place["princess"]) for place in mine["places"]], mine["helpful"]


def test_5_3_nobody_stands_for_anything_at_the_start() -> None:
    places, helpful = progress("goal4_2i_h_c", [])
    assert places == [("intelligence", None), ("intelligence", None), ("housekeeping", None), ("cooking", None)]
    assert helpful == ["intelligence", "housekeeping", "cooking"]


def test_5_3_a_princess_of_two_talents_stands_where_she_helps_most() -> None:
    places, helpful = progress("goal4_i_h_c_r", ["noor", "malika"])
    assert dict(places) == {"intelligence": "malika", "housekeeping": "noor", "cooking": None, "romance": None}
    assert helpful == ["cooking", "romance"]


def test_5_3_of_a_flexible_goal_the_nearest_way_is_taken() -> None:
    places, helpful = progress("goal4_i_flex_hr", ["thara", "samira", "malika"])
    assert sorted(places) == [("housekeeping", None), ("intelligence", "malika"), ("romance", "samira"),
                              ("romance", "thara")]  # fmt: skip
    assert helpful == ["housekeeping"]


def test_5_3_nothing_helps_a_goal_that_is_met() -> None:
    places, helpful = progress("goal4_i_h_c_r", ["malika", "fatima", "asima", "thara"])
    assert all(princess for _, princess in places)
    assert helpful == []


# Prices.


def test_4_6_3_a_price_names_the_princess_who_lowers_it() -> None:
    match = scenario("emira", palace={0: ["badra", "zainab"], 1: ["adara", "farah"]})
    assert match.view(0)["mine"]["favours"] == [
        {"item": "palace", "princess": "badra", "saves": 100},
        {"item": "event", "princess": "zainab", "saves": 50},
    ]
    saved = {favour["item"]: favour["saves"] for favour in match.view(1)["mine"]["favours"]}
    assert saved == {"small_slow": 50, "small_fast": 50, "large_slow": 100, "large_fast": 100, "camel": 100}
