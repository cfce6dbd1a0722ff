"""Where a game of rules version 1 meets a clause whose meaning has changed since."""

from __future__ import annotations

import pytest

import serai
from serai.testing import events, play, scenario

PLAIN = {"camels": [0] * 4, "sections": [6, 6, 6, 0], "status_cards": [[], [], [], []], "tokens": [{}, {}, {}, {}]}
SIX = ["malika", "zainab", "asima", "raidah", "thara", "sahar"]  # nobody keeps house
GOALS = {0: "goal4_i_h_c_r", 1: "goal4_flex_hcr", 2: "goal4_2i_h_c", 3: "goal4_r_flex_ic"}


def changed(match: serai.Match) -> str | None:
    return match.changed_clause("1")


# E-27 (h)


def first_gift(gold: int, mode: str) -> serai.Match:
    """Xenia comes to two others: 400 with her, 100 without."""
    words = {**PLAIN, "gold": [gold, 0, 0, 0], "palace": {0: ["thara", "nibal"]}, "in_play": ["xenia"]}
    return scenario("emira", mode=mode, phase="courtship", **words)


@pytest.mark.parametrize(("mode", "clause"), [("standard", "E-27"), ("advanced", None)])
def test_e_27_h_a_failure_without_xenia_cost_one_more_in_the_standard_game_then(mode: str, clause: str | None) -> None:
    match = first_gift(80, mode)
    assert len(events(match, "upkeep_failed")) == 1
    assert changed(match) == clause


@pytest.mark.parametrize("gold", [100, 390, 400])
def test_e_27_h_who_can_pay_with_or_without_her_did_the_same_then(gold: int) -> None:
    assert changed(first_gift(gold, "standard")) is None


def test_e_27_h_a_failure_of_another_is_nothing_new() -> None:
    words = {**PLAIN, "gold": [390, 0, 0, 0], "palace": {0: ["thara", "nibal"], 1: ["noor"]}, "in_play": ["xenia"]}
    match = scenario("emira", phase="courtship", **words, draws=["noor"])
    assert len(events(match, "xenia_removed")) == len(events(match, "upkeep_failed")) == 1
    assert changed(match) is None


# E-27 (j)


def between(gold: int, **settings: object) -> serai.Match:
    """Xenia is refused by 0, tied between 1 and 2, and joins 2 before the bills: 50 for her."""
    match = scenario(
        "emira",
        **{**PLAIN, "sections": [0] * 4, "tokens": [{}, {}, {"beauty": 1}, {}]},
        phase="xenia",
        round=8,
        xenia={"joined_in_round": 5},
        gold=[900, gold, gold, 0],
        palace={0: ["xenia", "asima"], 1: ["nadia", "thara"]},
        in_front={1: [{"card": "guest_house_1"}]},
        undecided=["sidi_suleiman"],
        **settings,
    )
    play(match, (0, "refuse"))
    assert changed(match) is None
    return play(match, (1, "sidi_victim nadia"))


@pytest.mark.parametrize(("gold", "clause"), [(240, None), (250, "E-27"), (290, "E-27"), (300, None)])
def test_e_27_j_between_7a_and_7b_the_gift_alone_was_enough_then(gold: int, clause: str | None) -> None:
    assert changed(between(gold)) == clause


def test_e_27_j_with_on_join_it_is_enough_today_too() -> None:
    assert changed(between(290, xenia_first_gift_timing="on_join", draws=["xenia"])) is None


@pytest.mark.parametrize("gold", [240, 290, 300])
def test_e_27_j_moving_on_in_7a_nothing_has_changed(gold: int) -> None:
    words = {**PLAIN, "gold": [900, 0, gold, 0], "palace": {0: ["xenia"]}, "xenia": {"joined_in_round": 5}}
    match = scenario("emira", phase="xenia", round=8, **words)
    play(match, (0, "refuse"))
    assert changed(match) is None


