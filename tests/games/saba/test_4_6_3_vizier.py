"""Rules section 4.6.3: the vizier blocks."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE, pass_turn, stock


@pytest.mark.parametrize("quarter", ["stonemason", "carpenter", "mason", "goldsmith"])
def test_4_6_3_the_quarter_with_the_vizier_is_blocked(quarter: str) -> None:
    match = scenario("saba", quarters={quarter: [BLUE]}, vizier=quarter)
    assert reason(match, BLUE, f"use_quarter {quarter}") == (
        "vizier_blocks_quarter",
        "saba 4.6.3",
        {"quarter": quarter},
    )


@pytest.mark.parametrize(("quarter", "pair"), [("money_changer", "gold ebony"), ("bazaar", "alabaster ebony")])
def test_4_6_3_exchanges_are_blocked_too(quarter: str, pair: str) -> None:
    match = scenario("saba", quarters={quarter: [BLUE]}, vizier=quarter, stock={BLUE: "1A 1G"})
    assert reason(match, BLUE, f"exchange {quarter} {pair}")[0] == "vizier_blocks_quarter"


def test_4_6_3_a_blocked_figure_stays_ready_and_works_once_he_leaves() -> None:
    match = scenario("saba", quarters={"mason": [BLUE]}, vizier="mason", stock={BLUE: ""}, harbour="A2|S2|G3|E4")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier goldsmith"), (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "1S 4G"


def test_4_6_3_readiness_does_not_accumulate() -> None:
    match = scenario("saba", players=2, step="final", quarters={"mason": [BLUE]}, hand={BLUE: ["res_gold"]})
    pass_turn(pass_turn(match))
    play(match, (BLUE, "use_quarter mason"))
    assert reason(match, BLUE, "use_quarter mason")[0] == "figure_not_ready"
