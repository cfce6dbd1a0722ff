"""Advice fits the situation."""

from __future__ import annotations

import serai
from serai.testing import scenario

GAME = serai.game("emira")


def test_the_princess_who_wins_the_game_is_named() -> None:
    match = scenario(
        "emira",
        round=8,
        camels=[0, 0, 0, 0],
        goal={0: "goal4_i_h_c_r"},
        palace={0: ["malika", "fatima", "firyal", "raidah"]},
        sections=[4, 0, 0, 0],
        tokens={0: {"beauty": 2}, 1: {}, 2: {"manners": 3}, 3: {}},
        token_offer="clothing",
        in_play=["thara"],
        gold=[1200, 900, 900, 900],
    )
    insight = GAME.insight()
    explained = GAME.explain(insight.reason(match.state, insight.judge(match.state).best()))
    assert explained.code == "bids_for_princess"
    assert explained.numbers["princess"] == "thara"
