"""E-21: the Emira deck runs out."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.emira.look import do_nothing


def idle_until_round(match: serai.Match, number: int) -> serai.Match:
    while match.decision is not None and match.position()["round"] < number:
        do_nothing(match)
    return match


def test_e_21_fewer_cards_than_needed_what_is_there_is_turned_up() -> None:
    match = scenario("emira", phase="market", this_round={"arrivals": [2, 0]}, emira_deck=["asima"])
    assert match.position()["in_play"] == ["asima"]
    assert not match.position()["last_round"]


@pytest.mark.parametrize(
    ("arrivals", "cards", "odd", "even"),
    [
        ([1, 1], ["asima"], ["asima"], []),
        ([2, 1], ["asima", "thara"], ["asima", "thara"], []),
        ([1, 2], ["asima", "thara"], ["asima"], ["thara"]),
    ],
)
def test_e_21_three_players_fill_the_odd_rounds_places_first(
    arrivals: list[int], cards: list[str], odd: list[str], even: list[str]
) -> None:
    match = scenario("emira", players=3, phase="market", round=3, this_round={"arrivals": arrivals}, emira_deck=cards)
    assert match.position()["in_play"] == odd
    assert match.position()["later"] == even


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_e_21_no_card_and_nobody_undecided_this_round_is_the_last_and_points_decide(mode: str) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="market",
        round=5,
        emira_deck=[],
        gold=[750] * 4,
        palace={0: ["thara"], 2: ["nibal", "asima"]},
        tokens=[{}, {}, {}, {}],
        goal={2: "goal4_2i_h_c"},
    )
    assert match.position()["last_round"]
    assert events(match, "last_round")[0].clause == "E-21"
    idle_until_round(match, 6)
    assert match.result.ending == "deck_empty"
    assert match.result.winners == [2]
    assert [score["main_points"] for score in match.result.scores] == [2, 0, 4, 0]
    assert match.result.ranking[1] == [0]


def test_e_21_sidi_undecided_does_not_count() -> None:
    match = scenario("emira", phase="market", emira_deck=[], undecided=["sidi_suleiman"])
    assert match.position()["last_round"]


def test_e_21_with_a_princess_undecided_the_game_goes_on() -> None:
    match = scenario(
        "emira",
        phase="market",
        round=5,
        emira_deck=[],
        undecided=["sidi_suleiman", "thara"],
        sections=[0] * 4,
        tokens=[{}, {}, {}, {}],
    )
    assert not match.position()["last_round"]
    idle_until_round(match, 6)
    assert match.position()["round"] == 6


def test_e_21_a_leaver_under_the_deck_does_not_prolong_the_game() -> None:
    match = scenario(
        "emira", phase="market", round=5, emira_deck=[], gold=[0] * 4, palace={0: ["thara"]}, draws=[], camels=[0] * 4
    )
    idle_until_round(match, 6)
    assert match.position()["emira_deck"]["cards"] == ["thara"]
    assert match.result.ending == "deck_empty"


def test_e_21_not_checked_with_quiet_days() -> None:
    match = scenario("emira", phase="market", round=5, emira_deck=[], this_round={"arrivals": [0, 0]})
    assert not match.position()["last_round"]


def test_e_21_three_players_not_checked_in_even_rounds() -> None:
    match = scenario("emira", players=3, phase="market", round=4, emira_deck=[], later=["thara"])
    assert not match.position()["last_round"]
    assert match.position()["in_play"] == ["thara"]


@pytest.mark.parametrize("arrivals", [[1, 1], [1, 0], [0, 1], [2, 1]])
def test_e_21_three_players_the_odd_round_is_the_last(arrivals: list[int]) -> None:
    match = scenario(
        "emira",
        players=3,
        phase="market",
        round=3,
        emira_deck=[],
        this_round={"arrivals": arrivals},
        goal={0: "goal3_2i_h_c_r"},
    )
    assert match.position()["last_round"]
    idle_until_round(match, 4)
    assert match.result.ending == "deck_empty"
    assert match.position()["round"] == 3


def test_e_21_three_players_quiet_both_rounds_is_not_checked() -> None:
    match = scenario("emira", players=3, phase="market", round=3, emira_deck=[], this_round={"arrivals": [0, 0]})
    assert not match.position()["last_round"]


def test_e_21_whoever_fulfils_his_goal_in_the_last_round_wins() -> None:
    palace = ["thara", "nibal", "asima", "fatima", "malika", "sahar", "raidah"]
    match = scenario(
        "emira", phase="market", round=5, emira_deck=[], sections=[6, 0, 0, 0], palace={0: palace}, gold=[900] * 4
    )
    play(match, (0, "pass"))
    idle_until_round(match, 6)
    assert match.result.ending in ("goal_talents", "goal_number")
    assert match.result.winners == [0]
