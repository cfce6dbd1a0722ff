"""Spell 6.4.15: Eye for an Eye, a piece of another player for one of the caster's."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import send_home, shown
from serai.games.dragons.components import ALL_SPACES, EYE_FOR_AN_EYE, GUARD_ROOM
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.pieces import on_board, owner_of, space_of
from serai.games.dragons.spells.spell import Spell, can_ask, caster, first_target
from serai.games.dragons.table import Table
from serai.games.dragons.targets import HANDLES, NOT_THE_GUARD_ROOM, TARGET_PIECE, YOUR_OWN_PIECE, any_piece
from serai.games.dragons.timing import UNTIL_SCORED

CAST_ON_PIECE: Final = EventType("spell_cast_on_piece", "6.3", "seat:seat spell:item piece:piece")
EYE_ANSWERED: Final = EventType("eye_answered", "6.4.15", "seat:seat piece:piece")
NO_EYE_BACK: Final = EventType("no_piece_to_remove_in_return", "6.4.15", "seat:seat")

NOT_THE_CASTERS: Final = Reason("not_a_piece_of_the_caster", "6.4.15", "piece:handle")


def check_removal(s: Table, handle: i64) -> RefusalCode | None:
    """It reaches every space but the guard room, finished ones too (A-48)."""
    space = space_of(s.pieces[handle])
    return RefusalCode(NOT_THE_GUARD_ROOM, space) if space == GUARD_ROOM else None


def removable(s: Table, seat: i64) -> vec[i64]:
    """A player's pieces that it reaches."""
    found = vec[i64]()
    for handle in s.pieces_of(seat, 0, ALL_SPACES - 1):
        if check_removal(s, handle) is None:
            found = append(found, handle)
    return found


class EyeForAnEye(Spell):
    """Nothing at all if the piece is gone or cannot be touched; else its owner removes one of the caster's."""

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return any_piece(s, seat, self, False)

    def check_piece(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        if owner_of(s.pieces[handle]) == seat:
            return RefusalCode(YOUR_OWN_PIECE, handle)
        return check_removal(s, handle)

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(CAST_ON_PIECE, seat, self.number, shown(s, a))

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        piece: i64 = s.pieces[a]
        if not on_board(piece) or check_removal(s, a) is not None:
            self.has_no_effect(s, seat)
            return
        owner = owner_of(piece)
        send_home(s, a)
        if len(removable(s, seat)) > 0:
            s.ask(owner, EYE_RESPONSE)
        else:
            s.tell(NO_EYE_BACK, owner)


class EyeResponse(DragonsQuestion):
    """Which piece of the caster goes home in return."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return removable(s, caster(s))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option not in s.pieces_of(caster(s), 0, ALL_SPACES - 1):
            return RefusalCode(NOT_THE_CASTERS, option)
        return check_removal(s, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.tell(EYE_ANSWERED, seat, shown(s, option))
        send_home(s, option)

    def fits(self, s: Table) -> bool:
        if not can_ask(s, EYE_FOR_AN_EYE):
            return False
        return owner_of(s.pieces[first_target(s)]) == s.seat and len(removable(s, caster(s))) > 0

    def on_timeout(self, s: Table) -> i64 | None:
        return s.options[0]  # the piece that came first


EYE_RESPONSE: Final = EyeResponse("eye_response", "6.4.15", [Verb("piece", HANDLES)])
EYE_FOR_AN_EYE_SPELL: Final = EyeForAnEye(EYE_FOR_AN_EYE, UNTIL_SCORED, [TARGET_PIECE])
