"""Rules section 3.1: the board and the palace at the start."""

from __future__ import annotations

import serai


def test_3_1_everything_is_empty_and_the_vizier_is_in_the_bazaar() -> None:
    position = serai.game("saba").new(seed=5, mode="advanced").position()
    assert position["gardens"] == [{"value": 0, "figure": None, "lock": None}] * 8
    assert all(spaces == [None, None] for spaces in position["quarters"].values())
    assert position["serail"] == []
    assert position["serail_seat"] is None
    assert [owner["treasure_chamber"] for owner in position["players"]] == [0, 0, 0, 0]
    assert position["vizier"] == "bazaar"
