"""S-8: a slot that is not full or empty."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, player, stock, told


def test_s_8_the_slot_may_be_chosen_and_its_action_is_carried_out() -> None:
    match = scenario("saba", players=3, harbour="G0|A2|S3|E4", stock=["1G", "7G", "7G"], action_top=["res_ebony"])
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "1G"
    assert told(match, "harbour_slot_empty") == [{"seat": BLUE, "type": "gold", "slot": 1}]
    assert player(match, BLUE)["hand"] == ["res_ebony"]


def test_s_8_what_is_there_is_taken() -> None:
    match = scenario("saba", players=3, harbour="G1|A2|S3|E4", stock=["", "7G", "7G"])
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "1G"
