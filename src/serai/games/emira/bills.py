"""Rules section 4.7.1 and E-51: what a sheik's princesses cost him, and what late ones would have cost."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.deck import in_mask
from serai.games.emira.components import JANAN, SULEIKA, XENIA, ZAFIRAH
from serai.games.emira.table import Table


def bill(s: Table, seat: i64) -> i64:
    """4.7.1: upkeep, the surcharge beside Suleika, and Xenia's first gift."""
    total = s.guests[seat] * s.rules.upkeep
    if s.princess_at[JANAN] == seat:
        total += s.rules.janan_upkeep - s.rules.upkeep
    if s.princess_at[ZAFIRAH] == seat:
        total += s.rules.zafirah_upkeep - s.rules.upkeep
    total += surcharge(s, seat)
    if s.xenia_owed and s.princess_at[XENIA] == seat:
        total += s.rules.gift
    return total


def surcharge(s: Table, seat: i64) -> i64:
    """E-26: for those who have joined him beside Suleika since his last upkeep."""
    return s.surcharges[seat] * s.rules.surcharge if s.princess_at[SULEIKA] == seat else 0


def upkeep_of(s: Table, princess: i64) -> i64:
    """What she costs per round, according to her card."""
    if princess == JANAN:
        return s.rules.janan_upkeep
    return s.rules.zafirah_upkeep if princess == ZAFIRAH else s.rules.upkeep


# E-51


def late_at(s: Table, seat: i64) -> list[int]:
    """The princesses who joined him after step 7b of this round."""
    return [princess for princess in in_mask(s.late) if s.princess_at[princess] == seat]


def cost_of_late(s: Table, seat: i64) -> i64:
    """What they would have cost him; he pays nothing for them this round."""
    total = surcharge(s, seat)
    for princess in late_at(s, seat):
        total += upkeep_of(s, princess)
    return total
