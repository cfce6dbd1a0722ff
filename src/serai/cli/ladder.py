"""`serai ladder`: all levels against each other, and a rating for each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from serai.cli.common import at_least_one, fail, game_named, hint, print_json
from serai.cli.contest import Contest, bots_named, contest, tell_uneven
from serai.cli.options import Edition, GameName, Jobs, Json, Mode, Players, Seed, Settings
from serai.core.rng import seeded
from serai.lab import Ladder, Played, Rating, rotations, sittings, tables_of
from serai.lab.plot import Whisker, axis, drawn, picture, scale_for
from serai.lab.schedule import ENOUGH_DEALS
from serai.terminal import console_for

ALL = "random,beginner,casual,greedy,strong,expert"
PLOT = 48  # characters

Levels = Annotated[str, typer.Option("--levels", help="The bots that take part.", metavar="A,B,...")]
Games = Annotated[
    int | None,
    typer.Option("--games", "-n", help="Games at each table; by default ten deals in all seatings.", metavar="K"),
]
Svg = Annotated[Path | None, typer.Option("--svg", help="Write the plot to this file.", metavar="FILE")]


def ladder(
    game: GameName,
    players: Players = None,
    games: Games = None,
    levels: Levels = ALL,
    mode: Mode = None,
    edition: Edition = None,
    option: Settings = None,
    seed: Seed = None,
    jobs: Jobs = None,
    svg: Svg = None,
    as_json: Json = False,
) -> None:
    """Rate bots by games of all against all: 400 points more is ten times as likely to finish ahead.

    All combinations of different bots meet; each bot plays in every seat, and all tables have the same deals.

    Example: [bold]serai ladder saba --players 2 --levels random,greedy,search:100 --svg ladder.svg[/bold]
    """
    found = game_named(game)
    at_least_one("--games", games)
    names = bots_named(levels)
    if len(names) < 2 or len(set(names)) < len(names):
        fail(f"--levels takes two or more different bots, such as {ALL}; got {levels}")
    if svg is not None and (svg.is_dir() or not svg.parent.is_dir()):
        fail(f"--svg: {svg} cannot be written; it takes a file in a folder that is there")
    played = contest(found, players, mode, edition, option, seed, jobs)
    tables = [rotations(table) for table in tables_of(names, played.players)]
    each = ENOUGH_DEALS * played.players if games is None else games
    tell_uneven(each, played.players, " at a table")
    results = Ladder(names)

    def take(one: Played) -> bool:
        results.add(one)
        return False

    played.play(sittings(tables, each), each * len(tables), take)
    played.some(results.games)
    if len(results.deals) < ENOUGH_DEALS:
        more = ENOUGH_DEALS * played.players
        hint(f"hint: the intervals rest on few deals ({len(results.deals)}); --games {more} says more")
    ratings = results.ratings(seeded(f"ladder:{played.seed}"))
    if as_json:
        told = [rating.as_dict() for rating in ratings]
        print_json({**played.figures(results.games), "tables": len(tables), "ratings": told})
    else:
        show(played, ratings, results.games)
    played.tell_trouble((rating.thinking for rating in ratings), results.trouble)
    if svg is not None:
        write(svg, played, results.games, ratings)
    played.leave()


def whisker(rating: Rating) -> Whisker:
    return Whisker(rating.level, rating.low, rating.rating, rating.high)


def show(played: Contest, ratings: Sequence[Rating], games: int) -> None:
    console = console_for()
    console.print(Text(played.headline(games), style="bold"))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("bot", overflow="fold")
    for column in ("rating", "95 % interval"):
        grid.add_column(column, justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("s a decision", justify="right", no_wrap=True)
    scale = scale_for([value for rating in ratings for value in (rating.low, rating.high)])
    for rating in ratings:
        reach = f"{rating.low:.0f} to {rating.high:.0f}"
        took = f"{rating.thinking.seconds / max(1, rating.thinking.decisions):.4f}"
        grid.add_row(Text(rating.level), f"{rating.rating:.0f}", reach, Text(drawn(whisker(rating), scale, PLOT)), took)
    grid.add_row("", "", "", Text(axis(scale, PLOT), style="dim"), "")
    console.print(grid)


def write(file: Path, played: Contest, games: int, ratings: Sequence[Rating]) -> None:
    title = f"{played.game.meta.title}: bots with {played.players} players"
    note = f"Ratings on the Elo scale with 95 % intervals, mean 1500; {games} games, seed {played.seed}."
    try:
        file.write_text(picture(title, note, [whisker(rating) for rating in ratings]), encoding="utf-8")
    except OSError as error:
        fail(f"--svg: cannot write {file}: {error.strerror or error}")
