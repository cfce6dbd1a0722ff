"""Fits the weights of a game's insight: who wins from positions of its own bots' games, by logistic regression.

    uv run --with numpy python bench/fit.py saba --players 4 --games 2000

Plays games of the rule-based player against itself, with some moves by chance so that positions vary, looks at one
position in each step of the insight's clock (with --starts at the first one of every other step: that is where a search
reads them), and finds the weights that make the winners most likely. A fifth of the games is kept for the comparison:
log loss of equal chances, of the weights in use, and of the fitted ones.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import serai
from serai.core.rng import seeded
from serai.search.ismcts import sampled

HELD_BACK = 5  # one game in so many is kept for the comparison
RIDGE = 1e-3
STEPS = 20


def positions_of(
    name: str, given: dict[str, object], number: int, noise: int, starts: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The features of every seat at one moment of each step of the clock, and who won in the end."""
    game = serai.game(name)
    insight = game.insight()
    rng = seeded(f"fit:{number}")
    state = game.deal(game.resolve_settings(given), seeded(f"fit-deal:{number}"))
    found = []
    seen = -1
    while state.seat >= 0:
        if insight.clock(state) > seen:
            wanted = rng.below(2 if starts else 4) == 0
            if wanted:
                found.append([insight.features(state, seat) for seat in range(state.players)])
            if wanted or starts:
                seen = insight.clock(state)
        judgement = insight.judge(state)
        state.choose(sampled(judgement, rng) if rng.below(100) < noise else judgement.best())
    positions = np.array(found, dtype=np.float32).reshape(len(found), state.players, -1)
    return positions, np.tile(np.array(insight.prospects(state), dtype=np.float32), (len(found), 1))


def task(arguments: tuple[str, dict[str, object], int, int, bool]) -> tuple[np.ndarray, np.ndarray]:
    return positions_of(*arguments)


def chances(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
    strengths = features @ weights
    strengths -= strengths.max(axis=1, keepdims=True)
    shares = np.exp(strengths)
    return shares / shares.sum(axis=1, keepdims=True)


def loss(features: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    return float(-(won * np.log(chances(features, weights) + 1e-12)).sum(axis=1).mean())


def fit(features: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Newton's method; features are scaled to the same spread on the way."""
    scale = features.std(axis=(0, 1)) + 1e-9
    scaled = features / scale
    number, _, width = scaled.shape
    weights = np.zeros(width)
    for _ in range(STEPS):
        shares = chances(scaled, weights)
        gradient = np.einsum("psf,ps->f", scaled, won - shares) / number - RIDGE * weights
        mean = np.einsum("psf,ps->pf", scaled, shares)
        spread = (scaled * shares[:, :, None]).reshape(-1, width).T @ scaled.reshape(-1, width) - mean.T @ mean
        weights += 0.7 * np.linalg.solve(spread / number + RIDGE * np.eye(width), gradient)
    return weights / scale


def together(games: list[tuple[np.ndarray, np.ndarray]]) -> tuple[np.ndarray, np.ndarray]:
    """The positions of many games, and who won from each."""
    features = np.concatenate([positions for positions, _ in games]).astype(np.float64)
    return features, np.concatenate([won for _, won in games]).astype(np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--noise", type=int, default=10, help="moves by chance, in per cent")
    parser.add_argument("--starts", action="store_true", help="only the first position of a step")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    given: dict[str, object] = {"players": asked.players}
    by_name = {setting.name: setting for setting in serai.game(asked.game).settings}
    for pair in asked.option:
        name, _, value = pair.partition("=")
        given[name] = by_name[name].parse(value)
    tasks = [(asked.game, given, number, asked.noise, asked.starts) for number in range(asked.games)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = [(positions, won) for positions, won in pool.map(task, tasks, chunksize=100) if len(positions)]
    test_features, test_won = together(games[::HELD_BACK])
    features, won = together([game for number, game in enumerate(games) if number % HELD_BACK])
    weights = fit(features, won)
    game = serai.game(asked.game)
    in_use = np.array(game.insight().weights(game.deal(game.resolve_settings(given), seeded("fit"))))
    known = f"{loss(test_features, test_won, in_use):.4f}" if len(in_use) == len(weights) else "(of other features)"
    print(f"{asked.game}, {asked.players} players: {asked.games} games, {len(won) + len(test_won)} positions")
    print(f"log loss: equal {np.log(asked.players):.4f}, in use {known}, ", end="")
    print(f"fitted {loss(test_features, test_won, weights):.4f}")
    print("[" + ", ".join(f"{weight:.4f}" for weight in weights) + "]")


if __name__ == "__main__":
    main()
