"""Finds the tastes of Saba's judgement: the weights with which it wins most, by games of many tastes with each other.

    python bench/tastes.py --players 2 --mode advanced
    python bench/tastes.py --players 2 --mode advanced --games 4000 --compare before.py

Every seat plays by a taste of its own, a little off the one that is looked for; what the winners have more of moves it,
round after round. The mean of the later rounds is what is found: it is printed as `bots/taste.py` has it, and then
one that plays by it sits among players of the taste in use.

With --compare nothing is looked for: one with the taste in use sits among players of another taste.py, such as that of
an earlier version; or, with --compare lockless, one who never places a lock among players of the taste in use.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from math import exp, isfinite
from pathlib import Path
from random import Random

from rich.progress import track

import serai
from serai.core.game import Game
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.games.saba.bots import taste as tables
from serai.games.saba.bots.judging import judge
from serai.games.saba.bots.taste import Taste
from serai.games.saba.components import NONE
from serai.games.saba.locks import PLACE_LOCK
from serai.games.saba.state import SabaState
from serai.lab.intervals import Spread

Player = Callable[[SabaState], int]

AFTERWARDS = 4000  # games of what is found
OFF = 0.25  # how far tastes are off, as the standard deviation of the logarithm of every weight
STEP = 30.0  # in such deviations, for a win more in every game by one deviation more of a weight
LONGEST = 0.6  # of a step
ADVANCED_ONLY = ("seat", "harm", "lock", "lacked", "barred")  # weights without meaning in the basic game
NUMBERS = ("", "", "TWO", "THREE", "FOUR")


def names() -> list[str]:
    """The weights in the order of a row."""
    count = len(tables.BASIC_FOUR)
    probe = Taste([float(number) for number in range(count)])
    by_number = {getattr(probe, name): name for name in dir(probe) if not name.startswith("_")}
    return [by_number[float(number)] for number in range(count)]


def player(weights: list[float]) -> Player:
    taste = Taste(weights)

    def choose(state: SabaState) -> int:
        return state.options[0] if len(state.options) == 1 else judge(state, taste).best()

    return choose


def lockless(weights: list[float]) -> Player:
    usual = player(weights)
    return lambda state: NONE if state.question is PLACE_LOCK else usual(state)


def shares(game: Game, settings: dict[str, Value], deal: str, seats: list[Player]) -> list[float]:
    """Plays a game to its end; each seat's share of the victory."""
    state = game.deal(settings, seeded(deal))
    assert isinstance(state, SabaState)
    while state.seat >= 0:
        state.choose(seats[state.seat](state))
    return game.insight().prospects(state)


class Search:
    """The taste that is looked for, in logarithms, and how it has moved."""

    def __init__(self, game: Game, settings: dict[str, Value], start: list[float], seed: str) -> None:
        self.game = game
        self.settings = settings
        self.start = start
        self.players = int(str(settings["players"]))
        self.fixed = [name in ADVANCED_ONLY and settings["mode"] == "basic" for name in names()]
        self.seed = seed
        self.chance = Random(seed)
        self.moved = [0.0] * len(start)  # in deviations
        self.slopes = [0.0] * len(start)  # wins by one deviation more, summed over the games of a round

    def weights(self, off: list[float]) -> list[float]:
        return [weight * exp(OFF * (moved + by)) for weight, moved, by in zip(self.start, self.moved, off, strict=True)]

    def play(self, number: int) -> None:
        gauss = self.chance.gauss
        offs = [[0.0 if fixed else gauss(0.0, 1.0) for fixed in self.fixed] for _ in range(self.players)]
        won = shares(self.game, self.settings, f"{self.seed}:{number}", [player(self.weights(off)) for off in offs])
        for off, share in zip(offs, won, strict=True):
            more = share - 1.0 / self.players
            for index, by in enumerate(off):
                self.slopes[index] += more * by

    def step(self, games: int) -> None:
        for index, slope in enumerate(self.slopes):
            length = STEP * slope / (games * self.players)
            self.moved[index] += max(-LONGEST, min(LONGEST, length))
            self.slopes[index] = 0.0


