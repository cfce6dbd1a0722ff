"""Rules section 4.4.2: what can be built, and what it costs."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason
from tests.games.saba.look import BLUE, reserve, stock


def test_4_4_2_the_total_cost_is_card_surcharge_and_lock_less_workers() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "1A 2S 1E 1G"},
        hand={BLUE: ["worker", "worker"]},
        sites=["fountain_1", "fountain_6", "fountain_2"],
        gardens={6: {"value": 1, "figure": None, "lock": "ebony"}},
    )
    assert match.view(None)["sites"][1]["cost"] == {"alabaster": 1, "sandstone": 2, "ebony": 2, "gold": 1}
    assert reason(match, BLUE, "build 2")[2] == {"card": "fountain_6", "type": "ebony", "cost": 2, "owned": 1}
    play(match, (BLUE, "build_with_workers 2 alabaster ebony"), (BLUE, "none"))
    assert stock(match, BLUE) == "1A"
    assert match.position()["action_discard"] == ["worker", "worker"]


def test_4_4_2_all_payments_go_to_the_reserve() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock=["2A 1S", ""],
        harbour="A2|S2|G3|E4",
        sites=["arch_1", "arch_4", "arch_6"],
    )
    assert reserve(match) == "11A 12S 11E 12G"
    play(match, (BLUE, "build 1"))
    assert reserve(match) == "13A 13S 11E 12G"


def test_4_4_2_what_cannot_be_paid_is_refused_with_the_first_missing_type() -> None:
    match = scenario(
        "saba", step="build", stock={BLUE: "1A 1S"}, hand={BLUE: ["res_gold"]}, sites=["arch_1", "arch_4", "arch_6"]
    )
    assert reason(match, BLUE, "build 1") == (
        "cannot_pay_card",
        "saba 4.4.2",
        {"card": "arch_1", "type": "alabaster", "cost": 2, "owned": 1},
    )
    assert [move for move in legal_moves(match) if move.startswith("build")] == []


def test_4_4_2_a_site_without_a_card() -> None:
    match = scenario("saba", step="build", sites=["pillar_1", "game_end"], building_deck=[], hand={BLUE: ["res_gold"]})
    assert reason(match, BLUE, "build 3") == ("site_is_empty", "saba 4.4.7", {"site": 3})
    assert reason(match, BLUE, "take_special 3") == ("site_is_empty", "saba 4.4.7", {"site": 3})
