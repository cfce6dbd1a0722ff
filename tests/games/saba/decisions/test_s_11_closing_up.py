"""S-11: always close up, then refill site 3."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, sites


def test_s_11_after_slot_2_the_new_card_comes_to_site_3() -> None:
    match = scenario(
        "saba", harbour_cards={BLUE: [1, 2]}, sites=["arch_1", "arch_2", "arch_3"], building_top=["arch_4"]
    )
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "remove_palace_card 2"))
    assert sites(match) == ["arch_1", "arch_3", "arch_4"]
