"""A position to learn the game at: one bid, one purchase, and a princess moves in."""

from __future__ import annotations

from typing import Final

from serai.core.settings import Value
from serai.games.emira.position.scenario import arrange

LEARNER: Final = 0
RIVAL: Final = 1
SETTINGS: Final[dict[str, object]] = {"players": 4, "mode": "standard"}


def tour(settings: dict[str, Value]) -> dict[str, object]:
    """Thara likes the rival, who is as handsome and lives better; the others' gold is on its way with caravans."""
    wishes: dict[str, object] = {
        "phase": "auction",
        "round": 3,
        "first_player": LEARNER,
        "colours": ["blue", "white", "green", "black"],
        "gold": [700, 10, 10, 10],
        "camels": {2: 0},
        "tokens": {LEARNER: {"clothing": 1}, RIVAL: {"manners": 1}},
        "caravans": {RIVAL: [("large_fast", 3)], 2: [("small_slow", 7)], 3: [("large_slow", 7)]},
        "palace": {LEARNER: ["malika"], 3: ["sahar"]},
        "goal": {LEARNER: "goal4_i_h_c_r"},
        "in_play": ["thara"],
        "token_offer": "beauty",
        "status_offer": "status_350_2",
        "hand": {LEARNER: ["guest_house_1"]},
    }
    return {"options": SETTINGS, **arrange(settings, "emira:lesson", wishes)}
