"""Rules sections 6.1 and 6.2: using artifacts, and what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.core.state import NOBODY
from serai.games.dragons.board import carpet_arrives, shown
from serai.games.dragons.components import COPIES
from serai.games.dragons.pieces import BORROWED_CARPET, CARPET, DOUBLED, is_doubled, space_of
from serai.games.dragons.piles import everybody_sees
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import NOTHING, OWNED_TYPES, Table
from serai.games.dragons.using import check_carpet

CARPET_LANDED: Final = EventKind("carpet_landed", "6.2.4", "seat:seat space:space piece:piece")
CARPET_LOST: Final = EventKind("carpet_found_no_place", "6.3.6", "seat:seat space:space")
DOUBLED_PIECE: Final = EventKind("piece_doubled", "6.2.3", "seat:seat piece:piece")
DOUBLE_LOST: Final = EventKind("double_found_no_piece", "6.3.6", "seat:seat piece:piece")
KEY_TURNED: Final = EventKind("key_turned", "6.2.5", "seat:seat")


def spend_use(s: Table, seat: i64, kind: i64) -> None:
    s.uses[seat] += 1
    s.used[seat * OWNED_TYPES + kind] += 1


def use_artifact(s: Table, seat: i64, kind: i64) -> None:
    """It lies in front of the screen until clean-up; one that others did not know shows itself."""
    show_type(s, seat, kind)
    spend_use(s, seat, kind)


def show_type(s: Table, seat: i64, kind: i64) -> None:
    """Whoever shows more of a type than they were known to own shows what Abracadabra took."""
    if s.unseen == NOTHING or s.artifact_at[s.unseen] != seat or s.unseen // COPIES != kind:
        return
    if s.unused(seat, kind) <= 1:
        reveal_unseen(s)


def notice_unseen(s: Table) -> None:
    """Whoever has used more of a type than they are known to own now has shown it, too."""
    if s.unseen != NOTHING:
        place = s.artifact_at[s.unseen] * OWNED_TYPES + s.unseen // COPIES
        if s.used[place] >= s.owned[place]:
            reveal_unseen(s)


def reveal_unseen(s: Table) -> None:
    for pile in s.piles:
        everybody_sees(s, pile, s.unseen)
    s.unseen = NOTHING


def fly_carpet(s: Table, seat: i64, borrowed: bool) -> None:
    """Onto the space being scored, if it can still land there."""
    space = s.done
    if check_carpet(s, seat) is None:
        handle = carpet_arrives(s, seat, space, BORROWED_CARPET if borrowed else CARPET)
        s.tell(CARPET_LANDED, seat, space, shown(s, handle))
    else:
        s.tell(CARPET_LOST, seat, space)


def double_piece(s: Table, seat: i64, handle: i64) -> None:
    """No effect if the piece has left the space being scored, or a palace room is full by now (A-16)."""
    piece: i64 = s.pieces[handle]
    space = space_of(piece)
    if s.scored_now(space) and not is_doubled(piece) and not room_is_full(s, seat, space):
        s.pieces[handle] = piece | DOUBLED
        s.tell(DOUBLED_PIECE, seat, shown(s, handle))
    else:
        s.tell(DOUBLE_LOST, seat, shown(s, handle))


def turn_key(s: Table, seat: i64) -> None:
    s.keys |= 1 << seat
    s.tell(KEY_TURNED, seat)


def put_artifacts_back(s: Table) -> None:
    """4.9: everything in front of the screens goes behind them again."""
    for place in range(len(s.used)):
        s.used[place] = 0
    for seat in range(s.players):
        s.uses[seat] = 0
    s.lit = 0
    s.djinn = NOBODY
