"""S-58: an interim scoring with no points at all."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, player


@pytest.mark.parametrize(("markers", "chamber"), [([RED, BLUE], [0, 1]), ([], [0, 0])])
def test_s_58_the_serail_decides_or_nobody_leads(markers: list[int], chamber: list[int]) -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_2"],
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        serail=markers,
    )
    play(match, (BLUE, "take_special 1"))
    assert [player(match, seat)["treasure_chamber"] for seat in (BLUE, RED)] == chamber
