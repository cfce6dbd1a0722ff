"""Rules sections 4.3, 4.4.7 and 7.3: what is laid out to be bought, and what of it goes back unsold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.table import IN_DECK, NO_CARD, ON_BOARD, Table

PIECE_OFFERED: Final = EventType("piece_offered", "4.3", "piece:piece")
TOKEN_UNSOLD: Final = EventType("token_unsold", "4.4.7", "type:token")
STATUS_UNSOLD: Final = EventType("status_card_unsold", "4.4.7", "card:status")


def offer_status(s: Table, card: i64) -> None:
    s.status_deck.mark_seen(card, s.viewers())
    s.reveals += 1
    s.light &= ~(1 << card)
    s.status_at[card] = ON_BOARD
    s.status_offer = card


def offer_token(s: Table, token: i64) -> None:
    s.bag[token] -= 1
    s.token_offer = token


def lay_piece(s: Table, piece: i64) -> None:
    """Never two of a kind; a slot that is sold out stays empty (E-24)."""
    if s.on_offer[piece] == 0 and s.supply[piece] > 0:
        s.supply[piece] -= 1
        s.on_offer[piece] = 1
        s.tell(PIECE_OFFERED, piece)


def clear_unsold(s: Table) -> None:
    """4.4.7 and 7.3, ED-12: after phase 4 the unsold token and status card go back."""
    even = s.round % 2 == 0
    if s.token_offer != NO_CARD and (not s.rules.three or even or s.rules.token_leaves_after_odd):
        s.bag[s.token_offer] += 1
        s.tell(TOKEN_UNSOLD, s.token_offer)
        s.token_offer = NO_CARD
    if s.status_offer != NO_CARD and (not s.rules.three or even):
        s.status_at[s.status_offer] = IN_DECK
        s.status_deck.put_under(s.status_offer, s.viewers())
        s.tell(STATUS_UNSOLD, s.status_offer)
        s.status_offer = NO_CARD
