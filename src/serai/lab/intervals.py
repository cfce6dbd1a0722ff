"""How sure a measured share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

FEWEST_BLOCKS: Final = 10  # with fewer, the variance itself is mostly luck


def wilson(share: float, number: float, confidence: float) -> tuple[float, float]:
    """Wilson's score interval for a share measured in a number of independent games."""
    z = NormalDist().inv_cdf((1.0 + confidence) / 2.0)
    weight = 1.0 + z * z / number
    middle = (share + z * z / (2.0 * number)) / weight
    reach = z / weight * sqrt(share * (1.0 - share) / number + z * z / (4.0 * number * number))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Spread:
    """The variance of numbers, updated as they come in."""

    number: int = 0
    mean: float = 0.0
    squares: float = 0.0  # of the distances from the mean

    def add(self, value: float) -> None:
        self.number += 1
        before = value - self.mean
        self.mean += before / self.number
        self.squares += before * (value - self.mean)

    def variance_of_mean(self) -> float:
        return self.squares / (self.number - 1) / self.number


def effective(share: float, games: int, blocks: Spread) -> float:
    """The number of independent games that would tell as much: games of one deal are alike, so they count for fewer.

    Never more than were played; exactly as many if there are too few deals to tell, or if all deals went alike.
    """
    if blocks.number < FEWEST_BLOCKS:
        return float(games)
    variance = blocks.variance_of_mean()
    worth = share * (1.0 - share)
    return worth / variance if variance * games > worth > 0.0 else float(games)