def found(search: Search, games: int, each: int) -> list[float]:
    """The mean of the later half of the rounds, of so many games each."""
    rounds = games // each
    later: list[list[float]] = []
    for number in track(range(rounds * each), "tastes"):
        search.play(number)
        if (number + 1) % each == 0:
            search.step(each)
            if 2 * (number + 1) > games:
                later.append(list(search.moved))
    search.moved = [sum(weight) / len(later) for weight in zip(*later, strict=True)]
    return search.weights([0.0] * len(search.moved))


def compared(game: Game, settings: dict[str, Value], one: Player, others: Player, games: int, seed: str) -> Spread:
    """What one player wins among others of another kind; every deal is played once from each seat."""
    players = int(str(settings["players"]))
    won = Spread()
    for deal in track(range(games // players), "compared"):
        of_deal = 0.0
        for seat in range(players):
            seats = [one if each == seat else others for each in range(players)]
            of_deal += shares(game, settings, f"{seed}:compared:{deal}", seats)[seat]
        won.add(of_deal / players)
    return won


def row(name: str, weights: list[float]) -> str:
    """As it stands in taste.py."""
    lines = [
        "    " + ", ".join(f"{weight:.4f}" for weight in weights[first : first + 10]) + ","
        for first in range(0, len(weights), 10)
    ]
    return "\n".join([f"{name}: Final = [", *lines, "]  # fmt: skip"])


def read(file: str, name: str, count: int) -> list[float]:
    """A row of another taste.py."""
    found = re.search(rf"^{name}: Final = \[(.*?),?\s*\]", Path(file).read_text(), re.DOTALL | re.MULTILINE)
    if not found:
        raise ValueError(f"there is no {name}")
    weights = [float(part) for part in found[1].split(",")]
    if len(weights) != count or not all(isfinite(weight) for weight in weights):
        raise ValueError(f"{name} has {len(weights)} weights, and not the {count} of a taste")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--mode", choices=["basic", "advanced"], default="basic")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--round", type=int, default=2_500, help="games between two steps of the search")
    parser.add_argument("--compare", metavar="FILE|lockless", help="play only, look for nothing")
    parser.add_argument("--seed", default="tastes")
    asked = parser.parse_args()
    fewest = 2 * asked.players if asked.compare else 2 * asked.round
    if asked.games < fewest or asked.round < 1:
        parser.error("it takes two rounds, or to compare two games from every seat, at least")
    if asked.compare == "lockless" and asked.mode == "basic":
        parser.error("there are no locks in the basic game")
    game = serai.game("saba")
    settings = game.resolve_settings({"players": asked.players, "mode": asked.mode})
    name = f"{asked.mode.upper()}_{NUMBERS[asked.players]}"
    in_use: list[float] = getattr(tables, name)
    games = asked.games
    if asked.compare == "lockless":
        told, one, others = "one without locks among those in use", lockless(in_use), player(in_use)
    elif asked.compare:
        try:
            before = read(asked.compare, name, len(in_use))
        except (OSError, ValueError) as error:
            parser.error(f"{asked.compare} cannot be compared: {error}")
        told, one, others = f"the taste in use among {asked.compare}", player(in_use), player(before)
    else:
        weights = found(Search(game, settings, in_use, asked.seed), games, asked.round)
        print(row(name, weights))
        told, one, others, games = "found among those in use", player(weights), player(in_use), AFTERWARDS
    won = compared(game, settings, one, others, games, asked.seed)
    error = won.variance_of_mean() ** 0.5
    table = f"{asked.mode}, {asked.players} players, {games} games"
    print(f"{table}: {told} wins {won.mean:.1%} (standard error {error:.1%})")


if __name__ == "__main__":
    main()
