"""Rules section 4.7.2: Xenia's gifts, every third round, and where she goes when one is refused."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import markers, sheik
from tests.games.look import asked, legal_moves

BARE: dict[str, object] = {
    "camels": [0, 0, 0, 0],
    "sections": [0, 0, 0, 0],
    "tokens": [{}, {}, {}, {}],
    "status_cards": [[], [], [], []],
}


def gift_due(gold: list[int], **words: object) -> Match:
    """Xenia lives with seat 0 since round 5, her markers are gone; it is phase 7 of round 8."""
    given: dict[str, object] = {
        **BARE,
        "phase": "xenia",
        "round": 8,
        "gold": gold,
        "palace": {0: ["xenia"]},
        "xenia": {"joined_in_round": 5},
        **words,
    }
    return scenario("emira", **given)


def arriving(gold: list[int], **words: object) -> Match:
    """Xenia chooses in phase 6."""
    return scenario("emira", phase="courtship", in_play=["xenia"], gold=gold, **{**BARE, **words})


# Her rhythm.


def test_4_7_2_in_nobodys_palace_nothing_happens() -> None:
    match = scenario("emira", phase="xenia", gold=[500, 500, 500, 500], palace={0: ["asima"]}, undecided=["xenia"])
    assert events(match, "xenia_marker_taken") == []
    assert sheik(match, 0)["gold"] == 450


def test_4_7_2_the_first_gift_comes_with_the_bill_and_brings_two_markers() -> None:
    match = arriving([900, 500, 500, 500], palace={0: ["asima"]})
    assert sheik(match, 0)["gold"] == 900 - 50 - 50 - 250
    assert markers(match) == 2
    assert events(match, "xenia_marker_taken") == []


@pytest.mark.parametrize(("before", "left"), [(2, 1), (1, 0)])
def test_4_7_2_a_marker_is_taken_off_instead_of_a_gift(before: int, left: int) -> None:
    match = gift_due([900, 0, 0, 0], xenia={"joined_in_round": 5, "markers": before})
    assert markers(match) == left
    assert sheik(match, 0)["gold"] == 850


def test_4_7_2_without_a_marker_the_owner_chooses() -> None:
    match = gift_due([250, 0, 0, 0])
    assert asked(match) == ("xenia_gift", 0)
    assert legal_moves(match) == ["pay", "refuse"]


def test_4_7_2_a_paid_gift_brings_two_markers_and_none_is_taken_off() -> None:
    match = play(gift_due([900, 0, 0, 0]), (0, "pay"))
    assert sheik(match, 0)["gold"] == 900 - 250 - 50
    assert markers(match) == 2


def test_4_7_2_gifts_come_every_third_round() -> None:
    # Nobody bids or buys anything; the other princesses have no powers, and there is gold enough for all.
    quiet = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine"]
    match = arriving([2000, 0, 0, 0], round=5, base_income=500, emira_deck=quiet)
    answers = {"last_player_bid": "no_bid", "choose_action": "decline", "buy_event": "none", "xenia_gift": "pay"}
    gifts = []
    while match.position()["round"] < 12:
        if match.decision.question == "xenia_gift":
            gifts.append(match.position()["round"])
        play(match, (match.decision.seat, answers.get(match.decision.question, "pass")))
    assert gifts == [8, 11]


def test_4_7_2_with_less_than_250_he_must_refuse() -> None:
    match = gift_due([240, 100, 0, 0])
    assert legal_moves(match) == ["refuse"]
    why = refusal(match, 0, "pay")
    assert why is not None
    assert why.as_dict() == {
        "code": "cannot_pay_gift",
        "clause": "emira 4.7.2",
        "numbers": {"gift": 250, "gold": 240},
    }


def test_4_7_2_the_last_250_may_be_paid_even_if_the_upkeep_then_fails() -> None:
    match = play(gift_due([250, 0, 0, 0], draws=["xenia"]), (0, "pay"))
    assert sheik(match, 0)["gold"] == 0
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 50}
    assert markers(match) == 0


def test_4_7_2_a_first_gift_cannot_be_refused() -> None:
    match = arriving([900, 0, 0, 0])
    assert match.position()["round"] == 2
    assert sheik(match, 0)["palace"] == ["xenia"]


# Refusing.


def test_4_7_2_she_moves_to_the_richest_other_sheik_with_room() -> None:
    match = gift_due(
        [2000, 700, 620, 600],
        palace={0: ["xenia"], 1: ["asima", "thara"], 2: ["nibal", "fatima"]},
        sections=[0, 0, 1, 0],
    )
    play(match, (0, "refuse"))
    assert events(match, "joined")[0].data == {"princess": "xenia", "seat": 2}
    assert events(match, "xenia_gift_paid")[0].data == {"seat": 2, "amount": 250}
    assert sheik(match, 2)["gold"] == 620 - 250 - 150
    assert sheik(match, 0)["gold"] == 2000
    assert markers(match) == 2


def test_4_7_2_everybodys_gold_is_shown_when_she_moves_on() -> None:
    match = play(gift_due([300, 700, 620, 600]), (0, "refuse"))
    shown = events(match, "gold_shown_xenia")[0]
    assert shown.data == {"princess": "xenia", "gold": [300, 700, 620, 600]}
    assert shown.seats is None


def test_4_7_2_among_equally_rich_sheiks_appearance_decides() -> None:
    match = gift_due([2000, 700, 700, 600], tokens=[{"clothing": 5}, {"beauty": 1}, {"beauty": 2}, {"beauty": 3}])
    play(match, (0, "refuse"))
    assert sheik(match, 2)["palace"] == ["xenia"]


@pytest.mark.parametrize(("gold", "stays"), [(400, True), (390, False)])
def test_4_7_2_he_must_be_able_to_pay_gift_and_bill(gold: int, stays: bool) -> None:
    # 250 for the gift, 100 for two others, 50 for Xenia.
    match = gift_due([300, gold, 0, 0], palace={0: ["xenia"], 1: ["asima", "thara"]}, sections=[0, 1, 0, 0])
    play(match, (0, "refuse"))
    if stays:
        assert sheik(match, 1)["palace"] == ["asima", "thara", "xenia"]
        assert sheik(match, 1)["gold"] == 0
        assert events(match, "upkeep_failed") == []
    else:
        assert match.position()["gone_princesses"] == ["xenia"]
        assert sheik(match, 1)["gold"] == gold - 100
        assert markers(match) == 0


@pytest.mark.parametrize(("gold", "stays"), [(450, True), (440, False)])
def test_4_7_2_the_surcharge_she_causes_beside_suleika_counts(gold: int, stays: bool) -> None:
    # 250 for the gift, 50 for Suleika, 50 for Xenia, 100 surcharge.
    match = gift_due([300, gold, 0, 0], palace={0: ["xenia"], 1: ["suleika"]})
    play(match, (0, "refuse"))
    assert ("xenia" in sheik(match, 1)["palace"]) == stays
    assert sheik(match, 1)["gold"] == (0 if stays else 390)


def test_4_7_2_an_older_surcharge_stays_when_xenia_is_removed() -> None:
    match = gift_due(
        [300, 440, 0, 0], palace={0: ["xenia"], 1: ["suleika", "asima"]}, sections=[0, 1, 0, 0], surcharges=[0, 1, 0, 0]
    )
    play(match, (0, "refuse"))
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 1)["gold"] == 440 - 50 - 50 - 100


def test_4_7_2_only_the_richest_is_tried() -> None:
    # Seat 1 is richest but has a high bill; seat 2 could pay and is not asked.
    match = gift_due(
        [300, 450, 440, 0], palace={0: ["xenia"], 1: ["asima", "thara", "nibal", "janan"]}, sections=[0, 3, 0, 0]
    )
    play(match, (0, "refuse"))
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 2)["gold"] == 440


def test_4_7_2_a_full_tie_leaves_her_undecided_with_the_refuser_barred() -> None:
    match = play(gift_due([2000, 700, 700, 600]), (0, "refuse"))
    assert match.position()["undecided"] == ["xenia"]
    assert match.position()["xenia"] == {
        "joined_in_round": 0,
        "markers": 0,
        "first_gift_owed": False,
        "surcharged": False,
        "refuser": 0,
    }
    assert sheik(match, 0)["gold"] == 2000  # her 50 is not on his bill


def test_4_7_2_the_bar_of_the_refuser_outlasts_the_round() -> None:
    match = play(gift_due([2000, 700, 700, 600], in_play=[]), (0, "refuse"))
    assert match.position()["round"] == 9
    assert match.position()["undecided"] == ["xenia"]
    assert match.view(3)["xenia"]["refuser"] == 0


def test_4_7_2_the_bar_ends_when_she_has_joined_somebody() -> None:
    match = scenario("emira", gold=[2000, 490, 490, 490], undecided=["xenia"], xenia={"refuser": 0}, in_play=[], **BARE)
    play(match, (0, "pass"), (1, "take_150"))
    assert sheik(match, 1)["palace"] == ["xenia"]
    assert match.position()["xenia"]["refuser"] is None
    assert match.position()["xenia"]["first_gift_owed"]


def test_4_7_2_nobody_else_has_room() -> None:
    palace = {0: ["xenia"], 1: ["asima", "thara"], 2: ["nibal", "fatima"], 3: ["malika", "layla"]}
    match = play(gift_due([300, 700, 620, 600], palace=palace), (0, "refuse"))
    assert match.position()["emira_deck"]["cards"][-1] == "xenia"
    assert match.position()["xenia"]["refuser"] is None
    assert markers(match) == 0
    size = match.view(2)["emira_deck"]["size"]
    assert {"position": size, "card": "xenia"} in match.view(2)["emira_deck"]["known"]


def test_4_7_2_if_nobody_else_has_room_no_gold_is_shown() -> None:
    palace = {0: ["xenia"], 1: ["asima", "thara"], 2: ["nibal", "fatima"], 3: ["malika", "layla"]}
    match = play(gift_due([300, 700, 620, 600], palace=palace), (0, "refuse"))
    assert events(match, "gold_shown_xenia") == []


def test_4_7_2_her_departure_is_one_change_with_her_arrival() -> None:
    # Asima waits for room at seat 0 or 1. She moves in with seat 0 only after Xenia has settled.
    match = gift_due(
        [2000, 700, 600, 500],
        palace={0: ["xenia", "thara"]},
        tokens=[{"beauty": 2}, {"beauty": 1}, {"beauty": 1}, {}],
        undecided=["asima"],
    )
    play(match, (0, "refuse"))
    assert [entry.data["princess"] for entry in events(match, "joined")] == ["xenia", "asima"]
    assert sheik(match, 0)["palace"] == ["asima", "thara"]


def test_4_7_2_a_paid_gift_settles_the_undecided_before_the_bills() -> None:
    match = gift_due([700, 600, 0, 0], undecided=["yasmine"], palace={0: ["xenia"], 2: ["asima", "thara"]})
    play(match, (0, "pay"))
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("xenia_gift_paid") < kinds.index("joined") < kinds.index("upkeep_paid")
    assert sheik(match, 1)["gold"] == 550


# Joining at other times.


def test_4_7_2_joining_in_phase_4_owes_the_gift_in_the_same_round() -> None:
    match = scenario("emira", gold=[480, 480, 480, 480], undecided=["xenia"], in_play=[], **BARE)
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert sheik(match, 0)["palace"] == ["xenia"]
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    assert sheik(match, 0)["gold"] == 630 - 300
    assert markers(match) == 2


@pytest.mark.parametrize(("gold", "stays"), [(250, True), (240, False)])
def test_4_7_2_joining_after_7b_the_gift_is_due_at_once(gold: int, stays: bool) -> None:
    # Seat 1 pays 50 for Asima and falls behind seat 0.
    match = scenario(
        "emira", phase="xenia", gold=[gold, gold, 0, 0], undecided=["xenia"], palace={1: ["asima"]}, **BARE
    )
    assert events(match, "joined")[0].data == {"princess": "xenia", "seat": 0}
    assert sheik(match, 0)["gold"] == (0 if stays else 240)
    assert markers(match) == (2 if stays else 0)
    assert match.position()["gone_princesses"] == ([] if stays else ["xenia"])
    assert not match.position()["xenia"]["first_gift_owed"]


def test_4_7_2_removed_after_7b_she_causes_no_surcharge() -> None:
    match = scenario(
        "emira",
        phase="xenia",
        gold=[200, 200, 0, 0],
        undecided=["xenia"],
        palace={0: ["suleika"], 1: ["asima", "thara"]},
        **{**BARE, "sections": [0, 1, 0, 0]},
    )
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 0)["surcharges"] == 0


def test_4_7_2_on_join_the_gift_is_paid_at_once() -> None:
    match = arriving([900, 0, 0, 0], xenia_first_gift_timing="on_join")
    assert events(match, "xenia_gift_on_joining")[0].data == {"seat": 0, "amount": 250}
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 50}
    assert markers(match) == 2


def test_4_7_2_on_join_with_less_than_250_she_is_removed_at_once() -> None:
    match = arriving([240, 0, 0, 0], xenia_first_gift_timing="on_join", palace={0: ["suleika"]})
    assert match.position()["gone_princesses"] == ["xenia"]
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 50}


def test_4_7_2_her_markers_vanish_when_she_leaves() -> None:
    match = gift_due(
        [0, 0, 0, 0], xenia={"joined_in_round": 5, "markers": 2}, draws=["xenia"], palace={0: ["xenia", "asima"]}
    )
    assert match.position()["emira_deck"]["cards"][-1] == "xenia"
    assert match.position()["xenia"]["markers"] == 0
    assert match.position()["xenia"]["joined_in_round"] == 0
