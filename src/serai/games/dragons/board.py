"""Pieces arriving, moving and going home, with all consequences (6.3.7, 4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import CARPET_VALUE, PLACE_OF
from serai.games.dragons.pieces import (
    TOKEN,
    UP,
    is_token,
    is_up,
    moved_to,
    new_piece,
    owner_of,
    sent_home,
    space_of,
    value_of,
)
from serai.games.dragons.table import Table

WENT_HOME: Final = EventType("piece_went_home", "6.3.7", "piece:piece space:space")
TURNED_AWAY: Final = EventType("piece_turned_away", "4.7", "piece:piece space:space")
MOVED: Final = EventType("piece_moved", "6.3.5", "piece:piece from:space to:space")
TURNED_UP: Final = EventType("tokens_turned_up", "4.3", "space:space pieces:piece[]")

HANDLE_SHIFT: Final = 32  # a piece in an event: its handle above its code


def shown(s: Table, handle: i64) -> i64:
    """A piece as everybody sees it: without the value if it lies face down."""
    piece: i64 = s.pieces[handle]
    visible = piece if is_up(piece) else piece & ~15
    return handle << HANDLE_SHIFT | visible


def token_arrives(s: Table, seat: i64, value: i64, space: i64, up: bool) -> i64:
    """Returns its handle."""
    s.pieces = append(s.pieces, new_piece(seat, value, space, TOKEN, up))
    return len(s.pieces) - 1


def carpet_arrives(s: Table, seat: i64, space: i64, kind: i64) -> i64:
    s.pieces = append(s.pieces, new_piece(seat, CARPET_VALUE, space, kind, True))
    return len(s.pieces) - 1


def send_home(s: Table, handle: i64, how: EventType = WENT_HOME) -> None:
    """A token behind its owner's screen; a carpet stays used (A-31), a borrowed one is gone (A-70)."""
    piece: i64 = s.pieces[handle]
    s.tell(how, shown(s, handle), space_of(piece))
    s.pieces[handle] = sent_home(piece, len(s.pieces))
    if is_token(piece):
        s.hands[owner_of(piece)] |= 1 << PLACE_OF[value_of(piece)]


def move_piece(s: Table, handle: i64, space: i64) -> None:
    """It is turned up at once if its destination is being scored."""
    piece: i64 = s.pieces[handle]
    s.tell(MOVED, shown(s, handle), space_of(piece), space)
    s.pieces[handle] = moved_to(piece, space)
    if s.scored_now(space) and not is_up(piece):
        turn_up(s, space)


def turn_up(s: Table, space: i64) -> None:
    """All face-down tokens on a space."""
    turned = vec[i64]()
    for handle in range(len(s.pieces)):
        piece = s.pieces[handle]
        if space_of(piece) == space and not is_up(piece):
            s.pieces[handle] = piece | UP
            turned = append(turned, handle)
    if len(turned) > 0:
        s.reveals += 1
        if s.recorder is not None:
            s.tell_cards(TURNED_UP, space, [shown(s, handle) for handle in turned])
