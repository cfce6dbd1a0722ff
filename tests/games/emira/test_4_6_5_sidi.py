"""Rules section 4.6.5: Sidi Suleiman visits the sheik with the most princesses and takes one away."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.emira import look
from tests.games.look import asked, told

THREE = ["asima", "thara", "nibal"]

court = partial(look.court, sections=[2, 2, 2, 2])


def test_4_6_5_he_goes_to_the_sheik_with_the_most_princesses() -> None:
    match = court("sidi_suleiman", palace={1: THREE, 2: ["fatima", "malika"]})
    assert asked(match) == ("sidi_victim", 1)
    assert [move["princess"] for move in match.decision.moves] == THREE


def test_4_6_5_room_does_not_matter() -> None:
    match = court("sidi_suleiman", sections=[0, 1, 0, 0], palace={1: THREE, 2: ["fatima"]})
    assert match.decision.seat == 1


def test_4_6_5_his_victim_and_he_leave_the_game() -> None:
    match = play(court("sidi_suleiman", palace={1: THREE}), (1, "sidi_victim thara"))
    assert match.position()["gone_princesses"] == ["thara", "sidi_suleiman"]
    assert match.position()["sheiks"][1]["palace"] == ["asima", "nibal"]
    assert "thara" not in match.position()["emira_deck"]["cards"]
    assert events(match, "abducted")[0].data == {"princess": "thara", "seat": 1}


def test_4_6_5_only_an_own_princess_can_be_chosen() -> None:
    why = refusal(court("sidi_suleiman", palace={1: THREE, 2: ["fatima"]}), 1, "sidi_victim fatima")
    assert why is not None
    assert why.as_dict() == {
        "code": "princess_not_in_your_palace",
        "clause": "emira 4.6.5",
        "numbers": {"princess": "fatima"},
    }


def test_4_6_5_an_only_princess_is_taken_without_asking() -> None:
    match = court("sidi_suleiman", palace={1: ["asima"]})
    assert events(match, "abducted")[0].data == {"princess": "asima", "seat": 1}


@pytest.mark.parametrize("palace", [{}, {0: ["asima"], 1: ["thara"]}, {0: THREE, 3: ["fatima", "malika", "layla"]}])
def test_4_6_5_a_tie_leaves_him_undecided(palace: dict[int, list[str]]) -> None:
    match = court("sidi_suleiman", palace=palace)
    assert match.position()["undecided"] == ["sidi_suleiman"]


def test_4_6_5_he_has_no_second_preference() -> None:
    match = court(
        "sidi_suleiman",
        palace={0: ["asima"], 1: ["thara"]},
        gold=[900, 500, 0, 0],
        sections=[5, 2, 2, 2],
        tokens=[{"beauty": 3}, {}, {}, {}],
        status_cards=[["status_1500"], [], [], []],
    )
    assert match.position()["undecided"] == ["sidi_suleiman"]


def test_4_6_5_undecided_he_visits_as_soon_as_one_sheik_has_the_most() -> None:
    match = court(
        "fatima",
        undecided=["sidi_suleiman"],
        palace={0: THREE, 1: ["malika", "layla", "nadia"]},
        status_cards=[[], ["status_300_1"], [], []],
    )
    assert asked(match) == ("sidi_victim", 1)
    play(match, (1, "sidi_victim fatima"))
    assert len(match.position()["sheiks"][1]["palace"]) == 3
    assert {"seat": 1, "amount": 150} in told(match, "upkeep_paid")


def test_4_6_5_a_departure_in_7b_can_bring_him_too() -> None:
    # Seat 0 cannot pay and loses a princess; seat 1 then has the most and loses one after 7b.
    match = scenario(
        "emira",
        phase="upkeep",
        undecided=["sidi_suleiman"],
        draws=["asima"],
        **{**look.BARE, "sections": [2, 2, 2, 2], "gold": [0, 500, 0, 0]},
        palace={0: ["asima", "thara"], 1: ["fatima", "malika"]},
    )
    play(match, (1, "sidi_victim malika"))
    assert match.position()["sheiks"][1]["gold"] == 400
    assert match.position()["sheiks"][1]["palace"] == ["fatima"]


def test_4_6_5_he_costs_nothing_and_counts_for_nothing() -> None:
    match = play(court("sidi_suleiman", palace={0: ["suleika", "asima"]}), (0, "sidi_victim asima"))
    assert match.position()["sheiks"][0]["gold"] == 450
    assert match.position()["sheiks"][0]["palace"] == ["suleika"]


def test_4_6_5_a_swap_does_nothing_to_him() -> None:
    match = court("sidi_suleiman", swapped=["sidi_suleiman"], palace={1: THREE})
    assert match.decision.seat == 1


def test_4_6_5_gold_is_not_shown_for_him() -> None:
    match = court("sidi_suleiman", palace={1: THREE})
    assert events(match, "gold_shown") == []


def test_4_6_5_the_room_he_makes_lets_an_undecided_princess_in() -> None:
    match = court(
        "sidi_suleiman",
        undecided=["raidah"],
        sections=[1, 0, 0, 0],
        palace={0: THREE, 1: ["fatima", "malika"], 2: ["layla", "nadia"], 3: ["sahar", "anisah"]},
    )
    play(match, (0, "sidi_victim asima"))
    assert match.position()["sheiks"][0]["palace"] == ["thara", "nibal", "raidah"]


def test_4_6_5_a_victim_takes_her_gifts_with_her() -> None:
    match = play(court("sidi_suleiman", palace={0: ["halimah", "nadia"]}), (0, "sidi_victim halimah"))
    assert match.view(1)["sheiks"][0]["status"] == 0
    assert match.view(1)["sheiks"][0]["appearance"] == 1


def test_4_6_5_xenia_abducted_is_owed_nothing() -> None:
    match = court("xenia", "sidi_suleiman", gold=[900, 500, 500, 500], palace={0: ["asima"]})
    play(match, (0, "sidi_victim xenia"))
    assert match.position()["sheiks"][0]["gold"] == 850
    assert match.position()["xenia"]["markers"] == 0


def test_4_6_5_he_is_turned_up_and_chooses_like_any_card() -> None:
    match = court("asima", "sidi_suleiman", tokens=[{"beauty": 1}, {}, {}, {}], palace={1: ["thara"]})
    # Asima makes it one each for seats 0 and 1.
    assert match.position()["undecided"] == ["sidi_suleiman"]
