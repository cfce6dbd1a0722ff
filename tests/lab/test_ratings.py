from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from serai.core.rng import seeded
from serai.lab import Ladder, rotations
from serai.lab.ratings import fitted, on_scale
from tests.lab.synthetic import played

STRENGTHS = {"weak": 1.0, "middling": 3.0, "good": 9.0, "best": 27.0}
APART = 400 * 0.4771  # points for three times the strength


def results(deals: int, seats: int) -> Ladder:
    """Each place goes to somebody who is left, as likely as strengths say: a field of Bradley and Terry's."""
    ladder = Ladder(list(STRENGTHS))
    rng = seeded("strengths")
    for deal in range(deals):
        for table in combinations(STRENGTHS, seats):
            for seating in rotations(table):
                left, order = list(range(seats)), []
                while left:
                    point = rng.below(1 << 20) / (1 << 20) * sum(STRENGTHS[seating[seat]] for seat in left)
                    for seat in left:
                        point -= STRENGTHS[seating[seat]]
                        if point < 0:
                            break
                    order.append(seat)
                    left.remove(seat)
                ladder.add(played(deal, seating, order))
    return ladder


@pytest.mark.parametrize("seats", [2, 3])
def test_a_known_order_is_found_again(seats: int) -> None:
    ratings = results(150, seats).ratings(seeded("test"))
    assert [rating.level for rating in ratings] == ["best", "good", "middling", "weak"]
    assert sum(rating.rating for rating in ratings) / 4 == pytest.approx(1500)
    for place, rating in enumerate(ratings):
        true = 1500 + APART * (1.5 - place)
        assert rating.rating == pytest.approx(true, abs=50)
        assert rating.low < rating.rating < rating.high
        assert 20 < rating.high - rating.low < 150
        assert rating.games == 150 * {2: 6, 3: 9}[seats]


def test_exact_shares_give_exact_strengths() -> None:
    names = list(STRENGTHS)
    ahead = [[1e6 * STRENGTHS[a] / (STRENGTHS[a] + STRENGTHS[b]) if a != b else 0.0 for b in names] for a in names]
    ratings = on_scale(fitted(ahead, [1.0] * 4))
    assert [b - a for a, b in pairwise(ratings)] == pytest.approx([APART] * 3, abs=0.1)


def test_who_always_wins_is_not_infinitely_good() -> None:
    ladder = Ladder(["a", "b"])
    for deal in range(20):
        ladder.add(played(deal, ("a", "b"), [0, 1]))
        ladder.add(played(deal, ("b", "a"), [1, 0]))
    best, worst = ladder.ratings(seeded("test"))
    assert best.level == "a"
    assert 300 < best.rating - worst.rating < 1500


def test_ties_are_half_and_more_deals_are_surer() -> None:
    def width(deals: int) -> float:
        ladder = Ladder(["a", "b"])
        for deal in range(deals):
            ladder.add(played(deal, ("a", "b"), [deal % 2, 1 - deal % 2]))
            ladder.add(played(deal, ("b", "a"), [0, 1], tied=2))
        rating = ladder.ratings(seeded("test"))[0]
        assert rating.rating == pytest.approx(1500)
        return rating.high - rating.low

    assert width(200) < width(20) / 2


def test_the_same_dice_give_the_same_intervals() -> None:
    ladder = results(12, 2)
    assert ladder.ratings(seeded("x")) == ladder.ratings(seeded("x"))


def test_seats_of_one_bot_are_not_compared() -> None:
    ladder = Ladder(["a", "b"])
    ladder.add(played(0, ("a", "a", "b"), [0, 2, 1]))
    assert ladder.deals[0] == [[0.0, 1.0], [1.0, 0.0]]
