"""What a sheik has going for him, in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.components import (
    APPEARANCE,
    PALACE,
    STATUS,
)
from serai.games.emira.insight.survey import NO_ITEM, Survey
from serai.games.emira.phases.upkeep import bill

# uv run --with numpy python bench/fit.py emira --players 4 --games 4000
WEIGHTS: Final = [
    0.4377,
    0.5956,
    0.3239,
    -0.2345,
    -0.1800,
    -0.5652,
    -0.0605,
    1.5778,
    0.0666,
    1.1341,
    3.2023,
    1.8651,
    1.4042,
    0.2875,
    -0.0147,
    0.0194,
    2.0507,
    -0.1752,
]


def features_of(survey: Survey, seat: i64) -> list[float]:
    """From a survey that knows everything."""
    s = survey.s
    distance = survey.distances[seat]
    room = float(survey.room[seat])
    to_come = float(survey.caravan_gold[seat])
    arriving = 0.0
    deciding = 0.0
    for princess in s.in_play:
        if survey.choice(princess, NOBODY, NO_ITEM) == seat:
            nearer = survey.brings_nearer(princess, seat)
            arriving += nearer
            if distance <= nearer:
                deciding = 1.0
    gold = float(s.gold[seat]) / 1000.0
    due = float(bill(s, seat)) / 1000.0
    leads: list[float] = []
    for stat in (APPEARANCE, STATUS, PALACE):
        leads.append(survey.t.lead(survey.margin(seat, stat)) * survey.demands[stat])
    late = 1.0 / (1.0 + distance)
    return [
        distance,
        1.0 if distance <= 1.0 else 0.0,
        1.0 if distance <= 2.0 else 0.0,
        float(s.rules.maximum - s.guests[seat]),
        max(0.0, distance - room),
        1.0 if room <= 0.0 else 0.0,
        gold,
        gold * late,
        to_come / 1000.0,
        to_come / 1000.0 * late,
        leads[0],
        leads[1],
        leads[2],
        float(s.camels[seat] * s.camel_rate(seat)) / 100.0,
        float(s.hand_sizes[seat]),
        arriving,
        deciding,
        1.0 if gold < due else 0.0,
    ]
