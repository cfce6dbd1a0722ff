"""E-27: Xenia and her gifts."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import PLAIN, do_nothing, gold, markers, owner

DUE = {"phase": "xenia", "round": 8, "xenia": {"joined_in_round": 5}}


# (a)


def test_e_27_a_the_50_are_due_besides_the_gift() -> None:
    match = scenario("emira", phase="courtship", **PLAIN, gold=[900, 0, 0, 0], palace={0: ["thara"]}, in_play=["xenia"])
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 50 + 50 + 250}
    assert gold(match)[0] == 550
    assert markers(match) == 2


def test_e_27_a_also_in_the_rounds_of_later_gifts_and_between_them() -> None:
    later = scenario("emira", **PLAIN, **DUE, gold=[900, 0, 0, 0], palace={0: ["xenia"]})
    play(later, (0, "pay"))
    assert gold(later)[0] == 900 - 250 - 50
    between = scenario(
        "emira",
        **PLAIN,
        **{**DUE, "xenia": {"joined_in_round": 5, "markers": 2}},
        gold=[900, 0, 0, 0],
        palace={0: ["xenia"]},
    )
    assert gold(between)[0] == 850
    assert markers(between) == 1


def test_e_27_a_every_third_round() -> None:
    """Joined in round 5: gifts in 5 and 8, none in 6 and 7."""
    match = scenario(
        "emira",
        phase="courtship",
        round=5,
        **PLAIN,
        gold=[900, 0, 0, 0],
        in_play=["xenia"],
        emira_top=["sahar", "thara", "asima", "fatima"],
    )
    while match.decision.question != "xenia_gift":
        do_nothing(match)
    assert match.position()["round"] == 8
    taken = [(entry.data["left"]) for entry in events(match, "xenia_marker_taken")]
    assert taken == [1, 0]


# (b)


def test_e_27_b_by_default_the_first_gift_comes_with_the_bill() -> None:
    match = scenario("emira", phase="purchase", **PLAIN, gold=[900, 0, 0, 0], undecided=["xenia"], in_play=["asima"])
    play(match, (0, "two"))
    assert owner(match) == 0
    assert gold(match)[0] == 750
    assert match.position()["xenia"]["first_gift_owed"]
    assert markers(match) == 0


def test_e_27_b_on_join_the_gift_is_paid_the_moment_she_joins() -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        phase="purchase",
        **PLAIN,
        gold=[900, 0, 0, 0],
        undecided=["xenia"],
        in_play=["asima"],
    )
    play(match, (0, "two"))
    assert owner(match) == 0
    assert gold(match)[0] == 500
    assert markers(match) == 2
    assert not match.position()["xenia"]["first_gift_owed"]


def test_e_27_b_on_join_the_bill_contains_no_gift_and_no_marker_goes_this_round() -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        phase="courtship",
        **PLAIN,
        gold=[900, 0, 0, 0],
        palace={0: ["thara"]},
        in_play=["xenia"],
    )
    assert events(match, "xenia_gift_on_joining")[0].data == {"seat": 0, "amount": 250}
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 100}
    assert markers(match) == 2
    assert match.position()["round"] == 2


@pytest.mark.parametrize(("amount", "stays"), [(240, False), (250, True)])
def test_e_27_b_on_join_with_less_than_250_she_is_removed_at_once(amount: int, stays: bool) -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        phase="courtship",
        **PLAIN,
        gold=[amount, 0, 0, 0],
        in_play=["xenia"],
        draws=["xenia"] if stays else [],
    )
    assert ("xenia" in match.position()["gone_princesses"]) != stays
    assert gold(match)[0] == (0 if stays else 240)


def test_e_27_b_on_join_the_exception_of_the_first_gift_never_applies() -> None:
    """260 gold: 250 at once, then a bill of 150 that 10 do not pay. An ordinary failure."""
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        phase="courtship",
        **{**PLAIN, "sections": [1, 0, 0, 0]},
        gold=[260, 0, 0, 0],
        palace={0: ["thara", "nibal"]},
        in_play=["xenia"],
        draws=["thara"],
    )
    assert events(match, "xenia_removed") == []
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 150}
    assert match.position()["sheiks"][0]["palace"] == ["nibal", "xenia"]


def test_e_27_b_on_join_a_removed_xenia_causes_no_surcharge() -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        phase="courtship",
        **{**PLAIN, "sections": [1, 0, 0, 0]},
        gold=[240, 0, 0, 0],
        palace={0: ["suleika"]},
        in_play=["xenia"],
    )
    assert "xenia" in match.position()["gone_princesses"]
    assert gold(match)[0] == 190


def test_e_27_b_on_join_her_gift_can_be_paid_in_phase_4() -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing="on_join",
        **PLAIN,
        gold=[400, 400, 100, 100],
        undecided=["xenia"],
    )
    play(match, (0, "take_150"))
    assert owner(match) == 0
    assert gold(match) == [300, 400, 100, 100]


# (c)


def test_e_27_c_gift_and_moves_come_before_anybody_pays_upkeep() -> None:
    """1 is richer than 2 before the upkeep, and would be poorer after it."""
    match = scenario(
        "emira",
        **{**PLAIN, "sections": [0, 3, 0, 0]},
        **DUE,
        gold=[100, 700, 620, 0],
        palace={0: ["xenia"], 1: ["thara", "nibal", "janan"]},
    )
    play(match, (0, "refuse"))
    assert owner(match) == 1
    assert gold(match) == [100, 700 - 250 - 250, 620, 0]
    order = [entry.kind for entry in match.log if entry.kind in ("xenia_gift_paid", "upkeep_paid")]
    assert order == ["xenia_gift_paid", "upkeep_paid"]


# (d)


def test_e_27_d_moving_on_needs_room() -> None:
    match = scenario(
        "emira", **PLAIN, **DUE, gold=[100, 900, 620, 0], palace={0: ["xenia"], 1: ["thara", "nibal"], 2: ["asima"]}
    )
    play(match, (0, "refuse"))
    assert owner(match) == 2
    assert markers(match) == 2


# (e)


def test_e_27_e_a_tie_for_richest_is_decided_by_appearance() -> None:
    match = scenario(
        "emira",
        **{**PLAIN, "tokens": [{"beauty": 5}, {"manners": 1}, {"manners": 2}, {"clothing": 4}]},
        **DUE,
        gold=[100, 600, 600, 500],
        palace={0: ["xenia"]},
    )
    play(match, (0, "refuse"))
    assert owner(match) == 2


def test_e_27_e_still_tied_she_is_undecided_and_the_refuser_is_barred() -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[900, 500, 500, 100], palace={0: ["xenia"]})
    play(match, (0, "refuse"))
    assert match.position()["undecided"] == ["xenia"]
    assert match.position()["xenia"]["refuser"] == 0
    assert match.view(1)["xenia"] == {"markers": 0, "refuser": 0}


def test_e_27_e_the_bar_outlasts_the_round_and_ends_when_she_has_joined_somebody() -> None:
    match = scenario(
        "emira", **PLAIN, **DUE, gold=[900, 500, 500, 100], palace={0: ["xenia"]}, hand={0: [], 1: [], 2: [], 3: []}
    )
    play(match, (0, "refuse"))
    assert (match.position()["round"], match.position()["phase"]) == (9, "auction")
    assert match.position()["undecided"] == ["xenia"]
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert owner(match) == 2
    assert gold(match)[0] == 1050
    assert match.position()["xenia"]["refuser"] is None
    assert match.position()["xenia"]["first_gift_owed"]


def test_e_27_e_all_gold_is_shown_when_she_moves_on() -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[100, 700, 620, 0], palace={0: ["xenia"]})
    play(match, (0, "refuse"))
    shown = events(match, "gold_shown_xenia")
    assert [(entry.data["gold"], entry.seats) for entry in shown] == [([100, 700, 620, 0], None)]


# (f)

FULL = {0: ["xenia"], 1: ["thara", "nibal"], 2: ["asima", "fatima"], 3: ["malika", "sahar"]}


def test_e_27_f_nobody_else_with_room_she_goes_under_the_emira_deck() -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[900, 800, 700, 600], palace=FULL)
    play(match, (0, "refuse"))
    assert match.position()["emira_deck"]["cards"][-1] == "xenia"
    assert match.position()["sheiks"][0]["palace"] == []
    assert markers(match) == 0
    assert gold(match)[0] == 900
    assert match.position()["xenia"]["refuser"] is None


def test_e_27_f_then_nobody_need_show_his_gold() -> None:
    """Section 8: gold is shown when she moves to a sheik; here she moves to none."""
    match = scenario("emira", **PLAIN, **DUE, gold=[900, 800, 700, 600], palace=FULL)
    play(match, (0, "refuse"))
    assert events(match, "gold_shown_xenia") == []


# (g)


@pytest.mark.parametrize(("amount", "stays"), [(400, True), (390, False)])
def test_e_27_g_the_next_owner_needs_the_gift_and_his_whole_bill(amount: int, stays: bool) -> None:
    """Bill without her 100, with her 150, and 250 for the gift."""
    match = scenario(
        "emira",
        **{**PLAIN, "sections": [0, 0, 1, 0]},
        **DUE,
        gold=[900, 0, amount, 0],
        palace={0: ["xenia"], 2: ["thara", "nibal"]},
    )
    play(match, (0, "refuse"))
    assert ("xenia" in match.position()["gone_princesses"]) != stays
    assert gold(match)[2] == (0 if stays else 390 - 100)
    assert events(match, "upkeep_failed") == []


@pytest.mark.parametrize(("amount", "stays"), [(450, True), (440, False)])
def test_e_27_g_a_surcharge_she_causes_belongs_to_that_bill(amount: int, stays: bool) -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[900, 0, amount, 0], palace={0: ["xenia"], 2: ["suleika"]})
    play(match, (0, "refuse"))
    assert ("xenia" in match.position()["gone_princesses"]) != stays
    assert gold(match)[2] == (0 if stays else 440 - 50)


@pytest.mark.parametrize(("amount", "stays"), [(400, True), (390, False)])
def test_e_27_g_the_first_gift_with_the_bill(amount: int, stays: bool) -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "sections": [1, 0, 0, 0]},
        gold=[amount, 0, 0, 0],
        palace={0: ["thara", "nibal"]},
        in_play=["xenia"],
    )
    assert ("xenia" in match.position()["gone_princesses"]) != stays
    assert gold(match)[0] == (0 if stays else 290)
    assert match.position()["sheiks"][0]["palace"][:2] == ["thara", "nibal"]
    assert events(match, "upkeep_failed") == []


# (h)


def too_poor_for_all(**words: object) -> serai.Match:
    """Bill 400 with Xenia, 100 without her, and 80 gold."""
    given = {"gold": [80, 0, 0, 0], "sections": [1, 0, 0, 0], "palace": {0: ["thara", "nibal"]}, **words}
    return scenario("emira", phase="courtship", in_play=["xenia"], **{**PLAIN, **given})


def test_e_27_h_who_could_not_even_pay_without_her_loses_her_alone() -> None:
    match = too_poor_for_all()
    assert match.position()["gone_princesses"] == ["xenia"]
    assert match.position()["sheiks"][0]["palace"] == ["thara", "nibal"]
    assert events(match, "leaves_in_tumult") == []
    assert events(match, "nobody_else_leaves")[0].data == {"seat": 0}


def test_e_27_h_he_pays_all_he_has_and_it_is_an_upkeep_failure() -> None:
    match = too_poor_for_all()
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 100}
    assert events(match, "all_gold_paid")[0].data == {"seat": 0, "amount": 80}
    assert gold(match)[0] == 0


@pytest.mark.parametrize(("amount", "wins"), [(340, False), (350, True)])
def test_e_27_h_so_he_cannot_win_this_round(amount: int, wins: bool) -> None:
    seven = ["thara", "nibal", "asima", "fatima", "malika", "sahar", "raidah"]
    match = too_poor_for_all(gold=[amount, 0, 0, 0], palace={0: seven}, sections=[6, 0, 0, 0])
    assert match.position()["gone_princesses"] == ["xenia"]
    assert set(match.position()["sheiks"][0]["palace"]) == set(seven)
    assert (match.result is not None) == wins


def test_e_27_h_in_the_advanced_game_the_ordinary_tumult_goes_on_for_the_rest() -> None:
    match = too_poor_for_all(mode="advanced", draws=["nibal"])
    assert match.position()["gone_princesses"] == ["xenia"]
    assert match.position()["sheiks"][0]["palace"] == ["thara"]
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 100}
    assert events(match, "nobody_else_leaves") == []
    assert gold(match)[0] == 30


# (i)


def test_e_27_i_a_later_gift_may_be_paid_with_the_last_250() -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[250, 0, 0, 0], palace={0: ["xenia", "thara"]}, draws=["thara"])
    play(match, (0, "pay"))
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 100}
    assert match.position()["sheiks"][0]["palace"] == ["xenia"]
    assert markers(match) == 2


def test_e_27_i_with_less_than_250_he_must_refuse() -> None:
    match = scenario("emira", **PLAIN, **DUE, gold=[240, 0, 0, 0], palace={0: ["xenia"]})
    found = refusal(match, 0, "pay")
    assert (found.code, found.clause) == ("cannot_pay_gift", "emira 4.7.2")
    assert found.numbers == {"gift": 250, "gold": 240}
    assert match.decision.moves == [{"kind": "refuse"}]


# (j)


@pytest.mark.parametrize("timing", ["upkeep", "on_join"])
def test_e_27_j_joining_after_7b_the_gift_is_due_at_once(timing: str) -> None:
    match = scenario(
        "emira",
        xenia_first_gift_timing=timing,
        phase="upkeep",
        **PLAIN,
        gold=[600, 600, 0, 0],
        palace={1: ["thara"]},
        undecided=["xenia"],
    )
    assert owner(match) == 0
    assert gold(match) == [350, 550, 0, 0]
    assert markers(match) == 2
    assert not match.position()["xenia"]["first_gift_owed"]


def test_e_27_j_with_less_than_250_she_is_removed_and_causes_no_surcharge() -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        **PLAIN,
        gold=[240, 240, 0, 0],
        palace={0: ["suleika"], 1: ["thara", "nibal"]},
        in_front={1: [{"card": "guest_house_1"}]},
        undecided=["xenia"],
    )
    assert match.position()["gone_princesses"] == ["xenia"]
    assert gold(match) == [190, 140, 0, 0]
    assert match.position()["sheiks"][0]["surcharges"] == 0


def between(amount: int, mine: list[str], **settings: object) -> serai.Match:
    """Refused by 0 she is tied between 1 and 2; then Sidi takes Nadia, and with her 1's good looks. 2 has `mine`."""
    match = scenario(
        "emira",
        **{**PLAIN, "tokens": [{}, {}, {"beauty": 1}, {}]},
        **DUE,
        gold=[900, amount, amount, 0],
        palace={0: ["xenia", "asima"], 1: ["nadia", "thara"], 2: mine},
        in_front={1: [{"card": "guest_house_1"}]},
        undecided=["sidi_suleiman"],
        **settings,
    )
    play(match, (0, "refuse"), (1, "sidi_victim nadia"))
    assert events(match, "made_up_her_mind")[-1].data == {"princess": "xenia", "seat": 2}
    return match


