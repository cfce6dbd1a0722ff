from __future__ import annotations

import pytest

from serai.lab import Scoreboard, Seating, rotations
from serai.lab.intervals import wilson
from tests.lab.synthetic import played


def test_winners_share_a_win_and_shares_are_for_a_seat() -> None:
    bots = ("a", "b", "b")
    board = Scoreboard(bots, 3)
    board.add(played(0, ("a", "b", "b"), [0, 1, 2]))
    board.add(played(0, ("b", "a", "b"), [0, 1, 2], tied=2))
    board.add(played(0, ("b", "b", "a"), [0, 1, 2]))
    a, b = board.scores
    assert (a.bot, a.seats, a.games, a.won) == ("a", 1, 3, 1.5)
    assert (b.bot, b.seats, b.games, b.won) == ("b", 2, 3, 1.5)
    assert (a.share, b.share) == (0.5, 0.25)
    assert a.fair == b.fair == pytest.approx(1 / 3)
    assert (a.thinking.decisions, b.thinking.decisions) == (6, 12)
    assert b.as_dict()["seconds_a_decision"] == 0.25


def test_two_bots_mirror_each_other_however_many_seats_they_have() -> None:
    bots = ("a", "b", "b", "b")
    board = Scoreboard(bots, 4)
    for deal in range(15):
        for number, seating in enumerate(rotations(bots)):
            winner = seating.index("a") if number < deal % 4 else seating.index("b")
            board.add(played(deal, seating, [winner, *(seat for seat in range(4) if seat != winner)]))
    a, b = board.scores
    assert a.share + 3 * b.share == pytest.approx(1.0)
    low, high = a.interval()
    assert b.interval() == (pytest.approx((1 - high) / 3), pytest.approx((1 - low) / 3))
    assert low < a.share < high


def test_games_of_a_deal_that_are_alike_make_an_interval_wider() -> None:
    board = Scoreboard(("a", "b"), 2)
    for deal in range(40):
        for seating in rotations(("a", "b")):
            best = seating.index("ab"[deal % 2])
            board.add(played(deal, seating, [best, 1 - best]))
    assert board.scores[0].interval() == pytest.approx(wilson(0.5, 39.0, 0.95))


def test_a_deal_that_is_not_complete_counts_for_the_share_only() -> None:
    board = Scoreboard(("a", "b"), 2)
    for number in range(5):
        board.add(played(number // 2, rotations(("a", "b"))[number % 2], [0, 1]))
    assert board.scores[0].deals.number == 2
    assert board.scores[0].share == 3 / 5


def games_until_sure(bots: Seating, best: str, most: int) -> int | None:
    seatings = rotations(bots)
    board = Scoreboard(bots, len(seatings))
    for number in range(most):
        seating = seatings[number % len(seatings)]
        winner = seating.index(best)
        others = [seat for seat in range(len(bots)) if seat != winner]
        board.add(played(number // len(seatings), seating, [winner, *others]))
        if board.sure():
            return board.games
    return None


def test_sure_only_between_deals_and_not_too_early() -> None:
    assert games_until_sure(("a", "b"), "a", 200) == 40
    assert games_until_sure(("a", "b", "b"), "a", 200) == 42


def test_equal_bots_are_never_sure() -> None:
    board = Scoreboard(("a", "b"), 2)
    for number in range(400):
        board.add(played(number // 2, rotations(("a", "b"))[number % 2], [0, 1]))
        assert not board.sure()
