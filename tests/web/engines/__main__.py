"""A game of each kind in the engines that the packed Chromium is not: `python3 dev.py browsers`.

    python3 dev.py browsers                                   all games, wide and on a phone, in Firefox and WebKit
    python3 dev.py browsers --engines webkit --size phone     what an iPhone has, nearly
    python3 dev.py browsers --games saba --questions 10       only the beginning of one

From the entrance to the result with real mice and fingers; pictures are left in build/browsers. Ends with 1 if anything
was wrong, or no engine was found.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from serving import Server

from tests.web.browser import ROOT
from tests.web.conftest import PHONE, WIDE
from tests.web.engines.smoke import Game
from tests.web.engines.starting import ENGINES, Engine
from tests.web.playing import PLAYERS

SIZES: Final = {"wide": WIDE, "phone": PHONE}
ALL: Final = 10_000  # more questions than any game has
PICTURES: Final = ROOT / "build" / "browsers"


def some_of(known: Collection[str]) -> Callable[[str], list[str]]:
    def read(text: str) -> list[str]:
        names = text.split(",")
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(known)}")
        return names

    return read


@dataclass
class Row:
    """What is told of a game."""

    engine: str
    size: str
    seconds: float
    game: Game


def play(engine: Engine, game: str, size: str, server: Server, questions: int, seed: int) -> Row:
    """One game in a browser of its own."""
    began = time.monotonic()
    name = f"{engine.name}-{game}-{size}"
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        engine.start(Path(folder), size == "phone") as browser,
        Console(stderr=True).status(name) as status,
    ):
        browser.resize(**SIZES[size])
        played = Game(
            browser,
            origin=f"http://127.0.0.1:{server.port}",
            name=game,
            small=size == "phone",
            pictures=lambda of: PICTURES / f"{name}-{of}.png",
            told=lambda text: status.update(f"{name}: {text}"),
        )
        played.play(questions, seed)
        version = f"{engine.name} {browser.wire.version}"
    row = Row(version, size, time.monotonic() - began, played)
    print(f"{version}, {game}, {size}: {len(played.questions)} questions, {outcome(played)}", flush=True)
    for trouble in played.troubles:
        print(f"  {trouble}", flush=True)
    return row


def outcome(game: Game) -> str:
    return f"{len(game.troubles)} troubles" if game.troubles else "well"


def show(rows: list[Row]) -> None:
    table = Table("engine", "game", "size", "questions", "clicks", "seconds", "")
    for row in rows:
        counts = (len(row.game.questions), sum(row.game.questions.values()), round(row.seconds))
        table.add_row(row.engine, row.game.name, row.size, *map(str, counts), outcome(row.game))
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py browsers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=some_of(PLAYERS), default=list(PLAYERS), help=f"of {','.join(PLAYERS)}")
    parser.add_argument("--engines", type=some_of(ENGINES), default=list(ENGINES), help=f"of {','.join(ENGINES)}")
    parser.add_argument("--size", choices=SIZES, help="only this one (default: both)")
    parser.add_argument("--questions", type=int, default=ALL, help="stop after so many (default: at the end)")
    parser.add_argument("--seed", type=int, default=1, help="of what is chosen")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no browser is left behind

    wanted = [ENGINES[name] for name in arguments.engines]
    found = [engine for engine in wanted if engine.find()]
    for engine in wanted:
        if engine not in found:
            print(f"{engine.name} is not found. On Debian or Ubuntu: {engine.install}", file=sys.stderr)
    PICTURES.mkdir(parents=True, exist_ok=True)
    sizes = [arguments.size] if arguments.size else list(SIZES)
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            server.start()
            rows = [
                play(engine, game, size, server, arguments.questions, arguments.seed)
                for engine in found
                for size in sizes
                for game in arguments.games
            ]
        finally:
            server.stop()
    show(rows)
    sys.exit(1 if not rows or any(row.game.troubles for row in rows) else 0)


if __name__ == "__main__":
    main()
