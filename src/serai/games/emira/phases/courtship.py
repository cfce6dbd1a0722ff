"""Rules section 4.6.1, phase 6: the princess chooses."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.agenda import JOIN, PRINCESS_CHOOSES, SETTLE
from serai.games.emira.components import HIND, SIDI
from serai.games.emira.courting import GOLD_SHOWN, become_undecided, best, likes_gold, seats_with_room, show_gold
from serai.games.emira.table import COURTSHIP, Table


def courtship_phase(s: Table) -> None:
    s.phase = COURTSHIP
    for princess in reversed(s.in_play):
        s.push(PRINCESS_CHOOSES, princess)


def princess_chooses(s: Table, princess: i64) -> None:
    s.in_play.remove(princess)
    if likes_gold(princess):
        show_gold(s, GOLD_SHOWN, princess)
    bar_hinds_owner(s, princess)
    s.push(SETTLE)
    seat = best(s, princess, seats_with_room(s))
    if seat == NOBODY:
        become_undecided(s, princess)
    else:
        s.push(JOIN, princess * 8 + seat)


def bar_hinds_owner(s: Table, princess: i64) -> None:
    """4.6.4, E-12 (c), fr: who makes her first choice now ignores the sheik whom Hind keeps away."""
    owner = s.princess_at[HIND]
    if owner >= 0 and will_ignore(s, princess, owner):
        s.hind_barred |= 1 << princess


def will_ignore(s: Table, princess: i64, seat: i64) -> bool:
    return s.rules.hind_bars and princess != SIDI and s.skipping(seat)
