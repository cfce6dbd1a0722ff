"""Rules section 8.5: the quarters and their neighbours (our reconstruction)."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE

NEIGHBOURS = {
    "stonemason": ["carpenter", "mason"],
    "carpenter": ["stonemason", "goldsmith", "money_changer"],
    "mason": ["stonemason", "goldsmith"],
    "goldsmith": ["carpenter", "mason", "bazaar"],
    "money_changer": ["carpenter", "bazaar"],
    "bazaar": ["goldsmith", "money_changer"],
}


@pytest.mark.parametrize("start", NEIGHBOURS)
def test_8_5_neighbours(start: str) -> None:
    near = []
    for target in NEIGHBOURS:
        if target != start:
            match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={start: [BLUE]}, ready=[])
            play(match, (BLUE, "play foreman"), (BLUE, f"foreman_target {target}"))
            if match.position()["ready"]:
                near.append(target)
    assert near == NEIGHBOURS[start]


def test_8_5_the_view_names_the_neighbours() -> None:
    assert scenario("saba").view(None)["neighbours"] == NEIGHBOURS


def test_8_5_another_layout_can_be_entered() -> None:
    ring = list(NEIGHBOURS)
    layout = {name: [ring[i - 1], ring[(i + 1) % 6]] for i, name in enumerate(ring)}
    match = scenario(
        "saba",
        mode="advanced",
        data={"quarter_neighbours": layout},
        hand={BLUE: ["foreman"]},
        quarters={"stonemason": [BLUE]},
        ready=[],
    )
    play(match, (BLUE, "play foreman"), (BLUE, "foreman_target bazaar"))
    assert match.position()["ready"] == ["bazaar_1"]
