"""E-25: income, and upkeep, of all players are one change each."""

from serai.testing import events, scenario
from tests.games.emira.look import PLAIN


def test_e_25_equal_incomes_leave_a_tie_for_gold_a_tie() -> None:
    match = scenario(
        "emira",
        phase="income",
        **PLAIN,
        gold=[500, 500, 100, 100],
        caravans={0: [("small_slow", 4)], 1: [("small_slow", 8)]},
        undecided=["yasmine"],
    )
    assert match.position()["undecided"] == ["yasmine"]
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [800, 800, 250, 250]


def test_e_25_equal_bills_leave_a_tie_for_gold_a_tie() -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        **PLAIN,
        gold=[500, 500, 100, 100],
        palace={0: ["thara"], 1: ["nibal"]},
        undecided=["yasmine"],
    )
    assert match.position()["undecided"] == ["yasmine"]
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [450, 450, 100, 100]


def test_e_25_the_comparison_is_made_when_all_have_been_paid() -> None:
    """0 is richest after his own income, 3 after everybody's."""
    match = scenario(
        "emira",
        phase="income",
        **PLAIN,
        gold=[500, 500, 500, 500],
        caravans={3: [("small_slow", 4)]},
        undecided=["yasmine"],
    )
    assert match.position()["sheiks"][3]["palace"] == ["yasmine"]


def test_e_25_failures_belong_to_the_same_change_and_are_handled_from_the_first_player() -> None:
    """The leaver makes room at 2's, but Yasmine waits until 1's failure is settled too."""
    match = scenario(
        "emira",
        phase="upkeep",
        **PLAIN,
        first_player=2,
        gold=[0, 40, 40, 0],
        palace={1: ["thara"], 2: ["nibal"]},
        undecided=["yasmine"],
        draws=["nibal", "thara"],
    )
    assert [entry.data["seat"] for entry in events(match, "upkeep_failed")] == [2, 1]
    assert match.position()["emira_deck"]["cards"][-2:] == ["nibal", "thara"]
    assert match.position()["undecided"] == ["yasmine"]
