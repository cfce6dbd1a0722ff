"""What a seat may know, and nothing else. Page and terminal show it as it is; `view-…` in the texts names its parts."""

from __future__ import annotations

from serai.core.reader import names_of

from .components import NAMES, SEALED, USED
from .state import LotsState
from .view_types import Common, Own, Seat


def common_view(s: LotsState) -> Common:
    """What everybody may know."""
    return {"round": s.round, "deck": len(s.deck.cards), "used": names_of(s.cards_at(USED), NAMES)}


def own_view(s: LotsState, seat: int | None) -> Own:
    """What depends on who looks. None is the spectator, whom the deck counts as the viewer after the last seat."""
    viewer = s.players if seat is None else seat
    return {
        "seats": [seat_of(s, other, other == viewer) for other in range(s.players)],
        "known": [{"place": place, "card": NAMES[card]} for place, card in s.deck.known_to(viewer)],
    }


def seat_of(s: LotsState, seat: int, own: bool) -> Seat:
    return {
        "points": s.points[seat],
        "coins": s.coins[seat] if own else None,
        "hand": names_of(s.cards_at(seat), NAMES) if own else None,
        "sealed": names_of(s.cards_at(SEALED + seat), NAMES) if own else None,
    }
