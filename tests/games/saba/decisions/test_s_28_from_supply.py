"""S-28: figures for quarters come from the supply only."""

from __future__ import annotations

from serai.testing import scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE


def test_s_28_with_all_figures_out_none_can_be_placed() -> None:
    match = scenario(
        "saba",
        step="quarter",
        stock={BLUE: "3G"},
        hand={BLUE: ["res_gold"]},
        quarters={"mason": [BLUE]},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={n: {"value": 1, "figure": BLUE} for n in range(1, 8)},
    )
    assert reason(match, BLUE, "place_in_quarter bazaar") == ("no_figure_in_supply", "S-28", {})
