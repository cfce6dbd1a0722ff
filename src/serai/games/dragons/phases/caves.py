"""Rules section 4.5: the dragon caves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import ALL_KINDS, NICHES
from serai.games.dragons.ranking import ranked
from serai.games.dragons.table import Table

TREASURE_WON: Final = EventType("treasure_won", "4.5", "seat:seat cave:space treasure:kind amount")


def award_cave(s: Table, cave: i64) -> None:
    """Rank 1 takes the topmost filled niche, rank 2 the next, and so on."""
    players = ranked(s, cave)
    place: i64 = 0
    for niche in range(cave * NICHES, (cave + 1) * NICHES):
        amount = s.niches[niche]
        if amount and place < len(players):
            seat = players[place]
            s.units[seat * ALL_KINDS + cave] += amount
            s.niches[niche] = 0
            s.tell(TREASURE_WON, seat, cave, cave, amount)
            place += 1
