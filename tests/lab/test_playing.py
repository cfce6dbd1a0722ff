from __future__ import annotations

import logging

import pytest

import serai
from serai import bots
from serai.bots import Advice, SeatQuestion, registry
from serai.bots.simple import RandomBot
from serai.core.match import Match
from serai.lab import Sitting, Task, dice, play_match, play_task


class Broken:
    name = "broken"
    patience: float | None = None

    def choose(self, question: SeatQuestion) -> dict[str, object]:
        raise RuntimeError("no idea")

    def advise(self, question: SeatQuestion) -> list[Advice]:
        return []


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._known, "broken", Broken())


def finished(seating: tuple[str, ...], seed: str) -> Match:
    match = serai.game("saba").new(seed=seed, players=2)
    play_match(match, [bots.bot(name) for name in seating], seed)
    return match


def test_the_dice_belong_to_the_deal_and_the_seat() -> None:
    words = [tuple(rng.words()) for seed in ("s/0", "s/1", "t/0") for rng in dice(seed, 3)]
    assert len(set(words)) == 9
    assert [rng.words() for rng in dice("s/0", 3)] == [rng.words() for rng in dice("s/0", 3)]


def test_bots_that_play_alike_play_the_same_game_whatever_they_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Common random numbers: a seat's luck does not depend on who sits there."""
    twin = RandomBot()
    twin.name = "twin"
    monkeypatch.setitem(registry._known, "twin", twin)
    first, second = finished(("random", "twin"), "s/0"), finished(("twin", "random"), "s/0")
    assert first.choices == second.choices
    assert first.choices != finished(("random", "twin"), "s/1").choices


def test_a_task_tells_how_the_game_went() -> None:
    task = Task("saba", {"players": 2}, "s", Sitting(3, ("random", "beginner")))
    played = play_task(task)
    match = finished(("random", "beginner"), "s/3")
    assert match.result is not None
    assert (played.winners, played.ranking) == (match.result.winners, match.result.ranking)
    assert sum(seat.decisions for seat in played.thinking) == len(match.choices)
    assert all(0 < seat.slowest <= seat.seconds for seat in played.thinking)
    assert played.trouble == ""


def test_a_bot_that_fails_is_counted_and_not_printed(broken: None, caplog: pytest.LogCaptureFixture) -> None:
    played = play_task(Task("saba", {"players": 2}, "s", Sitting(0, ("random", "broken"))))
    random, failing = played.thinking
    assert random.replaced == 0
    assert failing.replaced == failing.decisions > 0
    assert "broken" in played.trouble
    assert "no idea" in played.trouble
    assert not caplog.records
    assert logging.getLogger("serai.bots").propagate
