"""Rules section 4.6.3, E-15: what a princess costs a sheik the first time she joins him."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.emira.table import Table


def suffered_before(s: Table, princess: i64, seat: i64) -> bool:
    """E-15: the first time counts per player and princess, also if there was nothing to lose."""
    before = s.met[seat] >> princess & 1 == 1
    s.met[seat] |= 1 << princess
    return before
