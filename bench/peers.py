"""Random games side by side with another engine, on one core and in one run.

    uv sync --frozen --inexact --extra peers
    python bench/peers.py [--seconds 10] [--json]

The other engine is Catanatron with its own random players. They are different games, so the ratio says what room
there is for search and simulation, not which code is better.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version

import serai
from serai import _native
from serai.core.playout import play_out
from serai.core.registry import names
from serai.core.rng import seeded
from serai.testing.conformance import combinations

PLAYERS = 4
SLICES = 5  # the engines take turns, so that a busy moment of the machine hits both


class Contender:
    """An engine that plays one random game after the other."""

    def __init__(self, name: str, plays: Iterator[int]) -> None:
        self.name = name
        self.plays = plays  # yields the decisions of each game
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.decisions += next(self.plays)
            self.games += 1
        self.seconds += time.perf_counter() - began

    def figures(self) -> dict[str, object]:
        return {
            "engine": self.name,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
        }


def serai_games(name: str, mode: str) -> Iterator[int]:
    """Four players, all editions in turn, from the deal to the end."""
    game = serai.game(name)
    table = {"players": PLAYERS, "mode": mode}
    resolved = [game.resolve_settings(settings) for settings in combinations(game) if settings.items() >= table.items()]
    number = 0
    while True:
        state = game.deal(resolved[number % len(resolved)], seeded(f"deal:{number}"))
        yield play_out(state, seeded(f"play:{number}"))
        number += 1


def catanatron_games() -> Iterator[int]:
    """Four random players; every action counts as a decision, the forced ones too."""
    from catanatron import Color, Game, RandomPlayer

    number = 1
    while True:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        yield len(game.state.actions)
        number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="how long each engine plays (default 10)")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    arguments = parser.parse_args()
    try:
        peer = f"catanatron {version('catanatron')}"
    except ModuleNotFoundError:
        sys.exit("catanatron is not installed: uv sync --frozen --inexact --extra peers")

    contenders = [
        Contender(f"serai {name} {mode}", serai_games(name, mode))
        for name in names()
        for mode in serai.game(name).meta.modes
    ]
    contenders.append(Contender(peer, catanatron_games()))
    for contender in contenders:
        contender.run(0)  # one game to warm up
        contender.games = contender.decisions = 0
        contender.seconds = 0.0
    for _ in range(SLICES):
        for contender in contenders:
            contender.run(arguments.seconds / SLICES)

    rates = [contender.decisions / contender.seconds for contender in contenders]
    ratios = {contender.name: round(rate / rates[-1], 1) for contender, rate in zip(contenders[:-1], rates)}
    if arguments.json:
        figures = {
            "python": platform.python_version(),
            "serai_engine": _native.describe(),
            "engines": [contender.figures() for contender in contenders],
            "times_the_peer": ratios,
        }
        print(json.dumps(figures, indent=2))
        return
    print(f"Python {platform.python_version()}, Serai's engine {_native.describe()}, one core")
    for contender, rate in zip(contenders, rates):
        games = contender.games / contender.seconds
        print(f"{contender.name:24} {rate:12,.0f} decisions/s {games:9,.1f} games/s ({contender.games} games)")
    for name, ratio in ratios.items():
        print(f"{name} plays {ratio:,} times as many decisions a second as {peer}")


if __name__ == "__main__":
    main()