@pytest.mark.parametrize("gold", [240, 260])
def test_e_27_j_after_7b_nothing_has_changed(gold: int) -> None:
    words = {**PLAIN, "gold": [gold, gold, 0, 0], "palace": {1: ["thara"]}, "undecided": ["xenia"]}
    match = scenario("emira", phase="upkeep", **words)
    assert len(events(match, "made_up_her_mind")) == 1
    assert changed(match) is None


# E-51


def late(palace: list[str], gold: int, **words: object) -> serai.Match:
    """0 pays for his palace and keeps so much; 1 pays all he has, and Yasmine (H) joins 0."""
    rich = 50 * len(palace) + gold
    given = {
        "gold": [rich, rich, 0, 0],
        "palace": {0: palace, 1: ["suleika"]},
        "surcharges": [0, 9, 0, 0],
        "draws": ["suleika"],
        "undecided": ["yasmine"],
        "goal": GOALS,
        **words,
    }
    match = scenario("emira", phase="upkeep", **{**PLAIN, **given})
    assert events(match, "made_up_her_mind")[0].data == {"princess": "yasmine", "seat": 0}
    return match


FOUR = ["malika", "fatima", "asima", "thara"]


@pytest.mark.parametrize(("gold", "clause"), [(40, "E-51"), (50, None)])
def test_e_51_a_win_by_talents_that_it_was_then(gold: int, clause: str | None) -> None:
    assert changed(late(FOUR, gold)) == clause


@pytest.mark.parametrize(("gold", "clause"), [(40, "E-51"), (50, None)])
def test_e_51_a_win_by_number_that_it_was_then(gold: int, clause: str | None) -> None:
    assert changed(late(SIX, gold, goal={**GOALS, 0: GOALS[1], 1: GOALS[0]})) == clause


@pytest.mark.parametrize(
    ("palace", "wins"),
    [
        (FOUR[:3], False),  # too few with her
        (["malika", "zainab", "asima", "raidah"], False),  # five with her, but without romance
        ([*FOUR, "layla"], True),  # enough without her
    ],
)
def test_e_51_she_made_no_difference(palace: list[str], wins: bool) -> None:
    match = late(palace, 40)
    assert (match.result is not None) == wins
    assert changed(match) is None


@pytest.mark.parametrize(("gold", "clause"), [(40, "E-51"), (50, None)])
def test_e_51_a_win_by_number_was_called_one_by_talents(gold: int, clause: str | None) -> None:
    match = late([*SIX, "badra"], gold)
    assert match.result.winners == [0]
    assert changed(match) == clause


def test_e_51_a_second_winner_then() -> None:
    """2 wins in any case; 0 would have won with him."""
    seven = ["nibal", "farah", "anisah", "noor", "adara", "layla", "nadia"]
    words = {**PLAIN, "sections": [6, 6, 6, 0], "goal": GOALS, "undecided": ["yasmine"]}
    match = scenario("emira", phase="upkeep", **words, gold=[240, 0, 350, 0], palace={0: FOUR, 2: seven})
    assert events(match, "made_up_her_mind")[0].data == {"princess": "yasmine", "seat": 0}
    assert match.result.winners == [2]
    assert changed(match) == "E-51"


# The whole way of a game


def test_a_game_stops_before_the_choice_that_meets_the_clause() -> None:
    match = between(250)
    save = match.export()
    save["rules"] = "1"
    read = serai.load(save)
    assert read.stopped is not None
    assert read.stopped.clause == "E-27"
    assert len(read.choices) == len(match.choices) - 1
    assert read.export() == save


def test_hind_stays_with_pl_as_she_did_then() -> None:
    match = serai.game("emira").new(seed=1, edition="pl", hind_duration="while_in_palace")
    save = match.export()
    save["rules"] = "1"
    del save["options"]["hind_duration"]
    read = serai.load(save)
    assert read.settings["hind_duration"] == "while_in_palace"
    assert read.export()["options"]["hind_duration"] == "while_in_palace"


def test_a_position_of_rules_1_does_not_say_who_came_late() -> None:
    position = {**scenario("emira", phase="purchase").position(), "rules": "1"}
    del position["late"]
    assert serai.game("emira").from_position(position).position()["late"] == []
