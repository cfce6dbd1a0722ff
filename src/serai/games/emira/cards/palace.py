"""Rules section 5.2: Guest House and Restoration."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.table import Table

GUEST_HOUSE_OPENED: Final = EventType("guest_house_opened", "5.2", "seat:seat capacity")
PALACE_RESTORED: Final = EventType("palace_restored", "5.2", "seat:seat track:halves")


class GuestHouse(EventCard):
    """Room for one more princess."""

    def play(self, s: Table, seat: i64) -> None:
        s.guest_houses[seat] += 1
        s.tell(GUEST_HOUSE_OPENED, seat, s.capacity(seat))


class Restoration(EventCard):
    """Half a point on the palace track."""

    def play(self, s: Table, seat: i64) -> None:
        s.track[seat] += 1
        s.tell(PALACE_RESTORED, seat, s.track[seat])


GUEST_HOUSE_CARD: Final = GuestHouse(stays=True)
RESTORATION_CARD: Final = Restoration()
