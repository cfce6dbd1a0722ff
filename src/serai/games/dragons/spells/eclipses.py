"""Spells 6.4.8 and 6.4.9: the Lunar and the Solar Eclipse, which send odd or even pieces home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.board import send_home
from serai.games.dragons.components import LUNAR_ECLIPSE, SOLAR_ECLIPSE
from serai.games.dragons.pieces import PARITY_KNOWN, is_odd, is_token, is_up
from serai.games.dragons.spells.spell import SpaceSpell
from serai.games.dragons.table import Table
from serai.games.dragons.timing import UNTIL_SCORED

NOTHING_FOR_LUNAR: Final = Reason("nothing_lies_there", "6.4.8", "space:space")
NOTHING_FOR_SOLAR: Final = Reason("nothing_lies_there", "6.4.9", "space:space")


class Eclipse(SpaceSpell):
    """All odd pieces, or all even ones, go home; everybody learns the parity of those that lie face down."""

    def __init__(self, number: i64, odd: bool, nothing_there: Reason) -> None:
        super().__init__(number, UNTIL_SCORED, [])
        self.odd = odd
        self.nothing_there = nothing_there

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        return RefusalCode(self.nothing_there, space) if s.is_empty(space) else None

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        found = False
        for handle in s.pieces_on(a):
            piece: i64 = s.pieces[handle]
            if is_token(piece) and not is_up(piece):
                s.pieces[handle] = piece | PARITY_KNOWN
            if is_odd(piece) == self.odd:
                send_home(s, handle)
                found = True
        if not found:
            self.has_no_effect(s, seat)


LUNAR_ECLIPSE_SPELL: Final = Eclipse(LUNAR_ECLIPSE, True, NOTHING_FOR_LUNAR)
SOLAR_ECLIPSE_SPELL: Final = Eclipse(SOLAR_ECLIPSE, False, NOTHING_FOR_SOLAR)
