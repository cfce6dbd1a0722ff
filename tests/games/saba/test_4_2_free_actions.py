"""Rules section 4.2: free actions."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, asked, reason, stock

STEPS = ["pre_harbour", "build", "quarter", "final"]


@pytest.mark.parametrize("step", STEPS)
def test_4_2_quarters_and_cards_can_be_used_in_every_window(step: str) -> None:
    match = scenario(
        "saba", step=step, quarters={"mason": [BLUE]}, hand={BLUE: ["res_gold", "res_gold"]}, stock={BLUE: ""}
    )
    play(match, (BLUE, "play res_gold"), (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "1S 1G"
    assert match.position()["step"] == step


def test_4_2_there_is_no_limit_on_cards_in_a_turn() -> None:
    match = scenario("saba", hand={BLUE: ["res_gold"] * 3 + ["res_ebony"] * 3}, stock={BLUE: ""})
    for card in ("res_gold", "res_ebony") * 3:
        play(match, (BLUE, f"play {card}"))
    assert stock(match, BLUE) == "3E 3G"


@pytest.mark.parametrize("step", STEPS)
def test_4_2_a_worker_is_only_played_with_a_build(step: str) -> None:
    match = scenario("saba", mode="advanced", step=step, hand={BLUE: ["worker"]})
    assert reason(match, BLUE, "play worker") == ("worker_only_with_build", "saba 7.2", {})


def test_4_2_no_free_action_inside_the_harbour_step() -> None:
    match = scenario("saba", quarters={"mason": [BLUE]}, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert asked(match) == ("move_vizier", BLUE)
    for move in ({"kind": "use_quarter", "quarter": "mason"}, {"kind": "play", "card": "res_gold"}):
        assert match.why_not(BLUE, move).code == "not_asked_now"


def test_4_2_nobody_else_acts() -> None:
    match = scenario("saba", hand={RED: ["res_gold"]}, quarters={"mason": [RED]})
    assert reason(match, RED, "play res_gold")[0] == "not_your_decision"
    assert reason(match, RED, "use_quarter mason")[0] == "not_your_decision"
