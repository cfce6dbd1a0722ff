"""Which bots there are. A package adds one by an entry point in the group `serai.bots`."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from serai.bots.bot import Bot
from serai.bots.levels import LEVELS
from serai.bots.remote import PATIENCE, RemoteBot
from serai.bots.simple import GreedyBot, RandomBot
from serai.bots.thinking import SearchBot
from serai.core.errors import SeraiError
from serai.text import bot_help

NO_LIMIT: Final = 1 << 40
SECONDS: Final = r"\d{1,4}(?:\.\d{1,3})?"
SEARCH: Final = re.compile(rf"search:(?:(\d{{1,9}})|({SECONDS})s)")
COMMAND: Final = "cmd:"
PROGRAM: Final = re.compile(rf"{COMMAND}(?:({SECONDS})s:)?(.*)", re.DOTALL)
GROUP: Final = "serai.bots"

FORMS: Final = {
    "search:ITERATIONS": "tree search of so many iterations, such as search:400",
    "search:SECONDSs": "tree search of so many seconds, such as search:0.5s",
    "cmd:COMMAND": f"a program that speaks the protocol of docs/bots.md and has {PATIENCE:g} seconds for an answer",
    "cmd:SECONDSs:COMMAND": "the same with so many seconds, such as cmd:2s:./my-bot",
}


class UnknownBot(SeraiError):
    """No bot of that name is known, or there are not as many bots as seats."""


_built_in: Final[list[Bot]] = [RandomBot(), GreedyBot(), *(level.bot for level in LEVELS)]
_known: dict[str, Bot] = {bot.name: bot for bot in _built_in}


def register(bot: Bot) -> None:
    """Make a bot known by its name, in a notebook or a test; in a package, an entry point does it."""
    _known[bot.name] = bot


def names() -> list[str]:
    return sorted({*_known, *(point.name for point in entry_points(group=GROUP))})


def bot(name: str) -> Bot:
    """The bot of that name, or one of the FORMS."""
    if name in _known:
        return _known[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            register(load_bot(point))
            return _known[name]
    found = search_bot(name) or program_bot(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join([*names(), *FORMS])}")
    return found


def load_bot(point: EntryPoint) -> Bot:
    """What an entry point names: a bot with the entry point's own name."""
    try:
        found: Bot = point.load()
        named = found.name
        sound = callable(found.choose) and callable(found.advise) and hasattr(found, "patience")
    except Exception as error:
        raise UnknownBot(f"the bot {point.name!r} ({point.value}) cannot be loaded: {error!r}") from error
    if not sound or named != point.name:
        raise UnknownBot(f"the bot {point.name!r} ({point.value}) is none of that name")
    return found


def search_bot(name: str) -> Bot | None:
    budget = SEARCH.fullmatch(name)
    if budget is None or float(budget[1] or budget[2]) <= 0:
        return None
    if budget[1]:
        return SearchBot(name, int(budget[1]), float(NO_LIMIT))
    return SearchBot(name, NO_LIMIT, float(budget[2]))


def program_bot(name: str) -> Bot | None:
    """A program; every bot has one of its own, for it may remember what its seat knows."""
    found = PROGRAM.fullmatch(name)
    if found is None:
        return None
    try:
        command = shlex.split(found[2])
    except ValueError as error:
        raise UnknownBot(f"{name!r} is no command: {error}") from error
    seconds = PATIENCE if found[1] is None else float(found[1])
    return RemoteBot(name, command, seconds) if command and seconds > 0 else None


def bots_for(spec: str, seats: int) -> list[Bot]:
    """A bot for each seat, from a list such as `casual,random,random`; one name means all seats."""
    wanted = [name.strip() for name in spec.split(",")]
    if len(wanted) == 1:
        wanted *= seats
    if len(wanted) != seats:
        raise UnknownBot(f"{len(wanted)} bots are named for {seats} seats; name one, or one for each seat")
    return [bot(name) for name in wanted]


def dismiss(bots: Iterable[Bot | None]) -> None:
    """These bots will not be asked any more, so their programs end."""
    for bot in bots:
        if isinstance(bot, RemoteBot):
            bot.stop()


def summary(name: str) -> str:
    """What to say of a bot in one line."""
    if any(level.name == name for level in LEVELS):
        return bot_help(name)
    return (type(bot(name)).__doc__ or "").partition("\n")[0].partition(". ")[0].removesuffix(".")
