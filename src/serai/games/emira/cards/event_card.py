"""What the event cards have in common."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.emira.table import Table


class EventCard:
    """A type of event card. `stays`: it lies open in front of whoever has played it, for the rest of the game."""

    def __init__(self, stays: bool = False) -> None:
        self.stays = stays

    def play(self, s: Table, seat: i64) -> None:
        """Its immediate effect, up to a choice that it may ask for; `s.card` is the card itself."""
        raise NotImplementedError

    def is_taken(self, s: Table) -> bool:
        """E-2: whether somebody has played one this round, and there is no place for two."""
        return False
