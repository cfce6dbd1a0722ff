"""Many unattended games, counted. Every game has its own seed, so it does not matter which process plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from serai.bots import Bot, bots_for, dismiss, question_of
from serai.core.game import Game, Result
from serai.core.match import Match
from serai.core.moves import as_move
from serai.core.playout import play_out, random_option
from serai.core.registry import find
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.lab import dice, play_match
from serai.testing.conformance import check_match

ALL_RANDOM = "random"
THOROUGH = 20  # a checked game is looked at closely at one decision in this many


@dataclass(frozen=True)
class Task:
    """Which games to play, from number `first` on."""

    game: str
    settings: Mapping[str, object]
    seed: str
    bots: str
    check: bool
    first: int
    games: int


@dataclass
class Tally:
    """The results of a number of games."""

    players: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    shortest: int = 0
    longest: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    wins: list[int] = field(default_factory=list)
    wins_in_turn: list[int] = field(default_factory=list)  # the first one began
    violations: list[dict[str, object]] = field(default_factory=list)

    def count(self, decisions: int, rounds: int, first: int, result: Result | None) -> None:
        """A game that the seat `first` began."""
        self.shortest = min(self.shortest, rounds) if self.games else rounds
        self.longest = max(self.longest, rounds)
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        self.wins = self.wins or [0] * self.players
        self.wins_in_turn = self.wins_in_turn or [0] * self.players
        if result is not None:
            self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
            for seat in result.winners:
                self.wins[seat] += 1
                self.wins_in_turn[(seat - first) % self.players] += 1

    def add(self, other: Tally) -> None:
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = added(self.wins, other.wins)
        self.wins_in_turn = added(self.wins_in_turn, other.wins_in_turn)
        self.violations += other.violations
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number


def added(all: list[int], others: list[int]) -> list[int]:
    return [one + other for one, other in zip(all or [0] * len(others), others, strict=True)]


def play_games(task: Task) -> Tally:
    """Play a batch."""
    game = find(task.game)
    settings = game.resolve_settings(task.settings)
    players = settings["players"]
    assert isinstance(players, int)
    tally = Tally(players)
    bots = bots_for(task.bots, players)
    try:
        for number in range(task.first, task.first + task.games):
            seed = f"{task.seed}/{number}"
            if task.check:
                check_one(game, task, bots, seed, tally)
            elif set(task.bots.split(",")) == {ALL_RANDOM}:
                state = game.deal(settings, seeded(f"{game.id}:{seed}"))
                first = game.first_seat(state)
                tally.count(play_out(state, seeded(f"play:{seed}")), game.rounds(state), first, game.result(state))
            else:
                play_one(game, task, bots, seed, tally)
    finally:
        dismiss(bots)
    return tally


def play_one(game: Game, task: Task, bots: list[Bot], seed: str, tally: Tally) -> None:
    match = game.new(seed=seed, **task.settings)
    first = game.first_seat(match.state)
    play_match(match, bots, seed)
    tally.count(len(match.choices), game.rounds(match.state), first, match.result)


def check_one(game: Game, task: Task, bots: list[Bot], seed: str, tally: Tally) -> None:
    """A game with all of its promises tested on the way."""
    match = game.new(seed=seed, **task.settings)
    first = game.first_seat(match.state)
    report = check_match(match, every=THOROUGH, chooser=Chooser(match, bots, seed).choose)
    tally.count(len(match.choices), game.rounds(match.state), first, match.result)
    for problem in report.problems:
        found = {"seed": seed, "check": problem.check, "choices": problem.choices, "text": problem.text}
        tally.violations.append({**found, "replay": report.replay(problem)})


class Chooser:
    """Bots as the conformance checks ask for them: an option for a state."""

    def __init__(self, match: Match, bots: list[Bot], seed: str) -> None:
        self.match = match
        self.bots = bots
        self.rngs = dice(seed, match.players)
        self.random = all(bot.name == ALL_RANDOM for bot in bots)

    def choose(self, state: State, rng: Rng) -> int:
        decision = self.match.decision
        if self.random or decision is None:
            return random_option(state, rng)
        seat = decision.seat
        move = self.bots[seat].choose(question_of(self.match, self.rngs[seat]))
        option = self.match.game.space.questions[state.question_number].option(as_move(move))
        assert isinstance(option, int), f"the bot of seat {seat} wants to make {move!r}"
        return option
