"""`serai bots` lists the computer players; `serai bot` lets another program use one."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from serai.bots import FORMS, LEVELS, names, serve, summary
from serai.bots import bot as bot_named
from serai.cli.common import print_json, user_errors
from serai.cli.options import Json
from serai.terminal import console_for

BotName = Annotated[str, typer.Argument(metavar="NAME", help="The bot, as `serai bots` names it.")]


def bots(as_json: Json = False) -> None:
    """List the bots, from friendly to hard to beat, then the others."""
    levels = [level.name for level in LEVELS]
    with user_errors():
        found = {name: summary(name) for name in [*levels, *(name for name in names() if name not in levels)]}
    if as_json:
        print_json([{"name": name, "summary": text, "level": name in levels} for name, text in found.items()])
        return
    grid = Table.grid(padding=(0, 2))
    for name, text in {**found, **FORMS}.items():
        grid.add_row(Text(name, style="bold yellow" if name in levels else "bold"), Text(text))
    console_for().print(grid)


def bot(name: BotName) -> None:
    """Answer questions in JSON on standard input, a line each, as docs/bots.md says: a bot for another program."""
    with user_errors():
        found = bot_named(name)
        answers = sys.stdout
        with redirect_stdout(sys.stderr):  # what a bot prints is not an answer
            try:
                serve(found, sys.stdin, answers)
            except BrokenPipeError:  # the reader has gone, so Python must not flush to it at exit
                os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
