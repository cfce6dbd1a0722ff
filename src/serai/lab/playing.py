"""A game between bots, with thinking times. Each has its own seed, so it does not matter which process plays it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from serai.bots import Bot, bot, dismiss, let_play
from serai.core.match import Match
from serai.core.registry import find
from serai.core.rng import Rng, seeded
from serai.lab.schedule import Sitting

BOTS: Final = "serai.bots"  # where bots that had to be replaced are logged


@dataclass
class Thinking:
    """How long decisions took, and how often a stand-in had to make one."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    replaced: int = 0

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.replaced += other.replaced

    def as_dict(self) -> dict[str, object]:
        return {
            "seconds_a_decision": round(self.seconds / max(1, self.decisions), 6),
            "slowest": round(self.slowest, 6),
            "replaced": self.replaced,
        }


@dataclass(frozen=True)
class Task:
    """A game to be played, for any process that knows the same games and bots."""

    game: str
    settings: Mapping[str, object]
    seed: str
    sitting: Sitting


@dataclass(frozen=True)
class Played:
    """How a game went: the places (seats sharing one stand together), each seat's thinking, the first trouble."""

    sitting: Sitting
    winners: list[int]
    ranking: list[list[int]]
    thinking: list[Thinking]
    trouble: str = ""


def dice(seed: str, players: int) -> list[Rng]:
    """The dice of each seat: they belong to the deal and the seat, not to the bot that sits there."""
    return [seeded(f"bots:{seed}:{seat}") for seat in range(players)]


def play_match(match: Match, bots: Sequence[Bot], seed: str) -> list[Thinking]:
    """Let the bots play to the end; returns each seat's thinking."""
    rngs = dice(seed, match.players)
    thinking = [Thinking() for _ in bots]
    decision = match.decision
    while decision is not None:
        seat = decision.seat
        began = perf_counter()
        trouble = let_play(bots[seat], match, rngs[seat])
        took = perf_counter() - began
        thinking[seat].add(Thinking(1, took, took, int(trouble is not None)))
        decision = match.decision
    return thinking


def play_task(task: Task) -> Played:
    """Play one game of a schedule."""
    seed = f"{task.seed}/{task.sitting.deal}"
    match = find(task.game).new(seed=seed, **task.settings)
    bots = [bot(name) for name in task.sitting.seating]
    with overheard() as troubles:
        try:
            thinking = play_match(match, bots, seed)
        finally:
            dismiss(bots)
    result = match.result
    assert result is not None, "the game is over"
    return Played(task.sitting, result.winners, result.ranking, thinking, troubles[0] if troubles else "")


class Listener(logging.Handler):
    """Writes down what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def overheard() -> Iterator[list[str]]:
    """What is logged about bots, kept instead of printed: one that always fails would fill the terminal."""
    log, listener = logging.getLogger(BOTS), Listener()
    before = log.propagate
    log.addHandler(listener)
    log.propagate = False
    try:
        yield listener.lines
    finally:
        log.propagate = before
        log.removeHandler(listener)
