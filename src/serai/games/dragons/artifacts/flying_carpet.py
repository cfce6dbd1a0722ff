"""Rule 6.2.4: the Flying Carpet, a piece of strength 3 on the space being scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.using import Artifact
from serai.games.dragons.board import carpet_arrives, shown
from serai.games.dragons.components import CAVES, FLYING_CARPET, ROOM_1
from serai.games.dragons.pieces import BORROWED_CARPET, CARPET
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import Table

CARPET_LANDED: Final = EventType("carpet_landed", "6.2.4", "seat:seat space:space piece:piece")
CARPET_LOST: Final = EventType("carpet_found_no_place", "6.3.6", "seat:seat space:space")

CARPET_SEALED: Final = Reason("space_sealed", "6.2.4", "space:space")
CARPET_NO_TREASURE: Final = Reason("cave_without_treasure", "6.2.4", "space:space")
CARPET_NOT_ADMITTED: Final = Reason("owner_not_admitted", "6.2.4", "owner:seat")
CARPET_ROOM_FULL: Final = Reason("five_pieces_in_room", "6.2.4", "space:space owner:seat")


def check_carpet(s: Table, seat: i64) -> RefusalCode | None:
    """Onto the space being scored."""
    space = s.done
    if s.sealed >> space & 1:
        return RefusalCode(CARPET_SEALED, space)
    if space < CAVES and not s.has_treasure(space):
        return RefusalCode(CARPET_NO_TREASURE, space)
    if space >= ROOM_1:
        if s.shut_out(seat):
            return RefusalCode(CARPET_NOT_ADMITTED, seat)
        if room_is_full(s, seat, space):
            return RefusalCode(CARPET_ROOM_FULL, space, seat)
    return None


def fly_carpet(s: Table, seat: i64, borrowed: bool) -> None:
    """If it can still land there."""
    space = s.done
    if check_carpet(s, seat) is None:
        handle = carpet_arrives(s, seat, space, BORROWED_CARPET if borrowed else CARPET)
        s.tell(CARPET_LANDED, seat, space, shown(s, handle))
    else:
        s.tell(CARPET_LOST, seat, space)


class FlyingCarpet(Artifact):
    """The player's own carpet."""

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return check_carpet(s, seat)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        fly_carpet(s, seat, False)


FLYING_CARPET_ITEM: Final = FlyingCarpet(FLYING_CARPET, "..o.ooo...", [])
