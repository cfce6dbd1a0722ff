"""Rules section 4.6.2: the card goes into the palace, a surcharge is noted, her power acts, then all settle."""

from __future__ import annotations

from serai.testing import events, play, scenario
from tests.games.emira.look import BARE, court


def test_4_6_2_the_card_goes_face_up_into_the_palace() -> None:
    match = court("asima", tokens=[{"beauty": 1}, {}, {}, {}])
    assert match.position()["in_play"] == []
    assert [card["card"] for card in match.view(None)["sheiks"][0]["palace"]] == ["asima"]


def test_4_6_2_beside_suleika_a_newcomer_costs_100_in_this_rounds_upkeep() -> None:
    match = court("asima", tokens=[{"beauty": 1}, {}, {}, {}], palace={0: ["suleika"]})
    assert events(match, "suleika_surcharge")[0].data == {"seat": 0, "princess": "asima", "amount": 100}
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 200}


def test_4_6_2_suleika_elsewhere_does_not_matter() -> None:
    match = court("asima", tokens=[{"beauty": 1}, {}, {}, {}], palace={1: ["suleika"]})
    assert events(match, "suleika_surcharge") == []


def test_4_6_2_suleikas_own_arrival_costs_nothing_extra() -> None:
    match = court("suleika", sections=[1, 0, 0, 0], palace={0: ["asima"]})
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 100}


def test_4_6_2_sidi_causes_no_surcharge() -> None:
    match = court("sidi_suleiman", palace={0: ["suleika", "asima"]})
    play(match, (0, "sidi_victim asima"))
    assert events(match, "suleika_surcharge") == []
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 50}


def test_4_6_2_after_7b_the_surcharge_waits_for_the_next_bill() -> None:
    # Seat 1 pays 100 and seat 0 pays 50 for Suleika, so Yasmine finds seat 0 richer after 7b.
    match = scenario(
        "emira",
        phase="upkeep",
        palace={0: ["suleika"], 1: ["asima", "thara"]},
        undecided=["yasmine"],
        **{**BARE, "gold": [500, 500, 0, 0], "sections": [0, 1, 0, 0]},
    )
    assert match.position()["sheiks"][0]["palace"] == ["suleika", "yasmine"]
    assert match.position()["sheiks"][0]["gold"] == 450
    assert match.position()["sheiks"][0]["surcharges"] == 1
    assert match.view(0)["sheiks"][0]["upkeep"] == 200


def test_4_6_2_her_power_acts_before_the_undecided_are_asked() -> None:
    # Samira takes seat 0's token: Asima, undecided between seats 0 and 1, sees only what is left.
    match = court(
        "samira",
        tokens=[{"beauty": 1, "manners": 1}, {"clothing": 2}, {}, {}],
        gold=[600, 500, 500, 500],
        undecided=["asima"],
    )
    assert match.decision.question == "samira_discard"
    assert match.position()["undecided"] == ["asima"]
    play(match, (0, "samira_discard beauty"))
    assert match.position()["sheiks"][1]["palace"] == ["asima"]


def test_4_6_2_a_lent_token_counts_at_once_for_the_undecided() -> None:
    match = court("layla", status_cards=[["status_300_1"], [], [], []], undecided=["rasha"])
    assert match.position()["sheiks"][0]["palace"] == ["rasha", "layla"]
