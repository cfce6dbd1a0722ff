"""Rule 6.2.3: the Astral Double, which makes a piece count twice on the space being scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.using import Artifact
from serai.games.dragons.board import shown
from serai.games.dragons.components import ASTRAL_DOUBLE
from serai.games.dragons.pieces import DOUBLED, is_doubled, owner_of, space_of
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import Table
from serai.games.dragons.targets import TARGET_PIECE, any_piece

USED_ON_PIECE: Final = EventType("artifact_used_on_piece", "6.2.3", "seat:seat artifact:artifact piece:piece")
DOUBLED_PIECE: Final = EventType("piece_doubled", "6.2.3", "seat:seat piece:piece")
DOUBLE_LOST: Final = EventType("double_found_no_piece", "6.3.6", "seat:seat piece:piece")

NOT_YOURS_TO_DOUBLE: Final = Reason("not_your_piece", "6.2.3", "piece:handle")
NOT_WHERE_SCORED: Final = Reason("not_on_the_space_scored", "6.2.3", "piece:handle")
ALREADY_DOUBLED: Final = Reason("already_doubled", "6.2.3", "piece:handle")
DOUBLE_ROOM_FULL: Final = Reason("five_pieces_in_room", "A-16", "space:space owner:seat")


def check_doubling(s: Table, seat: i64, handle: i64) -> RefusalCode | None:
    piece: i64 = s.pieces[handle]
    space = space_of(piece)
    if owner_of(piece) != seat:
        return RefusalCode(NOT_YOURS_TO_DOUBLE, handle)
    if not s.scored_now(space):
        return RefusalCode(NOT_WHERE_SCORED, handle)
    if is_doubled(piece):
        return RefusalCode(ALREADY_DOUBLED, handle)
    if room_is_full(s, seat, space):
        return RefusalCode(DOUBLE_ROOM_FULL, space, seat)
    return None


def double_piece(s: Table, seat: i64, handle: i64) -> None:
    """No effect if the piece has left the space being scored, or a palace room is full by now (A-16)."""
    piece: i64 = s.pieces[handle]
    space = space_of(piece)
    if s.scored_now(space) and not is_doubled(piece) and not room_is_full(s, seat, space):
        s.pieces[handle] = piece | DOUBLED
        s.tell(DOUBLED_PIECE, seat, shown(s, handle))
    else:
        s.tell(DOUBLE_LOST, seat, shown(s, handle))


class AstralDouble(Artifact):
    """Aimed at a piece of one's own."""

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return any_piece(s, seat, self, True)

    def check_piece(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        return check_doubling(s, seat, handle)

    def tell_use(self, s: Table, seat: i64, a: i64) -> None:
        s.tell(USED_ON_PIECE, seat, self.kind, shown(s, a))

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        double_piece(s, seat, a)


ASTRAL_DOUBLE_ITEM: Final = AstralDouble(ASTRAL_DOUBLE, "..o.ooo...", [TARGET_PIECE])
