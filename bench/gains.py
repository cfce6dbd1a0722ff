"""What thinking ahead gains in a decision: how much likelier a search's choice wins than the rule-based player's.

    python bench/gains.py saba --players 4 --iterations 100,800,3200 --decisions 200

One search sits among rule-based players. At some of its decisions every budget chooses by itself; where choices differ,
they are compared in the same `--worlds` games, which the rule-based player plays to their ends for everybody. There is
far less luck in that than in the shares of a duel: it tells budgets and settings apart in minutes. Times its decisions
in a game, the gain is about what a search wins above its fair share.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

from rich.progress import track

import serai
from serai.core.game import Game
from serai.core.insight import Insight, greedy_option
from serai.core.registry import names
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.lab.intervals import Spread
from serai.search.ismcts import Search, Settings

PER_GAME = 6  # decisions of a game that are looked at
NO_LIMIT = 1e9  # seconds


def chosen(insight: Insight, state: State, iterations: int, rng: Rng) -> int:
    """What a search takes that knows what the seat asked knows."""
    world = state.clone()
    world.redeal(state.seat, rng)
    search = Search(insight, world, rng, Settings())
    search.run(iterations, NO_LIMIT)
    return search.candidates[0].option


def decisions_of(game: Game, players: int, deal: int, iterations: int) -> list[State]:
    """The decisions of a search among rule-based players, each with more than one option."""
    insight, rng = game.insight(), seeded(f"gains:{deal}")
    state = game.deal(game.resolve_settings({"players": players}), seeded(f"gains-deal:{deal}"))
    found = []
    while state.seat >= 0:
        if state.seat == deal % players and state.count() > 1:
            found.append(state.clone())
            state.choose(chosen(insight, state, iterations, rng))
        else:
            state.choose(greedy_option(insight, state, rng))
    return found


def won_by(insight: Insight, state: State, options: set[int], worlds: int, rng: Rng) -> dict[int, float]:
    """By option: how often the seat asked wins if everybody plays on by the rules of thumb, in the same worlds."""
    shares = dict.fromkeys(options, 0.0)
    dealer = Search(insight, state, rng, Settings())
    for _ in range(worlds if len(options) > 1 else 0):
        world = dealer.new_world()
        for option in options:
            end = world.clone()
            end.choose(option)
            while end.seat >= 0:
                end.choose(greedy_option(insight, end, rng))
            shares[option] += insight.prospects(end)[state.seat] / worlds
    return shares


class Compared(NamedTuple):
    """One decision: what each budget gains, the seconds it took, and how many decisions the game had."""

    gains: list[float]
    took: list[float]
    decisions: int


def compared(game: Game, players: int, budgets: list[int], worlds: int) -> Iterator[Compared]:
    insight = game.insight()
    deal = 0
    while True:
        found, rng = decisions_of(game, players, deal, budgets[0]), seeded(f"gains-look:{deal}")
        deal += 1
        for _ in range(PER_GAME if found else 0):
            state = found[rng.below(len(found))]
            usual = greedy_option(insight, state, rng)
            options, took = [], []
            for budget in budgets:
                began = time.process_time()
                options.append(chosen(insight, state, budget, rng))
                took.append(time.process_time() - began)
            shares = won_by(insight, state, {usual, *options}, worlds, rng)
            yield Compared([shares[option] - shares[usual] for option in options], took, len(found))


def told(spread: Spread) -> str:
    """The mean and its standard error."""
    return f"{spread.mean:+.2%} ± {spread.variance_of_mean() ** 0.5:.2%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--iterations", default="100,800,3200", help="the budgets, separated by commas")
    parser.add_argument("--decisions", type=int, default=200, help="two or more")
    parser.add_argument("--worlds", type=int, default=2000)
    asked = parser.parse_args()
    parts = asked.iterations.split(",")
    if not all(part.isdecimal() for part in parts) or asked.decisions < 2:
        parser.error("it takes two decisions at least and whole numbers, such as --decisions 200 --iterations 100,800")
    budgets = [int(part) for part in parts]
    gains, more, times = ([Spread() for _ in budgets] for _ in range(3))
    length = Spread()
    stream = compared(serai.game(asked.game), asked.players, budgets, asked.worlds)
    for _ in track(range(asked.decisions), "decisions"):
        one = next(stream)
        length.add(one.decisions)
        for index in range(len(budgets)):
            gains[index].add(one.gains[index])
            more[index].add(one.gains[index] - one.gains[0])
            times[index].add(one.took[index])
    print(f"{asked.game}, {asked.players} players, {asked.decisions} decisions ({length.mean:.0f} in a game)")
    for budget, gain, over, seconds in zip(budgets, gains, more, times, strict=True):
        compared_to_first = "" if over is more[0] else f", {told(over)} more than the first"
        print(f"{budget:>7,} iterations: {told(gain)} a decision{compared_to_first}; {seconds.mean:.3f} s")


if __name__ == "__main__":
    main()
