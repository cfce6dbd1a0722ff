"""Spell 6.4.19: Second Chance, which moves a token of one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import SECOND_CHANCE
from serai.games.dragons.pieces import owner_of
from serai.games.dragons.spells.moving import MovingSpell
from serai.games.dragons.table import Table

NOT_YOUR_PIECE: Final = Reason("not_your_piece", "6.4.19", "piece:handle")


class SecondChance(MovingSpell):
    """To where a token may go (6.3.5)."""

    def check_owner(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        return None if owner_of(s.pieces[handle]) == seat else RefusalCode(NOT_YOUR_PIECE, handle)


SECOND_CHANCE_SPELL: Final = SecondChance(SECOND_CHANCE, own=True)
