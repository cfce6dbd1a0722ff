"""Rules section 4.3.1: choosing a harbour card."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE


@pytest.mark.parametrize(
    ("up", "card", "slot"),
    [
        ([1, 3], "harbour_a", 1),
        ([1, 3], "harbour_b", 3),
        ([4, 2], "harbour_a", 4),
        ([4, 2], "harbour_b", 2),
    ],
)
def test_4_3_1_the_face_up_side_decides_the_slot(up: list[int], card: str, slot: int) -> None:
    match = scenario("saba", harbour_cards={BLUE: up})
    play(match, (BLUE, f"choose_harbour {card}"))
    assert told(match, "harbour_chosen") == [{"seat": BLUE, "card": card, "slot": slot}]
    assert told(match, "harbour_taken")[0]["slot"] == slot
