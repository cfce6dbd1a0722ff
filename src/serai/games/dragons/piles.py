"""The piles of the palace rooms. Artifacts of a type look alike, so what is known of a pile is known by type."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.deck import Deck
from serai.games.dragons.components import COPIES
from serai.games.dragons.table import NOTHING, Table


def like(artifact: i64) -> int:
    """The mask of all artifacts of the same type."""
    first: int = artifact // COPIES * COPIES
    return ((1 << COPIES) - 1) << first


def everybody_sees(s: Table, pile: Deck, artifact: i64) -> None:
    """Where an artifact of this type is. A viewer who knew of one of the type there may take it for that one."""
    card: int = artifact
    bit = 1 << card
    zones = pile.zones
    for zone in range(0, len(zones), 3):
        alike = zones[zone + 2] & like(artifact)
        if zones[zone + 1] & bit and alike and not alike & bit:
            zones[zone + 2] = zones[zone + 2] & ~(alike & -alike) | bit
    pile.mark_seen(artifact, s.viewers())


# The pile that Abracadabra took an artifact from: viewers who knew its order then still know it, except for the gap.


def remember_pile(s: Table, room: i64, at: i64) -> None:
    """Before an artifact is taken from the place `at` of what lies face down, counted from the bottom."""
    pile = s.piles[room]
    s.gap_room = room
    s.gap_cards = pile.cards.copy()
    s.gap_known = pile.known.copy()
    s.gap_at = at


def forget_pile(s: Table, room: i64) -> None:
    """A Mirage has changed the order of the pile."""
    if s.gap_room == room:
        s.gap_room = NOTHING
        s.gap_cards = []
        s.gap_known = []
        s.gap_at = NOTHING


def face_down(s: Table, room: i64) -> i64:
    """How many artifacts of a pile lie face down."""
    return len(s.piles[room].cards) - (1 if s.room_on_sale(room) else 0)
