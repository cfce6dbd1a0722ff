"""Rules section 4.7.3: paying the bills, and what happens to those who cannot."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, scenario
from tests.games.emira.look import sheik

FIVE = ["asima", "thara", "nibal", "fatima", "malika"]
BARE: dict[str, object] = {
    "camels": [0, 0, 0, 0],
    "sections": [4, 4, 4, 4],
    "tokens": [{}, {}, {}, {}],
    "status_cards": [[], [], [], []],
}
OWED = {"joined_in_round": 1, "first_gift_owed": True}


def upkeep(gold: list[int], **words: object) -> Match:
    return scenario("emira", phase="upkeep", gold=gold, **{**BARE, **words})


def left(match: Match) -> list[object]:
    return [entry.data["princess"] for entry in events(match, "leaves_in_tumult")]


def test_4_7_3_everybody_pays_at_the_same_time() -> None:
    match = upkeep([500, 500, 500, 500], palace={0: ["asima"], 2: ["thara", "janan"]})
    assert [sheik(match, seat)["gold"] for seat in range(4)] == [450, 500, 350, 500]


def test_4_7_3_one_change_for_all() -> None:
    # After all have paid, seats 0 and 1 are equally rich again, so Yasmine stays undecided.
    match = upkeep([500, 500, 0, 0], palace={0: ["asima"], 1: ["thara"]}, undecided=["yasmine"])
    assert match.position()["undecided"] == ["yasmine"]


def test_4_7_3_the_last_coin_is_enough() -> None:
    match = upkeep([250, 0, 0, 0], palace={0: FIVE})
    assert sheik(match, 0)["gold"] == 0
    assert events(match, "upkeep_failed") == []


def test_4_7_3_standard_he_pays_all_he_has_and_one_princess_leaves() -> None:
    match = upkeep([180, 0, 0, 0], palace={0: FIVE}, draws=["nibal"])
    assert sheik(match, 0)["gold"] == 0
    assert sheik(match, 0)["palace"] == ["asima", "thara", "fatima", "malika"]
    assert match.position()["emira_deck"]["cards"][-1] == "nibal"
    assert match.position()["gone_princesses"] == []


def test_4_7_3_standard_exactly_one_leaves_whatever_the_shortage() -> None:
    match = upkeep([0, 0, 0, 0], palace={0: FIVE}, draws=["asima"])
    assert left(match) == ["asima"]


def test_4_7_3_everybody_knows_who_left() -> None:
    match = upkeep([0, 0, 0, 0], palace={0: FIVE}, draws=["asima"])
    size = match.view(None)["emira_deck"]["size"]
    assert match.view(None)["emira_deck"]["known"] == [{"position": size, "card": "asima"}]


def test_4_7_3_failures_are_handled_clockwise_from_the_first_player() -> None:
    match = upkeep(
        [0, 0, 0, 500],
        first_player=2,
        palace={0: ["asima"], 1: ["thara"], 2: ["nibal"], 3: ["fatima"]},
        draws=["nibal", "asima", "thara"],
    )
    assert left(match) == ["nibal", "asima", "thara"]
    assert match.position()["emira_deck"]["cards"][-3:] == ["nibal", "asima", "thara"]


def test_4_7_3_advanced_princesses_leave_until_the_rest_can_be_paid() -> None:
    match = upkeep(
        [0, 120, 0, 0], mode="advanced", palace={1: ["asima", "thara", "nibal", "janan"]}, draws=["thara", "janan"]
    )
    assert left(match) == ["thara", "janan"]
    assert sheik(match, 1)["palace"] == ["asima", "nibal"]
    assert sheik(match, 1)["gold"] == 20
    assert sorted(match.position()["emira_deck"]["cards"][-2:]) == ["janan", "thara"]


def test_4_7_3_advanced_the_leavers_are_known_but_not_their_order() -> None:
    match = upkeep([0, 0, 0, 0], mode="advanced", palace={1: ["asima", "thara"]}, draws=["thara", "asima"])
    assert match.view(3)["emira_deck"]["known"] == []
    assert match.view(3)["emira_deck"]["somewhere"] == [{"cards": ["asima", "thara"], "among": 2}]


def test_4_7_3_advanced_nothing_is_paid_before_the_first_leaves() -> None:
    match = upkeep([80, 0, 0, 0], mode="advanced", palace={0: ["asima", "thara"]}, draws=["asima"])
    assert sheik(match, 0)["gold"] == 30
    assert sheik(match, 0)["palace"] == ["thara"]


def test_4_7_3_advanced_all_may_leave() -> None:
    match = upkeep([40, 0, 0, 0], mode="advanced", palace={0: ["asima", "thara"]}, draws=["asima", "thara"])
    assert sheik(match, 0)["palace"] == []
    assert sheik(match, 0)["gold"] == 40


def test_4_7_3_advanced_zafirahs_departure_does_not_lower_the_bill() -> None:
    match = upkeep([0, 0, 0, 0], mode="advanced", palace={0: ["asima", "zafirah"]}, draws=["zafirah", "asima"])
    assert left(match) == ["zafirah", "asima"]


def test_4_7_3_advanced_suleikas_surcharge_leaves_with_her() -> None:
    match = upkeep(
        [100, 0, 0, 0],
        mode="advanced",
        palace={0: ["suleika", "asima", "thara"]},
        surcharges=[1, 0, 0, 0],
        draws=["suleika"],
    )
    assert left(match) == ["suleika"]
    assert sheik(match, 0)["gold"] == 0


def test_4_7_3_advanced_a_surcharge_stays_when_the_newcomer_leaves() -> None:
    match = upkeep(
        [150, 0, 0, 0],
        mode="advanced",
        palace={0: ["suleika", "asima"]},
        surcharges=[1, 0, 0, 0],
        draws=["asima"],
    )
    assert left(match) == ["asima"]
    assert sheik(match, 0)["gold"] == 0


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_4_7_3_xenia_alone_goes_if_her_first_gift_is_what_fails(mode: str) -> None:
    match = upkeep([0, 0, 0, 300], mode=mode, palace={3: ["asima", "thara", "xenia"]}, xenia=OWED)
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 3)["palace"] == ["asima", "thara"]
    assert sheik(match, 3)["gold"] == 200
    assert events(match, "upkeep_failed") == []
    assert left(match) == []
    assert match.position()["xenia"]["markers"] == 0


def test_4_7_3_the_surcharge_xenia_caused_goes_with_her() -> None:
    match = upkeep(
        [100, 0, 0, 0],
        palace={0: ["asima", "suleika", "xenia"]},
        surcharges=[1, 0, 0, 0],
        xenia={**OWED, "surcharged": True},
    )
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 0)["gold"] == 0
    assert events(match, "upkeep_failed") == []


def test_4_7_3_another_newcomers_surcharge_stays() -> None:
    match = upkeep(
        [200, 0, 0, 0],
        palace={0: ["asima", "suleika", "xenia"]},
        surcharges=[2, 0, 0, 0],
        xenia={**OWED, "surcharged": True},
    )
    assert sheik(match, 0)["gold"] == 0
    assert sheik(match, 0)["palace"] == ["asima", "suleika"]
    assert events(match, "upkeep_failed") == []


def test_4_7_3_after_xenias_removal_an_upkeep_failure_costs_the_gold_and_nobody_else() -> None:
    match = upkeep([80, 0, 0, 0], palace={0: ["asima", "thara", "xenia"]}, xenia=OWED)
    assert match.position()["gone_princesses"] == ["xenia"]
    assert left(match) == []
    assert sheik(match, 0)["palace"] == ["asima", "thara"]
    assert sheik(match, 0)["gold"] == 0
    assert events(match, "upkeep_failed")[0].data == {"seat": 0, "bill": 100}


def test_4_7_3_after_xenias_removal_the_advanced_failure_may_follow() -> None:
    match = upkeep([80, 0, 0, 0], mode="advanced", palace={0: ["asima", "thara", "xenia"]}, xenia=OWED, draws=["thara"])
    assert match.position()["gone_princesses"] == ["xenia"]
    assert sheik(match, 0)["palace"] == ["asima"]
    assert sheik(match, 0)["gold"] == 30


def test_4_7_3_without_a_first_gift_xenia_is_drawn_like_any_other() -> None:
    match = upkeep([80, 0, 0, 0], palace={0: ["asima", "xenia"]}, xenia={"markers": 1}, draws=["asima"])
    assert sheik(match, 0)["palace"] == ["xenia"]
    assert match.position()["xenia"]["markers"] == 1


def test_4_7_3_then_the_undecided_settle() -> None:
    # Seat 0's tumult makes room for Raidah, who has waited for it; she costs nothing this round.
    match = upkeep(
        [40, 500, 500, 500],
        sections=[0, 0, 0, 0],
        palace={0: ["asima", "thara"], 1: FIVE[2:4], 2: ["malika", "layla"], 3: ["nadia", "sahar"]},
        undecided=["raidah"],
        draws=["asima"],
    )
    assert sheik(match, 0)["palace"] == ["thara", "raidah"]
    assert sheik(match, 0)["gold"] == 0


def test_4_7_3_a_failure_does_not_touch_the_bills_of_others() -> None:
    # Seat 1 loses Layla, whom seat 0 would welcome; she goes under the deck and is nobody's.
    match = upkeep([500, 0, 0, 0], palace={0: ["asima"], 1: ["layla"]}, draws=["layla"])
    assert sheik(match, 0)["gold"] == 450
    assert match.position()["emira_deck"]["cards"][-1] == "layla"


def test_4_7_3_an_upkeep_failure_is_no_win() -> None:
    seven = [*FIVE, "layla", "raidah"]
    match = upkeep([300, 0, 0, 0], palace={0: [*seven, "sahar"]}, sections=[6, 0, 0, 0], draws=["sahar"])
    assert len(sheik(match, 0)["palace"]) == 7
    assert match.result is None


def test_4_7_3_xenias_exception_is_no_hindrance_to_a_win() -> None:
    seven = [*FIVE, "layla", "raidah"]
    match = upkeep([350, 0, 0, 0], palace={0: [*seven, "xenia"]}, sections=[6, 0, 0, 0], xenia=OWED)
    assert match.result is not None
    assert match.result.winners == [0]
