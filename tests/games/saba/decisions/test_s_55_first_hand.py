"""S-55: the first hand is empty."""

from __future__ import annotations

import serai


def test_s_55_no_cards_at_the_start() -> None:
    for mode in ("basic", "advanced"):
        match = serai.game("saba").new(seed=1, mode=mode)
        assert [owner["hand"] for owner in match.position()["players"]] == [[], [], [], []]
