"""How many iterations per second the search makes, compiled and interpreted, on the same positions.

    python bench/search.py [--seconds 20] [--json]

The positions come from games of the rule-based player with four players and default settings: one early, one in the
middle, one late in each game. Both engines think about each position for the same time; the ratio is of the
iterations they made in a second of the processor's time, so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time

import serai
from serai.core.insight import greedy_option
from serai.core.registry import names
from serai.core.rng import seeded
from serai.core.state import State
from serai.search.ismcts import Search, Settings

DEALS = 3
MOMENTS = (0.2, 0.5, 0.8)  # of a game's decisions
WORTH_A_THOUGHT = 3  # options at least
NEVER = 1e9  # standard errors: nothing drops out


def positions(name: str) -> list[State]:
    """The same for every engine."""
    game = serai.game(name)
    insight = game.insight()
    found = []
    for deal in range(DEALS):
        state, rng = game.deal(game.resolve_settings({"players": 4}), seeded(f"bench:{deal}")), seeded("dice")
        worth: list[State] = []
        while state.seat >= 0:
            if len(insight.judge(state).options) >= WORTH_A_THOUGHT:
                worth.append(state.clone())
            state.choose(greedy_option(insight, state, rng))
        found += [worth[int(len(worth) * moment)] for moment in MOMENTS]
    return found


def measure(name: str, seconds: float) -> float:
    """Iterations a second over all positions, each for its share of the time."""
    insight = serai.game(name).insight()
    iterations = 0
    took = 0.0
    states = positions(name)
    for number, state in enumerate(states):
        search = Search(insight, state, seeded(f"search:{number}"), Settings(behind=NEVER))
        began = time.process_time()
        search.run(1 << 40, seconds / len(states))
        took += time.process_time() - began
        iterations += search.iterations
    return iterations / took


def interpreted(seconds: float) -> dict[str, float]:
    """The same in a process that runs the engine from source."""
    command = [sys.executable, __file__, "--seconds", str(seconds), "--here"]
    done = subprocess.run(command, env={**os.environ, "SERAI_INTERPRETED": "1"}, capture_output=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game and engine")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps({name: measure(name, asked.seconds) for name in names()}))
        return
    if not serai._native.native():
        sys.exit("the engine is not compiled; run python3 dev.py build")
    fast = {name: measure(name, asked.seconds) for name in names()}
    slow = interpreted(asked.seconds)
    figures = {
        name: {
            "compiled": round(fast[name], 1),
            "interpreted": round(slow[name], 1),
            "ratio": round(fast[name] / slow[name], 1),
        }
        for name in names()
    }
    if asked.json:
        print(json.dumps(figures, indent=2))
        return
    for name, row in figures.items():
        print(
            f"{name:8} {row['compiled']:>9,.0f} iterations/s compiled, {row['interpreted']:>7,.1f} interpreted: "
            f"{row['ratio']:.1f} times"
        )


if __name__ == "__main__":
    main()
