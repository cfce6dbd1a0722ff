"""Command-line options that several commands take, in the same words."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `serai games` names it.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many sit at the table.", metavar="N")]
Mode = Annotated[str | None, typer.Option("--mode", help="The variant, e.g. standard or advanced.", metavar="M")]
Edition = Annotated[
    str | None, typer.Option("--edition", help="Whose rulebook decides, e.g. consensus, fr, pl or nl.", metavar="E")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Any option of the game; see `serai rules GAME --options`.", metavar="K=V"),
]
Json = Annotated[bool, typer.Option("--json", help="Print plain data for programs.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same figures.", metavar="S")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; by default one for each core.", metavar="J")]
