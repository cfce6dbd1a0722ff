"""What lies on the board: tokens and carpets, each as one integer.

A piece is known by its handle, the number of its arrival in this round; that reveals nothing that was not public.
Pieces that have left keep their place in the list, so that handles stay and `knowledge` can tell when which value was
where.
"""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from serai.games.dragons.names import PieceType

GONE: Final = 15  # the space of a piece that has left the board
MOST_HANDLES: Final = 160  # 40 tokens, each sent home by every spell that can, and the carpets

TOKEN: Final = 0
CARPET: Final = 1
BORROWED_CARPET: Final = 2
PIECE_TYPES: Final[list[PieceType]] = list(get_args(PieceType))

SPACE_SHIFT: Final = 4
OWNER_SHIFT: Final = 8
UP: Final = 1 << 11
DOUBLED: Final = 1 << 12
TYPE_SHIFT: Final = 13
PARITY_KNOWN: Final = 1 << 15
GONE_SHIFT: Final = 16
WITHOUT_VALUE: Final = ~15
WITHOUT_SPACE: Final = ~(15 << SPACE_SHIFT)


def new_piece(owner: i64, value: i64, space: i64, kind: i64, up: bool) -> i64:
    code = owner << OWNER_SHIFT | kind << TYPE_SHIFT | space << SPACE_SHIFT | value
    return code | UP if up else code


def value_of(piece: i64) -> i64:
    """The printed value; 3 for a carpet."""
    return piece & 15


def space_of(piece: i64) -> i64:
    return piece >> SPACE_SHIFT & 15


def owner_of(piece: i64) -> i64:
    return piece >> OWNER_SHIFT & 7


def type_of(piece: i64) -> i64:
    return piece >> TYPE_SHIFT & 3


def is_token(piece: i64) -> bool:
    return piece >> TYPE_SHIFT & 3 == TOKEN


def is_up(piece: i64) -> bool:
    return piece & UP != 0


def is_doubled(piece: i64) -> bool:
    return piece & DOUBLED != 0


def is_odd(piece: i64) -> bool:
    return piece & 1 == 1


def on_board(piece: i64) -> bool:
    return piece >> SPACE_SHIFT & 15 != GONE


def moved_to(piece: i64, space: i64) -> i64:
    """On another space; a double ends when its piece leaves (6.2)."""
    return piece & WITHOUT_SPACE & ~DOUBLED | space << SPACE_SHIFT


def gone_at(piece: i64) -> i64:
    """How many pieces had arrived when this one left."""
    return piece >> GONE_SHIFT


def sent_home(piece: i64, arrived: i64) -> i64:
    return moved_to(piece, GONE) | arrived << GONE_SHIFT


def with_value(piece: i64, value: i64) -> i64:
    return piece & WITHOUT_VALUE | value
