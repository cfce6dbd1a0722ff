"""Rules section 4.7: drawing and the limits."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, player, stock


def test_4_7_the_draw_is_compulsory() -> None:
    match = scenario("saba", step="build", hand={BLUE: ["res_gold"] * 3}, action_top=["res_ebony"])
    play(match, (BLUE, "end_build"))
    assert player(match, BLUE)["hand"] == ["res_ebony", "res_gold", "res_gold", "res_gold"]


def test_4_7_the_card_just_drawn_may_be_played() -> None:
    match = scenario("saba", step="build", hand={BLUE: ["res_gold"]}, action_top=["res_ebony"], stock={BLUE: ""})
    play(match, (BLUE, "end_build"), (BLUE, "play res_ebony"))
    assert stock(match, BLUE) == "1E"


def test_4_7_building_and_placing_are_over() -> None:
    match = scenario(
        "saba", step="final", stock={BLUE: "2A 1S 3G"}, hand={BLUE: ["res_gold"]}, sites=["arch_1", "arch_4", "arch_6"]
    )
    for move in ({"kind": "build", "site": 1}, {"kind": "place_in_quarter", "quarter": "mason"}):
        assert match.why_not(BLUE, move).code == "not_asked_now"


@pytest.mark.parametrize(("mode", "limit"), [("basic", 3), ("advanced", 4)])
def test_4_7_the_hand_limit(mode: str, limit: int) -> None:
    match = scenario("saba", mode=mode, step="final", hand={BLUE: ["res_gold"] * 3 + ["res_ebony"] * 3})
    play(match, (BLUE, "end_turn"))
    for _ in range(6 - limit):
        assert legal_moves(match) == ["discard res_ebony", "discard res_gold"]
        play(match, (BLUE, "discard res_ebony"))
    assert len(player(match, BLUE)["hand"]) == limit
    assert match.position()["active"] == RED
    assert match.position()["action_discard"] == ["res_ebony"] * (6 - limit)
    assert told(match, "action_card_discarded") == [{"seat": BLUE, "card": "res_ebony"}] * (6 - limit)


def test_4_7_the_stock_limit_is_seven_over_all_types() -> None:
    match = scenario("saba", step="final", stock={BLUE: "2A 2S 2E 3G"}, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_turn"), (BLUE, "return gold"), (BLUE, "return alabaster"))
    assert stock(match, BLUE) == "1A 2S 2E 2G"
    assert asked(match) == ("pre_harbour", RED)


def test_4_7_exactly_the_surplus_is_returned() -> None:
    match = scenario("saba", step="final", stock={BLUE: "7G"}, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_turn"))
    assert stock(match, BLUE) == "7G"
    assert asked(match) == ("pre_harbour", RED)


def test_4_7_only_what_one_has_can_be_returned() -> None:
    match = scenario("saba", step="final", stock={BLUE: "5A 4S"}, hand={BLUE: ["res_gold"] * 4})
    play(match, (BLUE, "end_turn"))
    assert reason(match, BLUE, "discard res_ebony") == ("card_not_in_hand", "saba 4.5", {"card": "res_ebony"})
    play(match, (BLUE, "discard res_gold"))
    assert reason(match, BLUE, "return ebony") == ("resource_not_owned", "saba 4.7", {"type": "ebony"})


def test_4_7_a_single_type_is_returned_without_asking() -> None:
    match = scenario("saba", step="final", stock={BLUE: "9A"}, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_turn"))
    assert told(match, "resource_returned") == [{"seat": BLUE, "type": "alabaster"}] * 2
    assert stock(match, BLUE) == "7A"
