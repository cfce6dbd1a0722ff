"""S-10: slot 2 without a palace card on display."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, player


def test_s_10_only_the_resources_are_taken() -> None:
    match = scenario(
        "saba", harbour_cards={BLUE: [1, 2]}, sites=["treasure_1", "treasure_2", "game_end"], building_deck=["pillar_1"]
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert told(match, "no_palace_card_to_remove") == [{"seat": BLUE}]
    assert player(match, BLUE)["harbour_cards"] == [1, 3]


def test_s_10_with_one_palace_card_it_goes_without_asking() -> None:
    match = scenario(
        "saba", harbour_cards={BLUE: [1, 2]}, sites=["treasure_2", "pillar_3", "game_end"], building_deck=["pillar_1"]
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert told(match, "palace_card_removed") == [{"seat": BLUE, "card": "pillar_3", "site": 2}]