def test_e_27_j_between_7a_and_7b_the_gift_is_paid_at_once() -> None:
    match = between(500, [])
    assert owner(match) == 2
    assert gold(match) == [850, 450, 200, 0]
    assert markers(match) == 2
    assert events(match, "xenia_gift_paid")[0].data == {"seat": 2, "amount": 250}


@pytest.mark.parametrize(
    ("mine", "bill", "without_her"), [([], 50, 0), (["malika"], 100, 50), (["suleika"], 200, 50), (["janan"], 150, 100)]
)
def test_e_27_j_between_7a_and_7b_he_needs_the_gift_and_his_whole_bill(
    mine: list[str], bill: int, without_her: int
) -> None:
    enough = between(250 + bill, mine)
    assert owner(enough) == 2
    assert gold(enough)[2] == 0
    short = between(240 + bill, mine)
    assert "xenia" in short.position()["gone_princesses"]
    assert gold(short)[2] == 240 + bill - without_her, "he pays nothing for her"
    assert events(short, "xenia_and_bill_too_dear")[0].data == {"seat": 2, "gift": 250, "bill": bill}
    assert events(enough, "upkeep_failed") == events(short, "upkeep_failed") == []


def test_e_27_j_between_7a_and_7b_with_less_than_the_gift_she_goes_too() -> None:
    match = between(240, [])
    assert "xenia" in match.position()["gone_princesses"]
    assert gold(match)[2] == 240
    assert events(match, "xenia_too_dear")[0].data == {"seat": 2, "gift": 250}


