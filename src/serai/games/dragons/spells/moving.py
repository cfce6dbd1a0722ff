"""Rules 6.3.3 to 6.3.5: spells that move a token, Second Chance and Teleportation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import move_piece, shown
from serai.games.dragons.components import CAVES, GUARD_ROOM, ROOM_1
from serai.games.dragons.pieces import is_token, on_board, owner_of, space_of
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.spells.spell import Spell
from serai.games.dragons.table import Table
from serai.games.dragons.targets import NOT_THE_GUARD_ROOM, TARGET_PIECE, TARGET_SPACE, any_piece
from serai.games.dragons.timing import UNTIL_SCORED

CAST_TO_MOVE: Final = EventType("spell_cast_to_move", "6.3", "seat:seat spell:item piece:piece space:space")

NOT_A_TOKEN: Final = Reason("carpets_do_not_move", "A-31", "piece:handle")
NO_DESTINATION: Final = Reason("no_legal_destination", "6.3.5", "piece:handle")
SAME_SPACE: Final = Reason("already_there", "6.3.5", "space:space")
FINISHED_SPACE: Final = Reason("space_is_finished", "6.3.4", "space:space")
SEALED_SPACE: Final = Reason("space_sealed", "6.4.20", "space:space")
NO_TREASURE: Final = Reason("cave_without_treasure", "6.3.5", "space:space")
OWNER_NOT_ADMITTED: Final = Reason("owner_not_admitted", "6.3.5", "owner:seat")
ROOM_FULL: Final = Reason("five_pieces_in_room", "6.3.5", "space:space owner:seat")


class MovingSpell(Spell):
    """A spell that moves a token to another space; `own`: one of the caster's."""

    def __init__(self, number: i64, own: bool) -> None:
        super().__init__(number, UNTIL_SCORED, [TARGET_PIECE, TARGET_SPACE])
        self.own = own

    # What such a spell provides.

    def check_owner(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        raise NotImplementedError

    def after_move(self, s: Table, seat: i64) -> None:
        """The token has been moved."""

    def goes_anywhere(self, s: Table) -> bool:
        """Spaces where its owner can win nothing are included."""
        return False

    # What follows from it.

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return any_piece(s, seat, self, self.own)

    def check_piece(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        refusal = self.check_owner(s, seat, handle)
        if refusal is not None:
            return refusal
        if not is_token(s.pieces[handle]):
            return RefusalCode(NOT_A_TOKEN, handle)
        space = space_of(s.pieces[handle])
        if space == GUARD_ROOM:
            return RefusalCode(NOT_THE_GUARD_ROOM, space)
        return None if self.any_destination(s, handle) else RefusalCode(NO_DESTINATION, handle)

    def any_destination(self, s: Table, handle: i64) -> bool:
        for space in range(s.done, ROOM_1 + s.players):
            if s.in_use(space) and self.check_destination(s, handle, space) is None:
                return True
        return False

    def check_space(self, s: Table, space: i64) -> RefusalCode | None:
        return self.check_destination(s, s.parts[1], space)

    def check_destination(self, s: Table, handle: i64, space: i64) -> RefusalCode | None:
        """Where it may move a token."""
        piece: i64 = s.pieces[handle]
        owner = owner_of(piece)
        if space == GUARD_ROOM:
            return RefusalCode(NOT_THE_GUARD_ROOM, space)
        if space == space_of(piece):
            return RefusalCode(SAME_SPACE, space)
        if s.finished(space):
            return RefusalCode(FINISHED_SPACE, space)
        if s.sealed >> space & 1:
            return RefusalCode(SEALED_SPACE, space)
        if space < CAVES and not s.has_treasure(space) and not self.goes_anywhere(s):
            return RefusalCode(NO_TREASURE, space)
        if space >= ROOM_1:
            if s.shut_out(owner) and not self.goes_anywhere(s):
                return RefusalCode(OWNER_NOT_ADMITTED, owner)
            if room_is_full(s, owner, space):
                return RefusalCode(ROOM_FULL, space, owner)
        return None

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(CAST_TO_MOVE, seat, self.number, shown(s, a), b)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """If it can still be moved (7.4, detail 5)."""
        if on_board(s.pieces[a]) and self.check_destination(s, a, b) is None:
            move_piece(s, a, b)
            self.after_move(s, seat)
        else:
            self.has_no_effect(s, seat)
