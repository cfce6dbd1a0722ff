"""S-7: every slot is topped up in every harbour step."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, harbour


def test_s_7_a_slot_that_did_not_move_is_filled_too() -> None:
    match = scenario("saba", harbour="G2|A2|S3|E1", stock={BLUE: ""})
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert harbour(match) == "G2|A2|S3|E4"


def test_s_7_a_used_up_type_keeps_its_slot() -> None:
    match = scenario("saba", players=3, harbour="G0|A2|S3|E4", stock=["1G", "7G", "7G"], harbour_cards={BLUE: [4, 3]})
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert harbour(match) == "E2|G0|A3|S4"
