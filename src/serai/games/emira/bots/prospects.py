"""A sheik's strengths in numbers, and how much each counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.emira.bills import bill
from serai.games.emira.bots.survey import NO_ITEM, Survey
from serai.games.emira.components import (
    APPEARANCE,
    PALACE,
    STATUS,
)

# uv run --with numpy python bench/fit.py emira --players 4 --games 2500
WEIGHTS: Final = [
    0.0677, -0.1442, 0.5470, 0.0066, -0.1376, 0.1010, 0.0357, 3.4185, 0.0025, 2.4290,
    0.1811, -2.0507, 0.1017, 0.6075, -0.1168, -0.3836, 1.9290, -0.4560,
    0.4522, 1.2510, -0.9210, -0.5290, -0.0592, -1.6123, -0.4995, -3.2743, -0.2096, -1.8446,
    7.8686, 9.8903, 4.1279, -0.9200, 0.2450, 1.5229, -0.5997, 0.6120,
    -0.1749, 0.1196,
]  # fmt: skip


def features_of(survey: Survey, seat: i64) -> list[float]:
    """What there is, what there is when the end is near, and the distance to the leader."""
    features = plain_features(survey, seat)
    nearness = 1.0 / (1.0 + survey.nearest)
    for index in range(len(features)):
        features.append(features[index] * nearness)
    behind = survey.distances[seat] - survey.nearest
    features.append(1.0 if behind <= 0.0 else 0.0)
    features.append(behind)
    return features


def plain_features(survey: Survey, seat: i64) -> list[float]:
    """Computed from a survey that knows everything."""
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
        chance_by(survey, seat, APPEARANCE),
        chance_by(survey, seat, STATUS),
        chance_by(survey, seat, PALACE),
        float(s.camels[seat] * s.camel_rate(seat)) / 100.0,
        float(s.hand_sizes[seat]),
        arriving,
        deciding,
        1.0 if gold < due else 0.0,
    ]


def chance_by(survey: Survey, seat: i64, stat: i64) -> float:
    """What a sheik's standing in a preference promises of the princesses to come."""
    return survey.t.lead(survey.margin(seat, stat)) * survey.demands[stat]
