"""`serai duel`: which bot is better, and how sure that is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from serai.cli.common import at_least_one, fail, game_named, print_json
from serai.cli.contest import Contest, bots_named, contest, tell_uneven
from serai.cli.options import Edition, GameName, Jobs, Json, Mode, Players, Seed, Settings
from serai.lab import Played, Scoreboard, seatings_for, sittings
from serai.lab.plot import Scale, Whisker, drawn, scale_for
from serai.terminal import console_for

BAR = 32  # characters
NEEDS = "a duel needs a bot for each seat and at least two different ones, such as --bots greedy,random,random"

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="A bot for each seat: a name, search:400 (iterations), search:0.5s or cmd:./program.",
        metavar="A,B,...",
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games, at most.", metavar="K")]
UntilSure = Annotated[
    bool, typer.Option("--until-sure", help="Stop as soon as it is clear for every bot (99.9 %, 40 games or more).")
]


def duel(
    game: GameName,
    bots: Bots,
    players: Players = None,
    games: Games = 240,
    mode: Mode = None,
    edition: Edition = None,
    option: Settings = None,
    seed: Seed = None,
    jobs: Jobs = None,
    until_sure: UntilSure = False,
    as_json: Json = False,
) -> None:
    """Compare bots: every deal is played in all seatings, so that only the bots make a difference.

    Several winners share a win. Win shares are for each seat of a bot: without a difference all have 1/N.

    Example: [bold]serai duel saba --bots greedy,greedy,random,random --games 600[/bold]
    """
    found = game_named(game)
    at_least_one("--games", games)
    names = tuple(bots_named(bots))
    if len(set(names)) < 2:
        fail(f"{NEEDS}; got {bots}")
    table = contest(found, len(names) if players is None else players, mode, edition, option, seed, jobs)
    if len(names) != table.players:
        fail(f"{len(names)} bots are named for {table.players} seats; {NEEDS}")
    seatings = seatings_for(names, games)
    if not until_sure:
        tell_uneven(games, len(seatings))
    board = Scoreboard(names, len(seatings))

    def take(played: Played) -> bool:
        board.add(played)
        return until_sure and board.sure()

    table.play(sittings([seatings], games), games, take)
    table.some(board.games)
    if as_json:
        bots_told = [score.as_dict() for score in board.scores]
        print_json({**table.figures(board.games), "sure": board.sure(), "bots": bots_told})
    else:
        show(table, board, until_sure)
    table.tell_trouble((score.thinking for score in board.scores), board.trouble)
    table.leave()


def show(table: Contest, board: Scoreboard, until_sure: bool) -> None:
    console = console_for()
    console.print(Text(table.headline(board.games), style="bold"))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("bot", overflow="fold")
    for column in ("seats", "win share", "95 % interval"):
        grid.add_column(column, justify="right", no_wrap=True)
    grid.add_column(f"fair: {board.scores[0].fair:.1%}", no_wrap=True)
    grid.add_column("s a decision", justify="right", no_wrap=True)
    scale = scale_of(board)
    for score in board.scores:
        low, high = score.interval()
        bar = drawn(Whisker(score.bot, low, score.share, high), scale, BAR, score.fair)
        took = f"{score.thinking.seconds / max(1, score.thinking.decisions):.4f}"
        grid.add_row(
            Text(score.bot), str(score.seats), f"{score.share:.1%}", f"{low:.1%} to {high:.1%}", Text(bar), took
        )
    console.print(grid)
    if until_sure:
        sure = "sure: every share differs from the fair one" if board.sure() else "not sure of every bot"
        console.print(f"{sure} (99.9 %)", style="green" if board.sure() else "yellow")


def scale_of(board: Scoreboard) -> Scale:
    """From nothing to a little beyond the best that any interval reaches."""
    return scale_for([0.0, *(score.interval()[1] for score in board.scores)])
