"""Rules sections 6.2 and 6.4: what an item can be aimed at. The tests use public facts and own things only (A-35)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import ROOM_1, SPACES
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.items import Item, item_of
from serai.games.dragons.pieces import MOST_HANDLES, on_board, owner_of
from serai.games.dragons.table import Table
from serai.games.dragons.view_types import Declared
from serai.games.dragons.windows import go_on_declaring

NO_SUCH_SPACE: Final = Reason("space_not_in_use", "6.3.5", "space:space")
NOT_THE_GUARD_ROOM: Final = Reason("never_on_the_guard_room", "6.3.3", "space:space")
NO_SUCH_PIECE: Final = Reason("no_such_piece", "6.4", "piece:handle")
YOUR_OWN_PIECE: Final = Reason("your_own_piece", "6.4", "piece:handle")
NOTHING_TO_AIM_AT: Final = Reason("nothing_to_aim_at", "6.3.6", "item:item")

HANDLES: Final[list[dict[str, object]]] = [{"piece": handle} for handle in range(MOST_HANDLES)]


class Target(DragonsQuestion):
    """What the item that is being declared is aimed at; `parts` begins with its number."""

    def exists(self, s: Table, option: i64) -> bool:
        """Whether a parameter in a batch that somebody has written names anything."""
        return True

    def describe(self, declared: Declared, option: i64) -> None:
        """Name the target in what a view says of the item."""
        raise NotImplementedError

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.parts = append(s.parts, option)
        go_on_declaring(s, seat)


class TargetSpace(Target):
    """A space."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(ROOM_1 + s.players))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if not s.in_use(option):
            return RefusalCode(NO_SUCH_SPACE, option)
        return item_of(s, s.parts[0]).check_space(s, option)

    def exists(self, s: Table, option: i64) -> bool:
        return option < ROOM_1 + s.players and s.in_use(option)

    def describe(self, declared: Declared, option: i64) -> None:
        declared["space"] = SPACES[option]


class TargetPiece(Target):
    """A piece on the board."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(len(s.pieces)))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option >= len(s.pieces) or not on_board(s.pieces[option]):
            return RefusalCode(NO_SUCH_PIECE, option)
        return item_of(s, s.parts[0]).check_piece(s, s.seat, option)

    def exists(self, s: Table, option: i64) -> bool:
        return option < len(s.pieces)

    def describe(self, declared: Declared, option: i64) -> None:
        declared["piece"] = option


def any_piece(s: Table, seat: i64, item: Item, own: bool) -> RefusalCode | None:
    """Why an item cannot be aimed at any piece, one's own or another player's."""
    for handle in range(len(s.pieces)):
        piece = s.pieces[handle]
        if on_board(piece) and (owner_of(piece) == seat) == own and item.check_piece(s, seat, handle) is None:
            return None
    return RefusalCode(NOTHING_TO_AIM_AT, item.number)


TARGET_SPACE: Final = TargetSpace("target_space", "6.4", [Verb("space", choices("space", SPACES))])
TARGET_PIECE: Final = TargetPiece("target_piece", "6.4", [Verb("piece", HANDLES)])
