"""Data that could not be found anywhere and was designed by this project: not what is printed on the cards.

Each table stands in the form that a file in its place has (docs/data.md).
"""

from __future__ import annotations

from typing import Final

from serai.games.saba.components import PALACE_NAMES, RESOURCES, SPECIAL_NAMES

COSTS: Final = [
    # 8.1, S-15: alabaster, sandstone, ebony; arches, fountains, pillars of gardens 1 to 8
    (2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2), (1, 1, 1), (1, 1, 1),
    (0, 2, 2), (1, 2, 1), (2, 0, 2), (2, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 0), (1, 1, 2),
    (2, 1, 2), (1, 2, 2), (1, 2, 2), (2, 1, 2), (1, 3, 1), (3, 1, 1), (1, 1, 3), (2, 2, 1),
]  # fmt: skip


def costs_by_name() -> dict[str, object]:
    named: dict[str, object] = {}
    for name, cost in zip(PALACE_NAMES, COSTS):
        named[name] = {RESOURCES[kind]: number for kind, number in enumerate(cost) if number}
    return named


ONE_OF_EACH: Final[dict[str, object]] = {"alabaster": 1, "sandstone": 1, "ebony": 1}
UNPRICED: Final[dict[str, object]] = {name: {} for name in SPECIAL_NAMES}  # special_cards with `treasure_cost` none
RECONSTRUCTED: Final[dict[str, object]] = {
    "palace_cards": costs_by_name(),
    "special_cards": {"treasure_1": ONE_OF_EACH, "treasure_2": ONE_OF_EACH, "game_end": {}},  # 8.2, S-14
    "basic_action_cards": [  # 8.3, S-42
        {"copies": 5, "gives": {"alabaster": 1}},
        {"copies": 5, "gives": {"sandstone": 1}},
        {"copies": 5, "gives": {"ebony": 1}},
        {"copies": 5, "gives": {"gold": 1}},
    ],
    "harbour_cards": {  # 8.6, S-3: the undersides are ours
        "harbour_a": {"start": 1, "underside": 4},
        "harbour_b": {"start": 3, "underside": 2},
    },
    "quarter_neighbours": {  # 8.5, S-43
        "stonemason": ["carpenter", "mason"],
        "carpenter": ["stonemason", "money_changer", "goldsmith"],
        "money_changer": ["carpenter", "bazaar"],
        "mason": ["stonemason", "goldsmith"],
        "goldsmith": ["mason", "carpenter", "bazaar"],
        "bazaar": ["money_changer", "goldsmith"],
    },
}
