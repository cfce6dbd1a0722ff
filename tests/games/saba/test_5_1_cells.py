"""Rules section 5.1: the cells of the serail."""

from __future__ import annotations

import pytest

from serai import BadPosition
from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, serail


@pytest.mark.parametrize(("players", "cells"), [(2, 4), (3, 5), (4, 6)])
def test_5_1_cells_in_use(players: int, cells: int) -> None:
    match = scenario(
        "saba",
        players=players,
        step="build",
        stock={BLUE: "2A 1S 1E"},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={5: {"value": 1, "figure": RED}},
        serail=[BLUE, RED] * (cells // 2) + [BLUE] * (cells % 2),
    )
    play(match, (BLUE, "build 1"), (RED, "yes"))
    assert len(serail(match)) == cells
    assert match.view(None)["serail"]["cells"] == cells


def test_5_1_more_markers_than_cells_cannot_be() -> None:
    with pytest.raises(BadPosition, match="the serail has 5 markers and 4 cells"):
        scenario("saba", players=2, serail=[BLUE, RED, BLUE, RED, BLUE])


def test_5_1_the_cells_are_options() -> None:
    assert scenario("saba", players=3, serail_cells_3=7).view(None)["serail"]["cells"] == 7
