"""Worked examples of princesses who choose, wait, leave and want to be paid."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import do_nothing, joined, sheik
from tests.games.look import asked, told

ORDINARY = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine"]
NO_HANDS: list[list[str]] = [[], [], [], []]


def idle_until(match: Match, kind: str) -> Match:
    """Everybody does nothing until that is asked."""
    while match.decision is not None and match.decision.question != kind:
        do_nothing(match)
    return match


def kinds_since(match: Match, kind: str) -> list[str]:
    """What happened after the last event of a kind."""
    kinds = [entry.kind for entry in match.log]
    return kinds[len(kinds) - kinds[::-1].index(kind) :]


@pytest.mark.parametrize("token", ["beauty", "clothing"])
def test_w_14_samira_breaks_a_set(token: str) -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="purchase",
        in_play=["samira"],
        palace={0: ["layla"]},
        tokens=[{"beauty": 1, "clothing": 1}, {}, {}, {}],
    )
    assert match.view(0)["sheiks"][0]["appearance"] == 4
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    assert asked(match) == ("samira_discard", 0)
    assert match.decision is not None
    assert [move["type"] for move in match.decision.moves] == ["beauty", "clothing"]
    why = refusal(match, 0, "samira_discard manners")
    assert why is not None
    assert (why.code, why.numbers) == ("no_own_token_of_type", {"type": "manners"})
    before = match.position()["bag"][token]
    play(match, (0, f"samira_discard {token}"))
    assert match.position()["bag"][token] == before + 1
    assert match.view(0)["sheiks"][0]["appearance"] == 2


def test_w_15_choosing_with_a_full_palace() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["thara"],
        tokens=[{"beauty": 6, "manners": 1}, {"manners": 5}, {"clothing": 5}, {"clothing": 2}],
        sections=[0, 1, 3, 0],
        palace={0: ["malika", "fatima"]},
    )
    assert [match.view(None)["sheiks"][seat]["appearance"] for seat in range(4)] == [7, 5, 5, 2]
    assert joined(match) == [("thara", 2)]


def test_w_16_undecided_then_a_purchase() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["malika"],
        status_cards=[[], ["status_1200"], ["status_1300"], []],
        sections=[0, 1, 1, 0],
        hand=NO_HANDS,
    )
    assert match.position()["undecided"] == ["malika"]
    play(match, (1, "pass"), (2, "bid 10"), (3, "pass"), (0, "pass"))
    assert joined(match) == []
    play(match, (2, "buy palace"))
    assert joined(match) == [("malika", 2)]
    since = kinds_since(match, "bought")
    assert since.index("joined") < since.index("auction_opened")
    assert match.view(None)["sheiks"][2]["capacity"] == 4


def test_w_17_undecided_and_gold() -> None:
    match = scenario(
        "emira",
        edition="fr",
        undecided=["raidah"],
        status_cards=[["status_700"], ["status_300_1"], ["status_300_2"], ["status_750"]],
        gold={0: 600, 3: 600},
        camels=[0, 0, 0, 0],
    )
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"))
    assert joined(match) == []
    play(match, (3, "pass"))
    assert joined(match) == [("raidah", 3)]
    assert asked(match) == ("choose_action", 0)
    assert (sheik(match, 0)["gold"], sheik(match, 3)["gold"]) == (550, 600)


def test_w_18_undecided_and_room() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        undecided=["sahar"],
        in_play=["asima"],
        sections=[0, 1, 1, 0],
        status_cards=[[], ["status_300_1"], ["status_300_2"], []],
        palace={1: ["malika", "fatima"], 2: ["raidah"]},
        tokens=[{}, {"beauty": 1}, {}, {}],
    )
    assert joined(match) == [("asima", 1), ("sahar", 2)]
    assert "undecided" not in kinds_since(match, "joined")
    assert kinds_since(match, "joined")[0] == "upkeep_paid"


def test_w_19_nobody_has_room() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["asima"],
        sections=[0, 0, 0, 0],
        palace=[ORDINARY[1:3], ORDINARY[3:5], ORDINARY[5:7], ORDINARY[7:9]],
        tokens=[{"beauty": 3}, {"manners": 2}, {}, {"clothing": 1}],
        hand=NO_HANDS,
    )
    assert match.position()["undecided"] == ["asima"]
    assert joined(match) == []
    play(match, (1, "pass"), (2, "bid 10"), (3, "pass"), (0, "pass"), (2, "buy palace"))
    assert joined(match) == [("asima", 2)]
    assert asked(match) == ("auction_turn", 3)


def w_20() -> Match:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["sidi_suleiman"],
        emira_top=["nibal"],
        sections=[1, 2, 0, 0],
        palace=[["asima", "thara", "fatima"], ["malika", "raidah", "sahar"], ["anisah"], []],
        tokens=[{}, {"beauty": 1}, {}, {}],
        gold=[750] * 4,
    )
    assert match.position()["undecided"] == ["sidi_suleiman"]
    return idle_until(match, "sidi_victim")


def test_w_20_sidi_visits_as_soon_as_one_has_the_most() -> None:
    match = w_20()
    assert joined(match) == [("nibal", 1)]
    assert asked(match) == ("sidi_victim", 1)
    assert match.decision is not None
    assert {move["princess"] for move in match.decision.moves} == {"nibal", "malika", "raidah", "sahar"}


def test_w_20_victim_and_sidi_leave_the_game_before_upkeep() -> None:
    match = play(w_20(), (1, "sidi_victim nibal"))
    assert set(match.position()["gone_princesses"]) == {"nibal", "sidi_suleiman"}
    assert sheik(match, 1)["palace"] == ["malika", "raidah", "sahar"]
    paid = [entry.data["amount"] for entry in events(match, "upkeep_paid") if entry.data["seat"] == 1]
    assert paid == [150, 150]
    assert sheik(match, 1)["gold"] == 750 - 150 + 150 - 150


def test_w_21_a_bill() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["nibal"],
        sections={2: 2},
        palace={2: ["suleika", "janan", "zafirah"]},
        tokens=[{}, {}, {"beauty": 1}, {}],
        gold={2: 750},
    )
    assert joined(match) == [("nibal", 2)]
    assert told(match, "upkeep_paid") == [{"seat": 2, "amount": 300}]
    assert sheik(match, 2)["gold"] == 450


def test_w_22_upkeep_failure_in_the_standard_game() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="upkeep",
        gold={1: 180},
        sections={1: 3},
        palace={1: ["asima", "thara", "nibal", "fatima", "malika"]},
        goal={1: "goal4_i_h_c_r"},
        draws=["fatima"],
    )
    assert events(match, "upkeep_failed")[0].data == {"seat": 1, "bill": 250}
    assert events(match, "all_gold_paid")[0].data == {"seat": 1, "amount": 180}
    assert sheik(match, 1)["gold"] == 0
    assert sheik(match, 1)["palace"] == ["asima", "thara", "nibal", "malika"]
    assert match.position()["emira_deck"]["cards"][-1] == "fatima"
    assert match.result is None


def test_w_23_upkeep_failure_in_the_advanced_game() -> None:
    match = scenario(
        "emira",
        edition="fr",
        mode="advanced",
        phase="upkeep",
        gold={1: 120},
        sections={1: 2},
        palace={1: ["asima", "thara", "nibal", "janan"]},
        draws=["thara", "janan"],
    )
    assert events(match, "upkeep_failed")[0].data == {"seat": 1, "bill": 250}
    assert [entry.data["princess"] for entry in events(match, "leaves_in_tumult")] == ["thara", "janan"]
    assert told(match, "upkeep_paid") == [{"seat": 1, "amount": 100}]
    assert sheik(match, 1)["gold"] == 20
    assert sheik(match, 1)["palace"] == ["asima", "nibal"]
    assert set(match.position()["emira_deck"]["cards"][-2:]) == {"thara", "janan"}


def w_24() -> Match:
    return scenario(
        "emira",
        edition="fr",
        phase="courtship",
        round=5,
        in_play=["xenia"],
        emira_top=["thara", "nibal", "fatima"],
        gold=[900, 500, 500, 500],
        sections=[0, 0, 0, 0],
        palace={0: ["asima"]},
    )


def test_w_24_xenias_rhythm() -> None:
    match = w_24()
    markers = {}
    while asked(match)[0] != "xenia_gift":
        markers.setdefault(match.view(None)["round"] - 1, match.position()["xenia"]["markers"])
        do_nothing(match)
    assert markers == {5: 2, 6: 1, 7: 0}
    assert (asked(match), match.view(None)["round"]) == (("xenia_gift", 0), 8)
    bills = [entry.data["amount"] for entry in events(match, "upkeep_paid") if entry.data["seat"] == 0]
    assert bills == [350, 100, 100]
    assert sheik(match, 0)["gold"] == 900 - 350 + 150 - 100 + 150 - 100 + 150
    assert match.decision is not None
    assert [move.verb for move in match.decision.moves] == ["pay", "refuse"]


def test_w_25_xenia_moves_on() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="xenia",
        round=8,
        gold=[800, 700, 620, 600],
        sections=[0, 0, 1, 0],
        palace=[["asima", "xenia"], ["thara", "nibal"], ["fatima", "malika"], []],
        xenia={"joined_in_round": 5, "markers": 0},
    )
    play(match, (0, "refuse"))
    assert joined(match) == [("xenia", 2)]
    assert events(match, "xenia_gift_paid")[0].data == {"seat": 2, "amount": 250}
    bills = {entry.data["seat"]: entry.data["amount"] for entry in events(match, "upkeep_paid")}
    assert bills == {0: 50, 1: 100, 2: 150}
    assert [sheik(match, seat)["gold"] for seat in range(4)] == [750, 600, 220, 600]
    assert match.position()["xenia"]["markers"] == 2


def test_w_26_xenia_cannot_be_paid() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        in_play=["xenia"],
        gold=[200, 200, 200, 300],
        sections={3: 1},
        palace={3: ["asima", "thara"]},
    )
    assert joined(match) == [("xenia", 3)]
    assert events(match, "xenia_removed")[0].data == {"seat": 3, "bill": 400}
    assert match.position()["gone_princesses"] == ["xenia"]
    assert events(match, "upkeep_paid")[0].data == {"seat": 3, "amount": 100}
    assert sheik(match, 3)["gold"] == 200
    assert sheik(match, 3)["palace"] == ["asima", "thara"]
    assert events(match, "upkeep_failed") == []
    assert events(match, "leaves_in_tumult") == []