def test_e_27_j_between_7a_and_7b_with_on_join_the_gift_is_enough() -> None:
    """290: 250 at once, and then 40 for a bill of 50."""
    match = between(290, [], xenia_first_gift_timing="on_join", draws=["xenia"])
    assert events(match, "xenia_gift_on_joining")[0].data == {"seat": 2, "amount": 250}
    assert events(match, "upkeep_failed")[0].data == {"seat": 2, "bill": 50}


@pytest.mark.parametrize("timing", ["upkeep", "on_join"])
def test_e_27_j_moving_on_in_7a_he_needs_gift_and_bill_whatever_the_timing(timing: str) -> None:
    for amount, stays in ((300, True), (290, False)):
        words = {**PLAIN, **DUE, "gold": [900, 0, amount, 0], "palace": {0: ["xenia"]}}
        match = scenario("emira", xenia_first_gift_timing=timing, **words)
        play(match, (0, "refuse"))
        assert (owner(match) == 2) == stays
        assert gold(match)[2] == (0 if stays else 290)


# (k)


def test_e_27_k_her_markers_vanish_when_she_leaves_in_a_tumult() -> None:
    match = scenario(
        "emira",
        **PLAIN,
        **{**DUE, "xenia": {"joined_in_round": 7, "markers": 2}},
        gold=[0, 0, 0, 0],
        palace={0: ["xenia"]},
        draws=["xenia"],
    )
    assert match.position()["emira_deck"]["cards"][-1] == "xenia"
    assert markers(match) == 0


def test_e_27_k_her_markers_vanish_when_sidi_takes_her() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        round=6,
        xenia={"joined_in_round": 5, "markers": 2},
        **PLAIN,
        palace={0: ["xenia"]},
        in_play=["sidi_suleiman"],
    )
    assert sorted(match.position()["gone_princesses"]) == ["sidi_suleiman", "xenia"]
    assert markers(match) == 0


# (l)


def test_e_27_l_the_refusers_bill_loses_her_50_and_the_new_owners_gains_it() -> None:
    match = scenario(
        "emira",
        **PLAIN,
        **DUE,
        gold=[900, 0, 620, 600],
        palace={0: ["xenia", "asima"], 2: ["thara"]},
    )
    play(match, (0, "refuse"))
    assert {entry.data["seat"]: entry.data["amount"] for entry in events(match, "upkeep_paid")} == {0: 50, 2: 100}
    assert gold(match) == [850, 0, 620 - 250 - 100, 600]
