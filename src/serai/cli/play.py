"""`serai play`: a game in the terminal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from serai.bots import COMMAND, LEVELS, Bot, bot, bots_for, dismiss, summary
from serai.cli.common import FAILED, fail, game_named, given_settings, seed_of, stop_of, user_errors
from serai.cli.language import Lang, language
from serai.cli.options import Edition, Mode, Players, Settings
from serai.core.match import Match
from serai.core.registry import names
from serai.terminal import HUMAN, Printer, Session, Stops, console_for, open_save, screen_for, seating_of

GameOrNone = Annotated[str | None, typer.Argument(metavar="GAME", help="The game; not needed with --resume.")]
Seat = Annotated[int | None, typer.Option("--seat", "-s", help="Your seat, counted from 0.", metavar="K")]
Seed = Annotated[str | None, typer.Option("--seed", help="The shuffle: the same seed is the same deal.", metavar="S")]
DEFAULT_BOT = "casual"
IN_WORDS = " ".join(f"{level.name}: {summary(level.name)}" for level in LEVELS)
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        help=f"Who sits in the other seats. {IN_WORDS} One for all ({DEFAULT_BOT} if not given), or a list with one "
        "for each other seat; `serai bots` lists the others.",
        metavar="BOTS",
    ),
]
Hotseat = Annotated[bool, typer.Option("--hotseat", help="All seats are people at this keyboard.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.", metavar="FILE")]
Save = Annotated[Path | None, typer.Option("--save", help="Where the game is saved on leaving.", metavar="FILE")]
Pace = Annotated[float, typer.Option("--pace", help="Seconds that each thing a bot does stays in sight.", min=0)]


def play(
    game: GameOrNone = None,
    players: Players = None,
    seat: Seat = None,
    mode: Mode = None,
    edition: Edition = None,
    seed: Seed = None,
    option: Settings = None,
    bots: Bots = None,
    hotseat: Hotseat = False,
    resume: Resume = None,
    save: Save = None,
    pace: Pace = 0.12,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    lang = language(lang)
    with Stops() as stops:
        with user_errors():
            if resume is not None:
                if any(value is not None for value in (players, mode, edition, seed, option)):
                    fail(
                        "a saved game keeps its players, mode, edition, seed and options; leave them out with --resume"
                    )
                match, data = open_save(resume)
                if match.stopped is not None:
                    fail(f"{resume}: {stop_of(match)}; it can be looked at: serai replay {resume}")
                if game is not None and game != match.game.id:
                    fail(f"{resume} is a game of {match.game.id}, not of {game}")
                saved = None if seat is not None or bots is not None or hotseat else seating_of(data, match.players)
                seating = seated(match, seat, bots, hotseat) if saved is None else again(saved)
            elif game is None:
                fail(f"which game? There are {', '.join(names())}")
            else:
                found = game_named(game)
                given = given_settings(found, players, mode, edition, option)
                match = found.new(None if seed is None else seed_of(seed), **given)
                seating = seated(match, seat, bots, hotseat)
        printer = Printer(console_for(), screen_for(match.game, lang, match.settings))
        session = Session(match, seating, printer, save or resume, pace, stops)
        with discretion():
            try:
                session.run()
            finally:
                dismiss(seating)
    if stops.code or not session.saved:
        raise typer.Exit(stops.code or FAILED)


def seated(match: Match, seat: int | None, bots: str | None, hotseat: bool) -> list[Bot | None]:
    """Who sits where: a bot, or None for a person."""
    if hotseat:
        if seat is not None or bots is not None:
            fail("--hotseat seats people everywhere; leave --seat and --bots out")
        return [None] * match.players
    mine = 0 if seat is None else seat
    if not 0 <= mine < match.players:
        fail(f"there is no seat {mine}; with {match.players} players they are 0 to {match.players - 1}")
    others: list[Bot | None] = [*bots_for(bots or DEFAULT_BOT, match.players - 1)]
    return [*others[:mine], None, *others[mine:]]


def again(saved: list[str]) -> list[Bot | None]:
    """As it was before, but a save may not start programs here."""
    for name in saved:
        if name.startswith(COMMAND):
            fail(f"the saved game was played by a program, {name!r}; say with --bots who plays on")
    return [None if name == HUMAN else bot(name) for name in saved]


@contextmanager
def discretion() -> Iterator[None]:
    """What is logged about a bot that failed could show its hand, so it stays off a player's screen."""
    log = logging.getLogger("serai.bots")
    before = log.level
    log.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        log.setLevel(before)
