"""Golden games of Emira (tests/golden)."""

from __future__ import annotations

from serai.core.playout import random_option
from tests.golden.case import Case

FEW_PRINCESSES: dict[str, object] = {"emira_deck": ["layla", "nibal", "xenia", "sidi_suleiman"], "phase": "market"}
SAVES = [
    Case("talents_3", "goal_talents", {"players": 3, "mode": "standard", "edition": "consensus"}),
    Case("talents_4", "goal_talents", {"players": 4, "mode": "advanced", "edition": "fr"}),
    Case("talents_5", "goal_talents", {"players": 5, "mode": "standard", "edition": "pl"}),
    Case("talents_5_at_random", "goal_talents", {"players": 5, "mode": "advanced", "edition": "nl"}, {}, random_option),
    Case("number_3", "goal_number", {"players": 3, "mode": "advanced", "edition": "nl"}),
    Case("number_4", "goal_number", {"players": 4, "mode": "standard", "edition": "pl"}),
    Case("number_5", "goal_number", {"players": 5, "mode": "advanced", "edition": "consensus"}),
    Case("deck_empty_3", "deck_empty", {"players": 3, "mode": "standard", "edition": "fr"}, FEW_PRINCESSES),
    Case("deck_empty_4", "deck_empty", {"players": 4, "mode": "advanced", "edition": "nl"}, FEW_PRINCESSES),
    Case("deck_empty_5", "deck_empty", {"players": 5, "mode": "standard", "edition": "consensus"}, FEW_PRINCESSES),
    Case("max_rounds_3", "max_rounds", {"players": 3, "mode": "advanced", "edition": "pl", "max_rounds": 12}),
    Case("max_rounds_4", "max_rounds", {"players": 4, "mode": "standard", "edition": "nl"}, {}, random_option),
    Case("max_rounds_5", "max_rounds", {"players": 5, "mode": "advanced", "edition": "fr", "max_rounds": 8}),
]
PLAYTHROUGHS = [
    Case("three_sheiks", "max_rounds", {"players": 3, "mode": "standard", "edition": "consensus", "max_rounds": 4}),
    Case("four_sheiks", "max_rounds", {"players": 4, "mode": "advanced", "edition": "nl", "max_rounds": 3}),
    Case("five_sheiks", "max_rounds", {"players": 5, "mode": "advanced", "edition": "fr", "max_rounds": 3}),
    Case("the_last_princess", "deck_empty", {"players": 4, "mode": "standard", "edition": "pl"}, FEW_PRINCESSES),
]
