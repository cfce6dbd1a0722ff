"""`serai`: one command for playing, checking and looking things up."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from serai import __version__, _native
from serai.cli.backup import backup, restore
from serai.cli.bench import bench
from serai.cli.bots import bot, bots
from serai.cli.check import check
from serai.cli.common import STOPPED, tell
from serai.cli.duel import duel
from serai.cli.games import games
from serai.cli.ladder import ladder
from serai.cli.new_game import new_game
from serai.cli.play import play
from serai.cli.replay import replay, verify
from serai.cli.rules import rules
from serai.cli.serve import serve
from serai.cli.simulate import simulate

app = typer.Typer(
    name="serai",
    help="Board games of the Arabian Nights: complete, cited rules behind one fast engine.",
    epilog="Start with: serai games",
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_show_locals=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"serai {__version__} ({_native.describe()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def serai(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and the engine.")
    ] = False,
) -> None:
    """Board games of the Arabian Nights: complete, cited rules behind one fast engine."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (
    play,
    serve,
    check,
    backup,
    restore,
    games,
    bots,
    rules,
    simulate,
    duel,
    ladder,
    replay,
    verify,
    bench,
    new_game,
    bot,
):
    app.command()(command)


def run() -> None:
    """The entry point of the command: whatever the user got wrong is one line, without a traceback."""
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        tell(error.format_message())
        sys.exit(error.exit_code)
    except typer.Abort:
        sys.exit(STOPPED)
    sys.exit(code if isinstance(code, int) else 0)
