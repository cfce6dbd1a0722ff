"""Rules section 3.4: the harbour at the start."""

from __future__ import annotations

import serai
from tests.games.look import told
from tests.games.saba.look import harbour


def test_3_4_each_slot_is_full_of_one_type() -> None:
    for seed in range(12):
        slots = serai.game("saba").new(seed=seed).position()["harbour"]
        assert [slot["count"] for slot in slots] == [2, 2, 3, 4]
        assert len({slot["type"] for slot in slots}) == 4


def test_3_4_the_log_tells_what_lies_where() -> None:
    match = serai.game("saba").new(seed=1)
    slots = match.position()["harbour"]
    assert told(match, "harbour_set_up") == [{"slot": i, **slot} for i, slot in enumerate(slots, 1)]


def test_3_4_the_types_are_drawn_by_lot() -> None:
    orders = {harbour(serai.game("saba").new(seed=seed)) for seed in range(60)}
    assert len(orders) > 12
