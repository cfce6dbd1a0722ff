"""Rules section 4.6.4, E-12 and E-60: Hind, who keeps her owner away, and in fr new princesses away from him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.components import HIND, SIDI
from serai.games.emira.phases.auction import CHOOSE_ACTION
from serai.games.emira.table import AUCTION, Table

HIND_HONEYMOON: Final = EventType("hind_keeps_away", "4.6.4", "seat:seat")
OUT_BY_HIND: Final = EventType("out_of_auction_by_hind", "E-60", "seat:seat")
KEPT_AWAY: Final = EventType("kept_away_by_hind", "4.6.4", "seat:seat")


def keep_away(s: Table, seat: i64) -> None:
    """4.6.4, E-60: "as long as she stays" holds at once: a bidder is out of the auction, a winner is finished."""
    s.hind_round = s.round
    s.tell(HIND_HONEYMOON, seat)
    if s.rules.hind_stays and s.phase == AUCTION:
        if s.members >> seat & 1:
            s.members &= ~(1 << seat)
            s.tell(OUT_BY_HIND, seat)
        if s.awaits(CHOOSE_ACTION, seat):
            s.finished |= 1 << seat


def bar_hinds_owner(s: Table, princess: i64) -> None:
    """4.6.4, E-12 (c), fr: who makes her first choice now ignores the sheik whom Hind keeps away."""
    owner = s.princess_at[HIND]
    if owner >= 0 and will_ignore(s, princess, owner):
        s.hind_barred |= 1 << princess


def will_ignore(s: Table, princess: i64, seat: i64) -> bool:
    return s.rules.hind_bars and princess != SIDI and s.skipping(seat)
