"""A seat's strengths, from which its chance to win is judged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import total
from serai.games.dragons.bots.worth import SPELL_WORTH, counts, left_in_palace
from serai.games.dragons.components import (
    ALL_KINDS,
    ASTRAL_DOUBLE,
    COUNTERSPELL,
    FLYING_CARPET,
    KEY,
    SCROLL,
    SPELL_CARDS,
)
from serai.games.dragons.table import OWNED_TYPES, Table

# Fitted by: python bench/fit.py dragons --players 4 --games 3000
WEIGHTS: Final = [
    0.6099,  # artifacts
    0.5907,  # the same, more as the game goes on
    1.2433,  # the same, when the end is near
    0.0925,  # treasure
    0.1808,
    -0.2131,
    0.0130,  # the largest stock
    0.3654,  # goes first
    0.1029,  # spells
    0.1687,  # counterspells
    0.7185,  # astral doubles
    0.6125,  # flying carpets
    -0.2273,  # keys
    0.4220,  # scrolls
    0.9729,  # the same, when the end is near
]
NEAR_THE_END: Final = 3.0


def features_of(s: Table, seat: i64) -> list[float]:
    """Artifacts, treasure and magic; some count more the nearer the end is."""
    owned = counts(s)
    left = float(left_in_palace(s))
    sold = float(total(owned))
    progress = sold / (sold + left)
    near = NEAR_THE_END / (left + NEAR_THE_END)
    artifacts = float(owned[seat])
    wealth: i64 = 0
    stock: i64 = 0
    for kind in range(ALL_KINDS):
        units: i64 = s.units[seat * ALL_KINDS + kind]
        wealth += units
        if units > stock:
            stock = units
    treasure = float(wealth)
    found = [
        artifacts,
        artifacts * progress,
        artifacts * near,
        treasure,
        treasure * progress,
        treasure * near,
        float(stock if stock < 9 else 9),
        1.0 if s.first == seat else 0.0,
    ]
    if s.rules.magic:
        add_magic(s, seat, progress, near, found)
    else:
        found.extend([0.0] * 7)
    return found


def add_magic(s: Table, seat: i64, progress: float, near: float, found: list[float]) -> None:
    """What can still be used, and the scrolls."""
    to_come = 1.0 - progress
    hand: i64 = s.spells[seat]
    spells = 0.0
    for spell in range(SPELL_CARDS):
        if hand >> spell & 1:
            spells += SPELL_WORTH[spell]
    row = seat * OWNED_TYPES
    counterspells: i64 = s.owned[row + COUNTERSPELL]
    doubles: i64 = s.owned[row + ASTRAL_DOUBLE]
    carpets: i64 = s.owned[row + FLYING_CARPET]
    keys: i64 = s.owned[row + KEY]
    scrolls: i64 = s.owned[row + SCROLL]
    found.append(spells * to_come)
    found.append(float(counterspells) * to_come)
    found.append(float(doubles) * to_come)
    found.append(float(carpets) * to_come)
    found.append(float(keys) * to_come)
    found.append(float(scrolls) * to_come)
    found.append(float(scrolls) * near)
