"""S-8: a slot that is not full or empty."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, player, stock


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


@pytest.mark.parametrize(
    ("slot", "harbour", "card", "faces"),
    [
        (2, "A2|G0|S3|E4", "harbour_b", [1, 2]),
        (3, "A2|S2|G0|E4", "harbour_b", [1, 3]),
        (4, "A2|S2|E3|G0", "harbour_a", [4, 3]),
    ],
)
def test_s_8_every_slot_can_be_empty(slot: int, harbour: str, card: str, faces: list[int]) -> None:
    match = scenario("saba", players=3, harbour=harbour, stock=["1G", "7G", "7G"], harbour_cards={BLUE: faces})
    play(match, (BLUE, f"choose_harbour {card}"))
    assert stock(match, BLUE) == "1G"
    assert told(match, "harbour_slot_empty") == [{"seat": BLUE, "type": "gold", "slot": slot}]
