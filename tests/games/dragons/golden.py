"""Golden games of Aladdin's Dragons (tests/golden)."""

from __future__ import annotations

from serai.core.playout import random_option
from tests.golden.case import Case

SAVES = [
    Case("dragons_basic_3", "last_artifact", {"players": 3, "mode": "basic"}),
    Case("dragons_basic_4", "last_artifact", {"players": 4, "mode": "basic", "bank": "unlimited"}),
    Case("dragons_magic_3", "last_artifact", {"players": 3, "mode": "magic"}, {}, random_option),
    Case("dragons_magic_4", "last_artifact", {"players": 4, "mode": "magic"}),
    Case(
        "dragons_magic_5",
        "last_artifact",
        {"players": 5, "mode": "magic", "placement_windows": "every_placement", "camel_takes_effect": "at_once"},
    ),
    Case("dragons_short_5", "short_game", {"players": 5, "mode": "basic", "short_first_game": True}),
    Case("dragons_stopped_4", "max_rounds", {"players": 4, "mode": "magic", "max_rounds": 12}),
]
PLAYTHROUGHS = [
    Case("dragons_first_game", "short_game", {"players": 3, "mode": "basic", "short_first_game": True}),
    Case("dragons_magic", "max_rounds", {"players": 4, "mode": "magic", "max_rounds": 6}),
]
