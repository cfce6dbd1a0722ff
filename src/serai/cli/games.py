"""`serai games`: what can be played."""

from __future__ import annotations

from rich.text import Text

from serai.cli.common import game_named, print_json
from serai.cli.options import Json
from serai.core.registry import names
from serai.terminal import console_for
from serai.text import describe_game, phrasebook


def games(as_json: Json = False) -> None:
    """List the games that are installed."""
    found = [game_named(name) for name in names()]
    if as_json:
        print_json([describe_game(game) for game in found])
        return
    console = console_for()
    for game in found:
        meta = game.meta
        console.print(Text.assemble((meta.title, "bold yellow"), f" ({meta.year})", (f"  {game.id}", "dim")))
        console.print(Text(f"  {phrasebook(game).summary()}"))
        console.print(Text(f"  {meta.credits}"))
        players = ", ".join(str(number) for number in meta.players)
        modes = f"; modes: {', '.join(meta.modes)}" if meta.modes else ""
        console.print(Text(f"  players: {players}{modes}"))
