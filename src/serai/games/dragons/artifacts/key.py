"""Rule 6.2.5: the Key, which admits its user to the palace without strength."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.using import Artifact
from serai.games.dragons.components import BORROW, GUARD_ROOM, KEY, LENDER_STRIDE, USE_KEY
from serai.games.dragons.ranking import strength
from serai.games.dragons.table import BATCH_ROW, CANCELLED, Table

KEY_TURNED: Final = EventType("key_turned", "6.2.5", "seat:seat")

STRONG_ENOUGH: Final = Reason("strong_enough_already", "A-63", "strength guard")
HAS_USED_A_KEY: Final = Reason("has_used_a_key", "A-63")


def check_key(s: Table, seat: i64) -> RefusalCode | None:
    """Only for a player who is not already strong enough and has used no Key in this guard room (A-63)."""
    present = strength(s, seat, GUARD_ROOM)
    if present >= s.guard:
        return RefusalCode(STRONG_ENOUGH, present, s.guard)
    return RefusalCode(HAS_USED_A_KEY) if has_used_key(s, seat) else None


def has_used_key(s: Table, seat: i64) -> bool:
    """Whether a Key, own or borrowed, has been used, or is declared and not countered."""
    if s.keys >> seat & 1:
        return True
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row] == seat and not s.batch[row + CANCELLED]:
            item = s.batch[row + 1]
            if item == USE_KEY or (item == BORROW and s.batch[row + 2] % LENDER_STRIDE == KEY):
                return True
    return False


def turn_key(s: Table, seat: i64) -> None:
    s.keys |= 1 << seat
    s.tell(KEY_TURNED, seat)


class Key(Artifact):
    """The player's own Key."""

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return check_key(s, seat)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        turn_key(s, seat)


KEY_ITEM: Final = Key(KEY, ".....o....", [])
