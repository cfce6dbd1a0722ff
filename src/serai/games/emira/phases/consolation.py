"""Rules section 4.4.6, ED-4: the consolation, which a poor sheik may take instead of an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.table import Table

CONSOLED: Final = EventType("took_consolation", "4.4.6", "seat:seat amount:gold")

NO_CONSOLATION: Final = Reason("consolation_not_due", "4.4.6", "gold:gold below:gold princesses enough caravans")
NO_CONSOLATION_INCOME: Final = Reason("consolation_not_due_by_income", "ED-4", "gold:gold below:gold princesses enough")


def consolation_due(s: Table, seat: i64) -> bool:
    """4.4.6, ED-4: less than 500 gold; or four princesses and no help from caravans."""
    rules = s.rules
    if s.gold[seat] < rules.consolation_below:
        return True
    if s.guests[seat] < rules.consolation_princesses:
        return False
    if rules.consolation_by_income:
        return s.only_base >> seat & 1 == 1
    return s.caravan_count(seat) == 0


def check_consolation(s: Table, seat: i64) -> RefusalCode | None:
    if consolation_due(s, seat):
        return None
    below, enough = s.rules.consolation_below, s.rules.consolation_princesses
    if s.rules.consolation_by_income:
        return RefusalCode(NO_CONSOLATION_INCOME, s.gold[seat], below, s.guests[seat], enough)
    return RefusalCode(NO_CONSOLATION, s.gold[seat], below, s.guests[seat], enough, s.caravan_count(seat))


def take_consolation(s: Table, seat: i64) -> None:
    s.gold[seat] += s.rules.consolation
    s.finished |= 1 << seat
    s.tell(CONSOLED, seat, s.rules.consolation)
