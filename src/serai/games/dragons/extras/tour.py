"""A position to learn the game at: the others have placed all their tokens, the learner has three to go."""

from __future__ import annotations

from typing import Final

from serai.core.settings import Value
from serai.games.dragons.position.scenario import arrange

LEARNER: Final = 0
FIRST: Final = 1
SECOND: Final = 2
SETTINGS: Final[dict[str, object]] = {"players": 3, "mode": "basic"}


def tour(settings: dict[str, Value]) -> dict[str, object]:
    """The 1, the 4 and the 9 are left: for the market, for a room where nobody stands, and for the guard of 8."""
    wishes: dict[str, object] = {
        "guard": 8,
        "turn": LEARNER,
        "caves": {"cave_red": "5/3", "cave_white": "4/2/1", "cave_blue": "4/3", "cave_black": "0", "cave_gold": "5/2"},
        "treasure": {LEARNER: "6c 2p", FIRST: "5g 3u", SECOND: "4b 4p"},
        "board": {
            "cave_red": [(LEARNER, 7), (FIRST, 7), (SECOND, 1)],
            "cave_white": [(LEARNER, 2), (FIRST, 2), (SECOND, 8)],
            "cave_blue": [(LEARNER, 6), (FIRST, 9), (SECOND, 4)],
            "cave_gold": [(LEARNER, 8), (FIRST, 4), (SECOND, 6)],
            "market": [(LEARNER, 5), (FIRST, 1), (SECOND, 2)],
            "caravanserai": [(FIRST, 6), (SECOND, 5)],
            "guard_room": [(FIRST, 8), (SECOND, 9)],
            "room_1": [(FIRST, 5)],
            "room_2": [(SECOND, 7)],
        },
    }
    return {"options": SETTINGS, **arrange(settings, "dragons:lesson", wishes)}
