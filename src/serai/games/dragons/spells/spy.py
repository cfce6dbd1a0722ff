"""Spell 6.4.12: the Spy, who makes the others place their tokens face up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.dragons.components import SPY
from serai.games.dragons.spells.spell import Spell
from serai.games.dragons.table import Table

SPY_SENT: Final = EventType("spy_sent", "6.4.12", "seat:seat")


class Spy(Spell):
    """Until clean-up, for the tokens that are placed from now on."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        for rival in range(s.players):
            if rival != seat and s.hands[rival]:
                return True
        return False

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.spy = seat
        s.tell(SPY_SENT, seat)


SPY_SPELL: Final = Spy(SPY, "oo........", [])
