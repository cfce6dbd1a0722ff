"""S-46: the merchant gives only what was owned before."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason
from tests.games.saba.look import BLUE


def test_s_46_what_was_just_taken_cannot_be_given_back() -> None:
    match = scenario("saba", mode="advanced", players=2, stock=["1S 1E", "2G"], hand={BLUE: ["merchant"]})
    play(match, (BLUE, "play merchant"), (BLUE, "merchant_take 1 gold"))
    assert reason(match, BLUE, "merchant_give gold") == ("type_on_both_sides", "S-46", {"type": "gold"})
    assert legal_moves(match) == ["merchant_give sandstone", "merchant_give ebony"]
