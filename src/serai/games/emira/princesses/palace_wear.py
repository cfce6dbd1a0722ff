"""Rules section 4.6.3, ED-5: Albina and Firyal, who wear the palace down in the advanced game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.components import ALBINA, FIRYAL
from serai.games.emira.princesses.losses import suffered_before
from serai.games.emira.table import Table

TRACK_FELL: Final = EventType("palace_track_fell", "4.6.3", "seat:seat princess:princess track:halves")
FEE_PAID: Final = EventType("firyal_fee_paid", "ED-5", "seat:seat amount:gold")


def wear_palace(s: Table, princess: i64, seat: i64) -> None:
    if s.rules.advanced and not suffered_before(s, princess, seat):
        s.track[seat] -= 1
        s.tell(TRACK_FELL, seat, princess, s.track[seat])


def wear_down(s: Table, seat: i64) -> None:
    """Albina."""
    wear_palace(s, ALBINA, seat)


def clean_up(s: Table, seat: i64) -> None:
    """Firyal: like Albina, or a fee for every palace section, as far as the gold goes (E-35)."""
    if s.rules.advanced and s.rules.firyal_fee_due:
        s.tell(FEE_PAID, seat, s.pay(seat, s.rules.firyal_fee * s.sections[seat]))
    else:
        wear_palace(s, FIRYAL, seat)
