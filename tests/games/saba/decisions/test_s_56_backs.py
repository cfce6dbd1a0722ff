"""S-56: the blocks of the building deck are public."""

from __future__ import annotations

import pytest

from serai.testing import scenario
from tests.games.saba.look import BLUE, RED


@pytest.mark.parametrize(
    ("words", "coming"),
    [
        ({}, "arch"),
        ({"sites": ["arch_1", "arch_2", "arch_3"], "removed": [f"arch_{n}" for n in range(4, 9)]}, "treasure_1"),
        ({"sites": ["arch_1", "arch_2", "treasure_1"]}, "fountain"),
        (
            {"sites": ["fountain_1", "fountain_2", "fountain_3"], "removed": [f"fountain_{n}" for n in range(4, 9)]},
            "treasure_2",
        ),
        ({"sites": ["fountain_1", "fountain_2", "treasure_2"]}, "pillar"),
        (
            {"sites": ["pillar_1", "pillar_2", "pillar_3"], "building_deck": ["pillar_4", "pillar_5", "game_end"]},
            "pillar_or_game_end",
        ),
        ({"sites": ["pillar_1", "pillar_2", "game_end"], "building_deck": ["pillar_4"]}, "pillar"),
        ({"sites": ["pillar_1", "pillar_2", "game_end"], "building_deck": []}, None),
    ],
)
def test_s_56_what_comes_next(words: dict[str, object], coming: str | None) -> None:
    match = scenario("saba", **words)
    assert [match.view(viewer)["building_deck"]["next"] for viewer in (BLUE, RED, None)] == [coming] * 3
