"""S-54: gardens are numbered and have no neighbours."""

from __future__ import annotations

import serai


def test_s_54_every_garden_has_its_three_cards() -> None:
    position = serai.game("saba").new(seed=1).position()
    cards = [*position["sites"], *position["building_deck"]]
    for number in range(1, 9):
        assert sorted(card for card in cards if card.endswith(f"_{number}") and not card.startswith("treasure")) == [
            f"arch_{number}",
            f"fountain_{number}",
            f"pillar_{number}",
        ]
