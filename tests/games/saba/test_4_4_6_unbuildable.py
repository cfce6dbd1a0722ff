"""Rules section 4.4.6: cards that can no longer be built."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, sites


def test_4_4_6_a_lower_card_of_the_garden_leaves_at_once() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 2E 2G"},
        sites=["arch_3", "fountain_1", "fountain_3"],
        building_top=["fountain_2", "fountain_4"],
    )
    play(match, (BLUE, "build 3"))
    assert sites(match) == ["fountain_1", "fountain_2", "fountain_4"]
    assert "arch_3" in match.position()["removed"]


def test_4_4_6_two_cards_leave_lowest_site_first() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 2S 2E 2G"},
        sites=["arch_3", "fountain_3", "pillar_3"],
        building_top=["pillar_1", "pillar_2", "pillar_4"],
    )
    play(match, (BLUE, "build 3"))
    assert told(match, "card_no_longer_buildable") == [
        {"card": "arch_3", "site": 1, "value": 3},
        {"card": "fountain_3", "site": 1, "value": 3},
    ]
    assert sites(match) == ["pillar_1", "pillar_2", "pillar_4"]


def test_4_4_6_cards_of_other_gardens_stay() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 2E 2G"},
        sites=["arch_4", "fountain_1", "fountain_3"],
        building_top=["fountain_2"],
    )
    play(match, (BLUE, "build 3"))
    assert sites(match) == ["arch_4", "fountain_1", "fountain_2"]
