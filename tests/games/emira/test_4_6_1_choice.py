"""Rules section 4.6.1: the princess in play chooses a sheik, or cannot make up her mind."""

from __future__ import annotations

import pytest

from serai.testing import events
from tests.games.emira.look import court, joined
from tests.games.look import told


@pytest.mark.parametrize(
    ("princess", "words"),
    [
        ("asima", {"tokens": [{}, {}, {"beauty": 1}, {}]}),
        ("fatima", {"status_cards": [[], [], ["status_300_1"], []]}),
        ("sahar", {"sections": [0, 0, 1, 0]}),
        ("yasmine", {"gold": [500, 500, 510, 500]}),
    ],
)
def test_4_6_1_the_first_preference_decides(princess: str, words: dict[str, object]) -> None:
    assert joined(court(princess, **words)) == [(princess, 2)]


def test_4_6_1_the_first_preference_outweighs_the_second() -> None:
    match = court("asima", tokens=[{"beauty": 1}, {}, {}, {}], status_cards=[[], ["status_1500"], [], []])
    assert joined(match) == [("asima", 0)]


def test_4_6_1_the_second_preference_decides_only_among_the_tied() -> None:
    # Thara: appearance, then palace. Seat 3 has the largest palace but is not among the best-looking.
    match = court("thara", tokens=[{"beauty": 2}, {"manners": 2}, {}, {}], sections=[1, 2, 0, 5])
    assert joined(match) == [("thara", 1)]


def test_4_6_1_a_full_palace_is_no_candidate() -> None:
    match = court(
        "thara",
        tokens=[{"beauty": 7}, {"beauty": 1, "clothing": 4}, {"manners": 5}, {"clothing": 2}],
        sections=[0, 1, 3, 0],
        palace={0: ["asima", "nibal"]},
    )
    assert joined(match) == [("thara", 2)]


def test_4_6_1_a_tie_in_both_preferences_leaves_her_undecided() -> None:
    match = court("thara", tokens=[{"beauty": 2}, {"manners": 2}, {}, {}])
    assert joined(match) == []
    assert match.position()["undecided"] == ["thara"]


def test_4_6_1_ties_at_zero_are_ties() -> None:
    match = court("fatima")
    assert match.position()["undecided"] == ["fatima"]


def test_4_6_1_zero_can_be_the_best_among_those_with_room() -> None:
    match = court(
        "fatima",
        status_cards=[["status_700"], [], [], []],
        tokens=[{}, {}, {"beauty": 1}, {}],
        palace={0: ["asima", "nibal"]},
    )
    assert joined(match) == [("fatima", 2)]


def test_4_6_1_nobody_has_room() -> None:
    palace = {0: ["thara", "nibal"], 1: ["layla", "nadia"], 2: ["raidah", "sahar"], 3: ["anisah", "yasmine"]}
    match = court("asima", palace=palace)
    assert match.position()["undecided"] == ["asima"]


@pytest.mark.parametrize(("princess", "shown"), [("nibal", True), ("yasmine", True), ("asima", False)])
def test_4_6_1_gold_is_shown_if_it_is_one_of_her_preferences(princess: str, shown: bool) -> None:
    match = court(princess, tokens=[{"beauty": 1}, {}, {}, {}], gold=[10, 20, 30, 40])
    expected = [{"princess": princess, "gold": [10, 20, 30, 40]}] if shown else []
    assert told(match, "gold_shown") == expected
    assert all(entry.seats is None for entry in events(match, "gold_shown"))


def test_4_6_1_gold_is_shown_before_she_joins() -> None:
    match = court("yasmine", gold=[10, 20, 30, 40])
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("gold_shown") < kinds.index("joined")


def test_4_6_1_he_cannot_refuse() -> None:
    match = court("hind", status_cards=[["status_300_1"], [], [], []])
    assert joined(match) == [("hind", 0)]
    assert match.position()["round"] == 2


def test_4_6_1_two_princesses_choose_in_order() -> None:
    # Seat 0 is best for both but has one room left: the first takes it.
    match = court("asima", "thara", tokens=[{"beauty": 2}, {"beauty": 1}, {}, {}], palace={0: ["nibal"]})
    assert joined(match) == [("asima", 0), ("thara", 1)]


def test_4_6_1_the_first_arrival_changes_the_second_choice() -> None:
    # Layla brings seat 0 a manners token, which makes it the best-looking.
    match = court("layla", "asima", status_cards=[["status_300_1"], [], [], []])
    assert joined(match) == [("layla", 0), ("asima", 0)]


def test_4_6_1_without_a_princess_nothing_happens() -> None:
    match = court()
    assert joined(match) == []
    assert match.position()["round"] == 2


def test_4_6_1_an_arrival_settles_the_undecided() -> None:
    match = court(
        "asima",
        undecided=["sahar"],
        tokens=[{}, {"beauty": 1}, {}, {}],
        status_cards=[[], ["status_300_1"], ["status_300_2"], []],
        sections=[0, 1, 1, 0],
        palace={1: ["thara", "nibal"], 2: ["fatima"]},
    )
    assert joined(match) == [("asima", 1), ("sahar", 2)]


def test_4_6_1_one_arrival_can_set_off_a_chain() -> None:
    # Yasmine fills seat 0; so Fatima turns to seat 1 and fills it; so Malika turns to seat 2.
    match = court(
        "yasmine",
        gold=[900, 500, 500, 500],
        status_cards=[["status_700"], ["status_750"], ["status_300_1"], []],
        palace={0: ["thara"], 1: ["nibal"]},
        undecided=["fatima", "malika"],
    )
    assert joined(match) == [("yasmine", 0), ("fatima", 1), ("malika", 2)]


def test_4_6_1_the_older_undecided_princess_takes_the_last_room() -> None:
    # Both hesitate between seats 0 and 1; Yasmine fills seat 0, and seat 1 has one room.
    words: dict[str, object] = {
        "gold": [900, 300, 300, 300],
        "tokens": [{"beauty": 2}, {"beauty": 2}, {}, {}],
        "palace": {0: ["nibal"], 1: ["raidah"]},
    }
    first = court("yasmine", undecided=["asima", "halimah"], **words)
    assert joined(first) == [("yasmine", 0), ("asima", 1)]
    other = court("yasmine", undecided=["halimah", "asima"], **words)
    assert joined(other) == [("yasmine", 0), ("halimah", 1)]


@pytest.mark.parametrize(("swapped", "seat"), [(["yasmine"], 1), ([], 2)])
def test_4_6_1_swapped_preferences_change_places(swapped: list[str], seat: int) -> None:
    match = court(
        "yasmine",
        swapped=swapped,
        gold=[100, 100, 1500, 100],
        status_cards=[[], ["status_700"], ["status_300_1"], []],
    )
    assert joined(match) == [("yasmine", seat)]
    assert match.position()["swapped"] == []


def test_4_6_1_she_stays_swapped_while_undecided() -> None:
    match = court("yasmine", swapped=["yasmine"], gold=[100, 100, 100, 100], palace={0: ["zafirah"]})
    assert match.position()["undecided"] == ["yasmine"]
    assert match.position()["swapped"] == ["yasmine"]


def test_4_6_1_a_swap_does_not_matter_for_showing_gold() -> None:
    match = court("nibal", swapped=["nibal"])
    assert len(events(match, "gold_shown")) == 1
