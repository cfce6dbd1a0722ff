"""S-31: the vizier takes no space."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import reason
from tests.games.saba.look import BLUE


def test_s_31_a_figure_may_be_placed_where_he_stands() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "1G"}, vizier="mason")
    play(match, (BLUE, "place_in_quarter mason"))
    assert match.position()["quarters"]["mason"] == [BLUE, None]


def test_s_31_the_foreman_moves_into_and_out_of_his_quarter() -> None:
    words = {"mode": "advanced", "hand": {BLUE: ["foreman"]}, "quarters": {"mason": [BLUE]}}
    out = play(scenario("saba", vizier="mason", **words), (BLUE, "play foreman"), (BLUE, "foreman_target goldsmith"))
    assert out.position()["quarters"]["goldsmith"] == [BLUE, None]
    into = play(
        scenario("saba", vizier="goldsmith", **words), (BLUE, "play foreman"), (BLUE, "foreman_target goldsmith")
    )
    assert into.position()["ready"] == ["goldsmith_1"]
    assert reason(into, BLUE, "use_quarter goldsmith")[0] == "vizier_blocks_quarter"
