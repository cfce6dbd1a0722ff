"""`serai simulate`: many games, counted and if wanted checked."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from serai import _native
from serai.bots import bots_for
from serai.cli.common import FAILED, at_least_one, game_named, given_settings, print_json, user_errors
from serai.cli.options import Edition, GameName, Jobs, Json, Mode, Players, Seed, Settings
from serai.cli.tally import Tally, Task, play_games
from serai.cli.working import cores, play_tasks, with_progress
from serai.core.game import Game
from serai.terminal import console_for

BATCH = 20  # games that a process plays before it reports
SHOWN = 10  # violations told in words

Games = Annotated[int, typer.Option("--games", "-n", help="How many games.", metavar="N")]
Bots = Annotated[str, typer.Option("--bots", help="A bot for all seats, or a list with one for each seat.")]
Check = Annotated[bool, typer.Option("--check", help="Test all promises of the engine at every decision (slow).")]


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = None,
    mode: Mode = None,
    edition: Edition = None,
    option: Settings = None,
    bots: Bots = "random",
    jobs: Jobs = None,
    check: Check = False,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count how they end."""
    found = game_named(game)
    at_least_one("--games", games)
    at_least_one("--jobs", jobs)
    with user_errors():
        settings = given_settings(found, players, mode, edition, option)
        seats = found.resolve_settings(settings)["players"]
        assert isinstance(seats, int)
        bots = ",".join(bot.name for bot in bots_for(bots, seats))
    seed = seed if seed is not None else str(secrets.randbits(32))
    tasks = [
        Task(game, settings, seed, bots, check, first, min(BATCH, games - first)) for first in range(0, games, BATCH)
    ]
    began = time.perf_counter()
    tally = Tally(seats)
    parts = play_tasks(play_games, tasks, min(jobs or cores(), len(tasks)))
    for part in with_progress(parts, games, lambda part: part.games):
        tally.add(part)
    figures = figures_of(found, tally, seed, settings, bots, time.perf_counter() - began)
    if as_json:
        print_json(figures)
    else:
        show(found, tally, figures)
    if tally.violations:
        raise typer.Exit(FAILED)


def figures_of(
    game: Game, tally: Tally, seed: str, settings: dict[str, object], bots: str, seconds: float
) -> dict[str, object]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.minimal_settings(game.resolve_settings(settings)),
        "seed": seed,
        "bots": bots.split(","),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "rounds": {"min": tally.shortest, "mean": round(tally.rounds / tally.games, 3), "max": tally.longest},
        "endings": {ending: tally.endings.get(ending, 0) for ending in game.endings},
        "wins_by_seat": tally.wins,
        "wins_by_turn_order": tally.wins_in_turn,
        "native": _native.native(),
        "violations": tally.violations,
    }


def show(game: Game, tally: Tally, figures: dict[str, object]) -> None:
    console = console_for()
    engine = "compiled" if figures["native"] else "interpreted"
    grid = Table.grid(padding=(0, 2))
    mean = tally.rounds / tally.games
    grid.add_row("games", f"{tally.games} of {game.meta.title}, seed {figures['seed']}")
    grid.add_row("decisions", f"{tally.decisions} ({figures['decisions_per_second']} a second, {engine})")
    grid.add_row("rounds", f"{tally.shortest} to {tally.longest}, {mean:.1f} on average")
    for ending in game.endings:
        number = tally.endings.get(ending, 0)
        grid.add_row(ending.replace("_", " "), f"{number} ({number / tally.games:.1%})")
    for seat, wins in enumerate(tally.wins):
        grid.add_row(f"wins of seat {seat}", f"{wins} ({wins / tally.games:.1%})")
    for turn, wins in enumerate(tally.wins_in_turn, 1):
        grid.add_row(f"wins of number {turn} in turn order", f"{wins} ({wins / tally.games:.1%})")
    console.print(grid)
    for violation in tally.violations[:SHOWN]:
        where = f"seed {violation['seed']}, {violation['check']} after {violation['choices']} choices"
        console.print(Text(f"{where}: {str(violation['text']).strip().splitlines()[-1]}", style="red"))
    if len(tally.violations) > SHOWN:
        console.print(Text(f"and {len(tally.violations) - SHOWN} more; --json lists all with replays", style="red"))
