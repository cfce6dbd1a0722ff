"""`serai simulate`: many games, counted and if wanted checked."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from serai import _native
from serai.bots import bots_for
from serai.cli.common import FAILED, fail, game_named, given_options, print_json, user_errors
from serai.cli.options import Edition, GameName, Json, Mode, Players, Settings
from serai.cli.tally import Tally, Task, play_games
from serai.core.game import Game
from serai.terminal import console_for

BATCH = 20  # games that a process plays before it reports
SHOWN = 10  # violations told in words

Games = Annotated[int, typer.Option("--games", "-n", help="How many games.", metavar="N")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same figures.", metavar="S")]
Bots = Annotated[str, typer.Option("--bots", help="A bot for all seats, or a list with one for each seat.")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; by default one for each core.", metavar="J")]
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
    if games < 1:
        fail(f"--games takes 1 or more; got {games}")
    if jobs is not None and jobs < 1:
        fail(f"--jobs takes 1 or more; got {jobs}")
    with user_errors():
        options = given_options(found, players, mode, edition, option)
        seats = found.settle(options)["players"]
        assert isinstance(seats, int)
        bots = ",".join(bot.name for bot in bots_for(bots, seats))
    seed = seed if seed is not None else str(secrets.randbits(32))
    tasks = [
        Task(game, options, seed, bots, check, first, min(BATCH, games - first)) for first in range(0, games, BATCH)
    ]
    began = time.perf_counter()
    tally = Tally(seats)
    for part in with_progress(play_tasks(tasks, jobs or cores()), games):
        tally.add(part)
    figures = figures_of(found, tally, seed, options, bots, time.perf_counter() - began)
    if as_json:
        print_json(figures)
    else:
        show(found, tally, figures)
    if tally.violations:
        raise typer.Exit(FAILED)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_tasks(tasks: list[Task], jobs: int) -> Iterator[Tally]:
    """The batches in their order, whoever plays them."""
    jobs = min(jobs, len(tasks))
    if jobs == 1:
        yield from map(play_games, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_games, tasks)


def with_progress(parts: Iterator[Tally], games: int) -> Iterator[Tally]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_for(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for part in parts:
            progress.advance(bar, part.games)
            yield part


def figures_of(
    game: Game, tally: Tally, seed: str, options: dict[str, object], bots: str, seconds: float
) -> dict[str, object]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.told(game.settle(options)),
        "seed": seed,
        "bots": bots.split(","),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "rounds": {"min": tally.shortest, "mean": round(tally.rounds / tally.games, 3), "max": tally.longest},
        "endings": {ending: tally.endings.get(ending, 0) for ending in game.endings},
        "wins_by_seat": tally.wins,
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
    console.print(grid)
    for violation in tally.violations[:SHOWN]:
        where = f"seed {violation['seed']}, {violation['check']} after {violation['choices']} choices"
        console.print(Text(f"{where}: {str(violation['text']).strip().splitlines()[-1]}", style="red"))
    if len(tally.violations) > SHOWN:
        console.print(Text(f"and {len(tally.violations) - SHOWN} more; --json lists all with replays", style="red"))
