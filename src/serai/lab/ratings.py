"""Ratings from who finished ahead of whom: Bradley and Terry's model on the Elo scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from statistics import geometric_mean
from typing import Final

from serai.core.rng import Rng
from serai.lab.playing import Played, Thinking

MIDDLE: Final = 1500.0  # the mean of the field
STEP: Final = 400.0  # ten times as likely to finish ahead
PRIOR: Final = 0.2  # weight of a drawn game between any two, so that nobody is infinitely good
CLOSE: Final = 1e-7
MOST_STEPS: Final = 5000
RESAMPLES: Final = 200
TAIL: Final = 0.025  # share left out at either end

Ahead = list[list[float]]  # how often a row finished ahead of a column, ties half


@dataclass(frozen=True)
class Rating:
    """A bot's rating, with the interval in which 95 of 100 resamples lie."""

    level: str
    rating: float
    low: float
    high: float
    games: int
    thinking: Thinking

    def as_dict(self) -> dict[str, object]:
        return {
            "level": self.level,
            "rating": round(self.rating, 1),
            "low": round(self.low, 1),
            "high": round(self.high, 1),
            "games": self.games,
            **self.thinking.as_dict(),
        }


class Ladder:
    """Who finished ahead of whom, deal by deal."""

    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = list(levels)
        self.games = 0
        self.trouble = ""
        self.deals: dict[int, Ahead] = {}
        self._seen = [0] * len(levels)
        self._thinking = [Thinking() for _ in levels]

    def add(self, played: Played) -> None:
        numbers = [self.levels.index(name) for name in played.sitting.seating]
        self.games += 1
        self.trouble = self.trouble or played.trouble
        for number in set(numbers):
            self._seen[number] += 1
        for seat, number in enumerate(numbers):
            self._thinking[number].add(played.thinking[seat])
        ahead = self.deals.setdefault(played.sitting.deal, nobody_ahead(len(self.levels)))
        places = {seat: place for place, seats in enumerate(played.ranking) for seat in seats}
        for seat, number in enumerate(numbers):
            for other, rival in enumerate(numbers):
                if number != rival and places[seat] <= places[other]:
                    ahead[number][rival] += 1.0 if places[seat] < places[other] else 0.5

    def ratings(self, rng: Rng) -> list[Rating]:
        """All levels, the best first; the dice draw the resamples of deals."""
        deals = list(self.deals.values())
        strengths = fitted(summed(deals), [1.0] * len(self.levels))
        ratings = on_scale(strengths)
        samples: list[list[float]] = []
        for _ in range(RESAMPLES):
            drawn = [deals[rng.below(len(deals))] for _ in deals]
            samples.append(on_scale(fitted(summed(drawn), strengths)))
        found = []
        for number, level in enumerate(self.levels):
            low, high = middle_of([sample[number] for sample in samples])
            rating = ratings[number]
            reach = (min(low, rating), max(high, rating))
            found.append(Rating(level, rating, *reach, self._seen[number], self._thinking[number]))
        return sorted(found, key=lambda rating: -rating.rating)


def nobody_ahead(levels: int) -> Ahead:
    return [[0.0] * levels for _ in range(levels)]


def summed(deals: Sequence[Ahead]) -> Ahead:
    return [[sum(cells) for cells in zip(*rows)] for rows in zip(*deals)]


def fitted(ahead: Ahead, start: Sequence[float]) -> list[float]:
    """The strengths that make the results most likely, by minorisation and maximisation (Hunter 2004)."""
    strengths = list(start)
    levels = range(len(strengths))
    met = [[ahead[a][b] + ahead[b][a] + PRIOR for b in levels] for a in levels]
    won = [sum(row) + PRIOR / 2.0 * (len(levels) - 1) for row in ahead]
    for _ in range(MOST_STEPS):
        before = strengths.copy()
        for a in levels:
            against = sum(met[a][b] / (strengths[a] + strengths[b]) for b in levels if b != a)
            strengths[a] = won[a] / against
        middle = geometric_mean(strengths)  # results fix the ratios only
        strengths = [strength / middle for strength in strengths]
        if all(abs(new / old - 1.0) < CLOSE for new, old in zip(strengths, before)):
            break
    return strengths


def on_scale(strengths: Sequence[float]) -> list[float]:
    """Elo's scale, centred on the mean of the field."""
    raw = [STEP * log10(strength) for strength in strengths]
    mean = sum(raw) / len(raw)
    return [MIDDLE + value - mean for value in raw]


def middle_of(values: Sequence[float]) -> tuple[float, float]:
    """The values between which all but the tails lie."""
    ordered = sorted(values)
    out = int(TAIL * len(ordered))
    return ordered[out], ordered[-1 - out]
