"""A position to learn the game at: in one turn every step of it is worth taking."""

from __future__ import annotations

from typing import Final

from serai.core.settings import Value
from serai.games.saba.position.scenario import arrange

LEARNER: Final = 0
FIRST: Final = 1
SECOND: Final = 2
OWNERS: Final = [LEARNER, FIRST, SECOND, SECOND, FIRST, LEARNER]  # of the arches in gardens 1 to 6
SETTINGS: Final[dict[str, object]] = {"players": 3, "mode": "basic"}


def tour(settings: dict[str, Value]) -> dict[str, object]:
    """All lead with two points; a fountain and the treasure chamber await the learner, who works at the carpenter's."""
    wishes: dict[str, object] = {
        "turn": 10,
        "first_player": LEARNER,
        "active": LEARNER,
        "stock": ["2S 1E 1G", "2E 1A", "1A 2S"],
        "harbour": "G2|E2|A3|S4",
        "gardens": {number: {"value": 1, "figure": owner} for number, owner in enumerate(OWNERS, 1)},
        "quarters": {"carpenter": [LEARNER], "mason": [FIRST]},
        "sites": ["treasure_1", "fountain_5", "fountain_1"],
        "hand": {},
    }
    return {"options": SETTINGS, **arrange(settings, "saba:lesson", wishes)}
