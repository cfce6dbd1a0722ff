"""Rules sections 4.6.2 and 4.6.3: moving into a palace and leaving it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.state import NOBODY
from serai.games.emira.components import HIND, SULEIKA, XENIA
from serai.games.emira.table import IN_DECK, Table

JOINED: Final = EventType("joined", "4.6.2", "princess:princess seat:seat")
SURCHARGE: Final = EventType("suleika_surcharge", "4.6.2", "seat:seat princess:princess amount:gold")
LEFT: Final = EventType("left_palace", "4.6.3", "princess:princess seat:seat")


def move_in(s: Table, princess: i64, seat: i64) -> None:
    s.princess_at[princess] = seat
    s.guests[seat] += 1
    s.swapped &= ~(1 << princess)
    s.hind_barred &= ~(1 << princess)
    if not s.bills_to_come():
        s.late |= 1 << princess
    if princess == XENIA:
        s.xenia_refuser = NOBODY
    s.tell(JOINED, princess, seat)
    if princess != SULEIKA and s.princess_at[SULEIKA] == seat:
        s.surcharges[seat] += 1
        if princess == XENIA:
            s.xenia_surcharged = True
        s.tell(SURCHARGE, seat, princess, s.rules.surcharge)


def move_out(s: Table, princess: i64, place: i64) -> None:
    """She leaves her palace for a place off it, with everything that depended on her."""
    seat = s.princess_at[princess]
    s.princess_at[princess] = place
    s.guests[seat] -= 1
    s.late &= ~(1 << princess)
    s.tell(LEFT, princess, seat)
    if princess == HIND:
        s.hind_round = 0
        s.hind_barred = 0
    elif princess == SULEIKA:
        s.surcharges[seat] = 0
        s.xenia_surcharged = False
    elif princess == XENIA:
        s.xenia_round = 0
        s.xenia_markers = 0
        s.xenia_owed = False
        s.xenia_surcharged = False


def return_to_deck(s: Table, princess: i64) -> None:
    """Face down under the Emira deck, in everybody's sight."""
    move_out(s, princess, IN_DECK)
    s.emira_deck.put_under(princess, s.viewers())
