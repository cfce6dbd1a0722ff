from __future__ import annotations

from statistics import variance

import pytest

from serai.lab.intervals import Spread, effective, wilson


def spread(*values: float) -> Spread:
    found = Spread()
    for value in values:
        found.add(value)
    return found


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_published_intervals(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games, 0.95) == pytest.approx((low, high), abs=5e-5)


def test_a_surer_interval_is_wider() -> None:
    low, high = wilson(0.4, 100, 0.95)
    lower, higher = wilson(0.4, 100, 0.999)
    assert lower < low < 0.4 < high < higher


def test_spread_is_the_variance() -> None:
    values = [0.1, 0.4, 0.25, 0.9]
    assert spread(*values).variance_of_mean() == pytest.approx(variance(values) / 4)


def test_deals_that_decide_everything_count_once() -> None:
    """Whoever wins a deal wins it in all of four seatings: 20 deals are 20 trials, not 80."""
    assert effective(0.5, 80, spread(*[0.0, 1.0] * 10)) == pytest.approx(19.0)


def test_never_more_than_were_played() -> None:
    assert effective(0.5, 40, spread(*[0.5, 0.5, 0.75, 0.25] * 5)) == 40.0


def test_few_deals_or_no_difference_count_as_they_are() -> None:
    assert effective(0.5, 18, spread(*[0.0, 1.0] * 4, 1.0)) == 18.0
    assert effective(0.5, 40, spread(*[0.5] * 20)) == 40.0
    assert effective(1.0, 40, spread(*[1.0] * 20)) == 40.0
