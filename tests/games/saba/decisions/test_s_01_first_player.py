"""S-1: the first player is drawn by lot."""

from __future__ import annotations

import serai
from tests.games.look import asked


def test_s_1_every_seat_can_be_first() -> None:
    firsts = [serai.game("saba").new(seed=seed).position()["first_player"] for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    match = serai.game("saba").new(seed=3)
    assert asked(match) == ("pre_harbour", match.position()["first_player"])


def test_s_1_the_same_seed_draws_the_same_player() -> None:
    assert serai.game("saba").new(seed=9).position() == serai.game("saba").new(seed=9).position()
