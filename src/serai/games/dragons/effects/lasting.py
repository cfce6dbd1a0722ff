"""Spells that last until clean-up: Spy, Close Sesame, The Last Shall Be First, Smuggling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.games.dragons.components import CITY, SMUGGLING
from serai.games.dragons.effects.nothing import no_effect
from serai.games.dragons.table import Table

SPY_SENT: Final = EventKind("spy_sent", "6.4.12", "seat:seat")
SEALED: Final = EventKind("space_sealed", "6.4.20", "seat:seat space:space")
ORDER_REVERSED: Final = EventKind("last_are_first", "6.4.6", "seat:seat")
SMUGGLED: Final = EventKind("smuggled_in", "6.4.5", "seat:seat spaces:space[]")


def send_spy(s: Table, seat: i64) -> None:
    s.spy = seat
    s.tell(SPY_SENT, seat)


def seal(s: Table, seat: i64, space: i64) -> None:
    s.sealed |= 1 << space
    s.tell(SEALED, seat, space)


def reverse(s: Table, seat: i64) -> None:
    s.reversed = True
    s.tell(ORDER_REVERSED, seat)


def smuggle(s: Table, seat: i64) -> None:
    """Into every city place that is empty now, sealed or not (A-52)."""
    places: list[int] = [space for space in CITY if s.is_empty(space)]
    if not places:
        no_effect(s, seat, SMUGGLING)
        return
    s.smuggler = seat
    for space in places:
        s.smuggled |= 1 << space
    s.tell_cards(SMUGGLED, seat, places)
