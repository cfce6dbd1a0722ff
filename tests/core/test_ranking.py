"""Places from what each seat has of the criteria."""

from __future__ import annotations

from serai.core.ranking import Criterion, places

CRITERIA = [Criterion("goal", decides_in=["short"]), Criterion("points"), Criterion("scrolls", modes=["magic"])]


def standing(*rows: tuple[int, int, int]) -> list[dict[str, int]]:
    return [dict(zip(("goal", "points", "scrolls"), row, strict=True)) for row in rows]


def test_the_first_criterion_that_differs_decides() -> None:
    assert places(CRITERIA, "magic", standing((0, 5, 9), (0, 7, 0), (1, 1, 0))) == [[2], [1], [0]]
    assert places(CRITERIA, "magic", standing((0, 5, 1), (0, 5, 2), (0, 4, 9))) == [[1], [0], [2]]


def test_who_is_equal_in_all_that_counts_shares_a_place() -> None:
    assert places(CRITERIA, "basic", standing((0, 5, 1), (0, 7, 0), (0, 5, 2))) == [[1], [0, 2]]


def test_where_a_criterion_settles_it_nothing_further_is_compared() -> None:
    rows = standing((1, 5, 0), (0, 9, 0), (1, 7, 0), (0, 1, 0))
    assert places(CRITERIA, "short", rows) == [[0, 2], [1, 3]]
    assert places(CRITERIA, "basic", rows) == [[2], [0], [1], [3]]
    assert places(CRITERIA, "short", standing((0, 5, 0), (0, 9, 0))) == [[1], [0]]  # nobody has it
