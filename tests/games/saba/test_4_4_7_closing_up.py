"""Rules section 4.4.7: closing up and refilling."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, sites


@pytest.mark.parametrize(
    ("site", "after"),
    [
        (1, ["arch_4", "arch_6", "arch_8"]),
        (2, ["arch_1", "arch_6", "arch_8"]),
        (3, ["arch_1", "arch_4", "arch_8"]),
    ],
)
def test_4_4_7_higher_sites_move_down_and_site_3_is_refilled(site: int, after: list[str]) -> None:
    match = scenario(
        "saba", step="build", stock={BLUE: "3A 3S 3E 3G"}, sites=["arch_1", "arch_4", "arch_6"], building_top=["arch_8"]
    )
    play(match, (BLUE, f"build {site}"))
    assert sites(match) == after
    assert told(match, "card_turned_up") == [{"card": "arch_8", "site": 3}]


def test_4_4_7_with_an_empty_deck_the_row_gets_shorter() -> None:
    match = scenario("saba", harbour_cards={BLUE: [1, 2]}, sites=["pillar_1", "pillar_2", "game_end"], building_deck=[])
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "remove_palace_card 1"))
    assert sites(match) == ["pillar_2", "game_end"]
