"""A request to stop, at moments that one could hardly hit with a key."""

from __future__ import annotations

import io
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.bots import SeatQuestion, bot
from serai.bots.simple import RandomBot
from serai.core.match import Match
from serai.core.saves import differences
from serai.terminal import Printer, Session, Stopped, Stops, screen_for, session

CHOICES = 4  # of the match at the start


def request() -> None:
    signal.raise_signal(signal.SIGTERM)


class Asked(RandomBot):
    """A bot that is told to stop the game while it thinks."""

    def choose(self, question: SeatQuestion) -> object:
        request()
        raise AssertionError("it goes on thinking")


class Interrupted:
    """A match that is told to stop in the middle of every move."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> object:
        return getattr(self._match, name)

    def play(self, move: object, seat: int | None = None) -> None:
        request()
        self._match.play(move, seat)
        request()


@pytest.fixture
def match() -> Match:
    """Three seats of Emira; seat 0 decides next."""
    match = serai.game("emira").new(players=3, seed=8)
    while len(match.choices) < CHOICES or match.decision.seat:
        match.act(match.decision.actions[0])
    return match


Run = Callable[..., tuple[Session, Stops]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setattr("sys.stdout", io.StringIO())

    def run(match: Match, typed: str = "", other: str | Asked = "casual", person: bool = True) -> tuple[Session, Stops]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        others = [bot(other) if isinstance(other, str) else other for _ in range(3)]
        printer = Printer(Console(file=io.StringIO(), width=100), screen_for(match.game))
        with Stops() as stops:
            played = Session(match, [None if person else others[0], *others[1:]], printer, tmp_path / "game", 0, stops)
            played.run()
        return played, stops

    return run


def consistent(file: Path) -> Match:
    save = json.loads(file.read_text())
    match = serai.load(save)
    assert differences(match, save) == []
    return match


def test_while_a_bot_thinks_nothing_has_happened_yet(match: Match, run: Run, tmp_path: Path) -> None:
    before = len(match.choices)
    _, stops = run(match, other=Asked(), person=False)
    assert stops.code == 128 + signal.SIGTERM
    assert len(consistent(tmp_path / "game").choices) == before


def test_in_the_middle_of_a_bots_move_it_is_made(match: Match, run: Run, tmp_path: Path) -> None:
    before = len(match.choices)
    played, stops = run(Interrupted(match), person=False)
    assert stops.code == 128 + signal.SIGTERM
    assert len(consistent(tmp_path / "game").choices) == before + 1 == len(played.asked)


def test_in_the_middle_of_ones_own_move_it_is_made(match: Match, run: Run, tmp_path: Path) -> None:
    before = len(match.choices)
    played, stops = run(Interrupted(match), typed="1\n1\n1\n")
    assert stops.code == 128 + signal.SIGTERM
    assert len(consistent(tmp_path / "game").choices) == before + 1 == len(played.asked)


@pytest.mark.parametrize("typed", ["save\n1\n1\n", ""])
def test_while_saving_it_is_saved(
    match: Match, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    before, replace = len(match.choices), os.replace

    def interrupted(old: Path, new: Path) -> None:
        request()
        replace(old, new)

    monkeypatch.setattr("os.replace", interrupted)
    played, stops = run(match, typed)
    assert played.saved
    assert stops.code == 128 + signal.SIGTERM
    assert len(consistent(tmp_path / "game").choices) == before


def test_before_the_first_question(match: Match, tmp_path: Path) -> None:
    printer = Printer(Console(file=io.StringIO()), screen_for(match.game))
    with Stops() as stops:
        request()  # as between the deal and the first table
        assert Session(match, [None] * 3, printer, tmp_path / "game", 0, stops).run() is False
    assert stops.code == 128 + signal.SIGTERM
    consistent(tmp_path / "game")


def test_whatever_goes_wrong_the_game_is_saved(match: Match, run: Run, tmp_path: Path, monkeypatch) -> None:
    def broken(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(session, "think", broken)
    with pytest.raises(ZeroDivisionError):
        run(match, person=False)
    consistent(tmp_path / "game")


def test_a_request_during_something_held_waits_for_the_next_look() -> None:
    with Stops() as stops:
        with stops.listening():
            with stops.held():
                request()
            with pytest.raises(Stopped):
                stops.check()
        with stops.held():
            request()  # a second one changes nothing


def test_nothing_is_raised_where_nobody_listens() -> None:
    with Stops() as stops:
        request()
    assert stops.code == 128 + signal.SIGTERM


def test_afterwards_signals_are_what_they_were() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    with Stops():
        pass
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)] == before
    assert signal.set_wakeup_fd(-1) == -1
