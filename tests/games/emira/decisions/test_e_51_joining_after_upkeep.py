"""E-51: joining after 7b."""

import pytest

import serai
from serai.testing import events, scenario
from tests.games.look import asked

PLAIN = {"camels": [0] * 4, "status_cards": [[], [], [], []], "tokens": [{}, {}, {}, {}]}


def late(palace: dict[int, list[str]], **words: object) -> serai.Match:
    """0 and 1 are equally rich until 1 pays for a princess more; then Yasmine joins 0."""
    given = {"undecided": ["yasmine"], "gold": [500, 500, 0, 0], **PLAIN, **words}
    return scenario("emira", phase="upkeep", palace=palace, **given)


def test_e_51_no_upkeep_for_her_in_this_round() -> None:
    match = late({1: ["thara"]}, sections=[0] * 4)
    assert match.position()["sheiks"][0]["palace"] == ["yasmine"]
    assert match.position()["sheiks"][0]["gold"] == 500


def test_e_51_the_surcharge_moves_to_the_next_bill() -> None:
    match = late({0: ["suleika"], 1: ["thara", "nibal"]}, sections=[0, 1, 0, 0])
    assert match.position()["sheiks"][0]["gold"] == 450
    assert match.position()["sheiks"][0]["surcharges"] == 1
    assert match.view(0)["sheiks"][0]["upkeep"] == 200


# Winning. 0 needs five with the talents I, H, C and R; 1 lacks R, and has one princess more to pay for.

FOUR = ["malika", "fatima", "asima", "thara"]
FIVE = ["zainab", "nibal", "farah", "raidah", "anisah"]
GOALS = {0: "goal4_i_h_c_r", 1: "goal4_flex_hcr", 2: "goal4_2i_h_c", 3: "goal4_r_flex_ic"}


def race(gold: int, mine: list[str] = FOUR, **words: object) -> serai.Match:
    """0 and 1 have so much gold before they pay; if that is too little for 1, Anisah leaves him."""
    given = {"sections": [6, 6, 0, 0], "goal": GOALS, "draws": ["anisah"] if gold < 250 else [], **words}
    return late({0: mine, 1: FIVE}, gold=[gold, gold, 0, 0], **given)


def kept(match: serai.Match) -> int:
    return match.position()["sheiks"][0]["gold"]


def not_counted(match: serai.Match) -> list[tuple[object, object]]:
    return [(entry.data, entry.seats) for entry in events(match, "late_arrivals_do_not_count")]


@pytest.mark.parametrize(("gold", "wins"), [(40, False), (50, True)])
def test_e_51_the_example_with_40_gold_no_win_with_50_he_wins(gold: int, wins: bool) -> None:
    match = race(200 + gold)
    assert kept(match) == gold, "he pays nothing"
    assert "yasmine" in match.position()["sheiks"][0]["palace"]
    assert (match.result is not None) == wins
    if wins:
        assert match.result.winners == [0]
        assert match.result.scores[0]["princesses"] == 5
        assert not_counted(match) == []
    else:
        assert match.position()["round"] == 2
        assert not_counted(match) == [({"seat": 0, "cost": 50, "late": ["yasmine"]}, [0])]


@pytest.mark.parametrize(("gold", "wins"), [(40, False), (50, True)])
def test_e_51_the_number_alone_is_no_help_either_and_everybody_sees_it(gold: int, wins: bool) -> None:
    """Six of seven; 1 pays 350, or loses Suleika."""
    match = late(
        {0: ["fatima", "asima", "thara", "sahar", "layla", "raidah"], 1: ["suleika"]},
        gold=[300 + gold] * 2 + [0, 0],
        sections=[6, 6, 0, 0],
        surcharges=[0, 3, 0, 0],
        goal={**GOALS, 0: GOALS[2], 2: GOALS[0]},
        draws=[] if wins else ["suleika"],
    )
    assert (match.result is not None) == wins
    assert not_counted(match) == ([] if wins else [({"seat": 0, "cost": 50, "late": ["yasmine"]}, None)])


@pytest.mark.parametrize(("gold", "wins"), [(140, False), (150, True)])
def test_e_51_a_surcharge_that_she_would_cause_is_counted(gold: int, wins: bool) -> None:
    match = race(200 + gold, ["malika", "suleika", "asima", "thara"])
    assert (match.result is not None) == wins


@pytest.mark.parametrize(("gold", "wins"), [(90, False), (100, True)])
def test_e_51_all_of_them_count_or_none_does(gold: int, wins: bool) -> None:
    match = race(200 + gold, undecided=["yasmine", "badra"])
    assert set(match.position()["sheiks"][0]["palace"]) == {*FOUR, "yasmine", "badra"}
    assert (match.result is not None) == wins
    assert [data["late"] for data, _ in not_counted(match)] == ([] if wins else [["yasmine", "badra"]])


def test_e_51_zafirah_costs_nothing() -> None:
    match = race(210, undecided=["zafirah"])
    assert match.result is not None
    assert kept(match) == 10


