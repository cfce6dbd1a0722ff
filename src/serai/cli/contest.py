"""What `serai duel` and `serai ladder` share: bots by name, a schedule of games, and playing it."""

from __future__ import annotations

import secrets
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import typer
from rich.text import Text

from serai import _native
from serai.bots import Bot, bot
from serai.bots.remote import RemoteBot
from serai.cli.common import STOPPED, at_least_one, fail, given_settings, hint, user_errors
from serai.cli.working import cores, gather, play_tasks, with_progress
from serai.core.game import Game
from serai.lab import Played, Sitting, Task, Thinking, play_task
from serai.terminal import console_for


def bots_named(text: str) -> list[str]:
    """The names in a list; one that cannot play ends the command."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        with user_errors():
            check_program(bot(name))
    return names


def check_program(bot: Bot) -> None:
    """A program that cannot be started would be replaced at every decision, so say it at once."""
    if isinstance(bot, RemoteBot) and shutil.which(bot.command[0]) is None:
        fail(f"{bot.name}: there is no such program, or it may not be run")


@dataclass
class Contest:
    """A game with its settings, to be played many times; `finished` is False after Ctrl-C."""

    game: Game
    settings: dict[str, object]
    players: int
    seed: str
    jobs: int
    seconds: float = 0.0
    finished: bool = True

    def play(self, schedule: Iterable[Sitting], games: int, take: Callable[[Played], bool]) -> None:
        """Play the schedule until it is over, `take` has enough, or Ctrl-C."""
        began = time.perf_counter()
        tasks = (Task(self.game.id, self.settings, self.seed, sitting) for sitting in schedule)
        parts = play_tasks(play_task, tasks, min(self.jobs, games))
        self.finished = gather(with_progress(parts, games), take)
        self.seconds = time.perf_counter() - began

    def figures(self, games: int) -> dict[str, object]:
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.game.minimal_settings(self.game.resolve_settings(self.settings)),
            "players": self.players,
            "seed": self.seed,
            "games": games,
            "seconds": round(self.seconds, 3),
            "native": _native.native(),
        }

    def headline(self, games: int) -> str:
        stopped = "" if self.finished else ", stopped early"
        return f"{games} games of {self.game.meta.title}, {self.players} players, seed {self.seed}{stopped}"

    def tell_trouble(self, thinking: Iterable[Thinking], trouble: str) -> None:
        """How often bots had to be replaced, and why the first time; on stderr, even when data is printed."""
        times = sum(one.replaced for one in thinking)
        if times:
            text = f"decisions that the rule-based player had to make instead: {times}; the first: {trouble}"
            console_for(stderr=True).print(Text(text, style="red"), soft_wrap=True)

    def leave(self) -> None:
        """End the command as Ctrl-C does, if that was what ended the games."""
        if not self.finished:
            raise typer.Exit(STOPPED)

    def some(self, games: int) -> None:
        """Without any game there is nothing to report."""
        if not games:
            fail("stopped before the first game was over", STOPPED)


def contest(
    game: Game,
    players: int | None,
    mode: str | None,
    edition: str | None,
    option: Sequence[str] | None,
    seed: str | None,
    jobs: int | None,
) -> Contest:
    at_least_one("--jobs", jobs)
    with user_errors():
        settings = given_settings(game, players, mode, edition, list(option or []))
        seats = game.resolve_settings(settings)["players"]
    assert isinstance(seats, int)
    return Contest(game, settings, seats, seed if seed is not None else str(secrets.randbits(32)), jobs or cores())


def tell_uneven(games: int, block: int, where: str = "") -> None:
    """A deal that is not played in all of its seatings favours whoever had the better seats in it."""
    if games % block:
        even = games - games % block + block
        uneven = f"--games {games}{where} does not give all bots all seats equally often"
        hint(f"hint: {uneven}; a multiple of {block} does, such as {even}")
