"""Who is likely to win: what a seat has going for it, in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.saba.components import GARDENS
from serai.games.saba.insight.roof import hold
from serai.games.saba.table import Table

# bench/fit.py saba --players N --games 3000
ROUGH: Final = [1.6, 0.6, 0.5, 0.10, 0.15, 0.25, 0.3]
WEIGHTS: Final = [ROUGH, ROUGH, ROUGH, ROUGH, ROUGH]


def features_of(s: Table, seat: i64) -> list[float]:
    """Safe points, points by stage of the game, resources, cards, figures in quarters, markers."""
    left = float(len(s.deck) + len(s.sites)) / 27.0
    held = float(s.chamber[seat])
    for garden in range(GARDENS):
        if s.balconies[garden] == seat:
            held += hold(s, garden, s.values[garden], seat)
    points = float(s.points(seat))
    markers = 0.0
    for owner in s.serail:
        if owner == seat:
            markers += 1.0
    stock = float(min(s.stock_of(seat), s.rules.stock_limit))
    working = float(s.in_quarters(seat))
    return [held, points * left, points * (1.0 - left), stock, float(len(s.hands[seat])), working * left, markers]
