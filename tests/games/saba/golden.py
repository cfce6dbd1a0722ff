"""Golden games of Saba (tests/golden)."""

from __future__ import annotations

from serai.core.playout import random_option
from tests.golden.case import Case

NOBODY_BUILDS: dict[str, object] = {"stall_rounds": 1}
LAST_CARDS: dict[str, object] = {
    "sites": ["fountain_6", "treasure_2", "pillar_2"],
    "building_deck": ["pillar_6", "game_end", "pillar_8"],
    "gardens": {2: {"value": 2, "figure": 0}, 6: {"value": 1, "figure": 1}, 8: {"value": 2, "figure": 1}},
    "stock": ["2A 2S 2E", "2A 2S 1E 1G"],
}
SAVES = [
    Case("saba_palace_2", "palace_done", {"players": 2, "mode": "basic"}, {}, random_option),
    Case("saba_palace_3", "palace_done", {"players": 3, "mode": "advanced"}, {}, random_option),
    Case("saba_palace_4", "palace_done", {"players": 4, "mode": "basic"}, {}, random_option),
    Case("saba_end_card_2", "game_end_taken", {"players": 2, "mode": "advanced"}, {}, random_option),
    Case("saba_end_card_3", "game_end_taken", {"players": 3, "mode": "basic"}, {}, random_option),
    Case("saba_end_card_4", "game_end_taken", {"players": 4, "mode": "advanced"}, {}, random_option),
    Case("saba_stalled", "stalled", {"players": 2, "mode": "basic", **NOBODY_BUILDS}, {}, random_option),
]
PLAYTHROUGHS = [
    Case("saba_three_builders", "stalled", {"players": 3, "mode": "basic", **NOBODY_BUILDS}, {}, random_option),
    Case("saba_last_cards", "palace_done", {"players": 2, "mode": "advanced"}, LAST_CARDS, random_option),
]
