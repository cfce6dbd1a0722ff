"""What a seat has going for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dragons.components import ASTRAL_DOUBLE, KEY, KINDS, SCROLL
from serai.games.dragons.insight.worth import counts, left_in_palace
from serai.games.dragons.table import OWNED_TYPES, Table

WEIGHTS: Final = [0.9, 0.08, 0.1, 0.1, 0.1, 0.2, 0.1, 0.6]


def features_of(s: Table, seat: i64) -> list[float]:
    owned = counts(s)
    left = left_in_palace(s)
    stock: i64 = 0
    for kind in range(len(KINDS)):
        stock = max(stock, s.units[seat * len(KINDS) + kind])
    magic = s.rules.magic
    spells: i64 = 0
    powers: i64 = 0
    scrolls: i64 = 0
    if magic:
        hand: i64 = s.spells[seat]
        while hand > 0:
            spells += hand & 1
            hand >>= 1
        for kind in range(ASTRAL_DOUBLE, KEY + 1):
            powers += s.owned[seat * OWNED_TYPES + kind]
        scrolls = s.owned[seat * OWNED_TYPES + SCROLL]
    near = 4.0 / float(left + 2)
    artifacts = float(owned[seat])
    return [
        artifacts,
        float(s.wealth(seat)),
        float(stock),
        float(spells),
        float(powers),
        float(scrolls),
        near * float(s.wealth(seat)),
        near * artifacts,
    ]