@pytest.mark.parametrize(("gold", "wins"), [(90, False), (100, True)])
def test_e_51_janan_costs_what_her_card_says(gold: int, wins: bool) -> None:
    """1 is richer than 2 after the upkeep; Yasmine takes the last room of 1, so Janan joins 0."""
    match = late(
        {0: FOUR, 1: FIVE[:4], 2: ["suleika"]},
        sections=[3, 3, 0, 0],
        gold=[200 + gold, 900, 900, 0],
        surcharges=[0, 0, 2, 0],
        undecided=["yasmine", "janan"],
        goal=GOALS,
    )
    assert "janan" in match.position()["sheiks"][0]["palace"]
    assert (match.result is not None) == wins


@pytest.mark.parametrize(("gold", "wins"), [(290, False), (300, True)])
def test_e_51_after_a_late_xenias_gift(gold: int, wins: bool) -> None:
    match = race(200 + gold, undecided=["xenia"])
    assert events(match, "xenia_gift_on_joining")[0].data == {"seat": 0, "amount": 250}
    assert (match.result is not None) == wins


TWO_COOKS = ["malika", "zainab", "asima", "raidah", "thara"]  # five, but nobody for H


@pytest.mark.parametrize(("gold", "wins"), [(40, False), (50, True)])
def test_e_51_who_does_not_count_lends_no_talent(gold: int, wins: bool) -> None:
    match = late(
        {0: TWO_COOKS, 1: ["nibal", "farah", "anisah", "suleika"]},
        sections=[6, 6, 0, 0],
        gold=[250 + gold] * 2 + [0, 0],
        surcharges=[0, 1, 0, 0],
        goal=GOALS,
        draws=[] if wins else ["anisah"],
    )
    assert "yasmine" in match.position()["sheiks"][0]["palace"]
    assert (match.result is not None) == wins
    if wins:
        assert match.result.ending == "goal_talents"


@pytest.mark.parametrize(("gold", "ending"), [(40, "goal_number"), (50, "goal_talents")])
def test_e_51_nor_does_she_say_how_he_won(gold: int, ending: str) -> None:
    """Seven are enough in any case."""
    match = late(
        {0: [*TWO_COOKS, "sahar", "badra"], 1: ["nibal", "farah", "anisah", "suleika"]},
        sections=[6, 6, 0, 0],
        gold=[350 + gold] * 2 + [0, 0],
        surcharges=[0, 2, 0, 0],
        goal=GOALS,
    )
    assert match.result.winners == [0]
    assert match.result.ending == ending


def test_e_51_in_the_next_round_she_counts_like_anybody() -> None:
    match = race(240, base_income=500, emira_top=["nadia"])
    assert match.position()["late"] == []
    idle = ("pass", "decline", "none", "no_bid")
    while match.decision is not None:
        match.play(next(move for move in match.decision.moves if move.verb in idle))
    assert match.position()["round"] == 2
    assert match.result.winners == [0]


def test_e_51_for_the_ranking_she_is_there_like_anybody() -> None:
    """The last round: 0 does not win with her, but is ranked with her and with her talent."""
    match = late(
        {0: ["malika", "asima", "thara", "sahar"], 1: FIVE},
        sections=[6, 6, 0, 0],
        gold=[240, 240, 0, 0],
        goal=GOALS,
        draws=["anisah"],
        last_round=True,
    )
    assert match.result.ending == "deck_empty"
    assert not match.result.scores[0]["fulfilled"]
    assert match.result.scores[0]["princesses"] == 5
    assert match.result.scores[0]["main_points"] == 2 * 5 + 3
    assert match.result.winners == [0]


def test_e_51_a_sheik_whose_upkeep_failed_hears_nothing_of_it() -> None:
    """His tumult makes room for Raidah, but he has failed."""
    match = late(
        {0: [*FOUR, "sahar"], 1: ["nibal", "farah"], 2: ["zainab", "anisah"], 3: ["noor", "adara"]},
        sections=[3, 0, 0, 0],
        gold=[240, 900, 900, 900],
        undecided=["raidah"],
        goal=GOALS,
        draws=["sahar"],
    )
    assert events(match, "made_up_her_mind")[0].data == {"princess": "raidah", "seat": 0}
    assert match.result is None
    assert not_counted(match) == []


def test_e_51_everybody_sees_who_came_late() -> None:
    match = race(250)
    assert match.view(None)["late"] == match.view(3)["late"] == ["yasmine"]


def samira_comes() -> serai.Match:
    """After the upkeep, and 0 is asked for a token."""
    two = {"beauty": 1, "manners": 1}
    return race(240, undecided=["samira"], tokens=[two, two, {}, {}])


def test_e_51_a_position_keeps_who_came_late() -> None:
    match = samira_comes()
    assert asked(match) == ("samira_discard", 0)
    assert match.view(0)["late"] == ["samira"]
    again = serai.game("emira").from_position(match.position())
    for one in (match, again):
        one.play({"kind": "samira_discard", "type": "beauty"})
        assert one.result is None
        assert len(events(one, "late_arrivals_do_not_count")) == 1


def test_e_51_who_came_late_lives_in_a_palace() -> None:
    position = {**samira_comes().position(), "late": ["sahar"]}
    with pytest.raises(serai.BadPosition, match="sahar has come late and lives in no palace"):
        serai.game("emira").from_position(position)


def test_e_51_what_lies_ahead_then_begins_with_the_next_income() -> None:
    match = samira_comes()
    steps = [(step["what"], step["amount"], step["gold"]) for step in match.view(0)["mine"]["forecast"]]
    assert steps == [("income", 150, 190), ("upkeep", -250, -60)]
