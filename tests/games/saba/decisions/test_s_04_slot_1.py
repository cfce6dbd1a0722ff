"""S-4: slot 1 draws an action card."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player


def test_s_4_the_building_deck_is_not_touched() -> None:
    match = scenario("saba", action_top=["res_gold"])
    deck = match.position()["building_deck"]
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert match.position()["building_deck"] == deck
    assert player(match, BLUE)["hand"] == ["res_gold"]
