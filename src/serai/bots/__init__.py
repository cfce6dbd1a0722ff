"""Players that need no chair, by name."""

from __future__ import annotations

import re
from typing import Final

from serai.bots.bot import Advice, Bot, dice_for, let_play
from serai.bots.levels import LEVELS, Level
from serai.bots.question import Question, question_of
from serai.bots.remote import RemoteBot
from serai.bots.simple import GreedyBot, RandomBot
from serai.bots.thinking import SearchBot
from serai.core.errors import SeraiError

__all__ = [
    "COMMAND",
    "LEVELS",
    "Advice",
    "Bot",
    "Level",
    "Question",
    "UnknownBot",
    "bot",
    "bots_for",
    "dice_for",
    "let_play",
    "names",
    "question_of",
    "register",
]

NO_LIMIT: Final = 1 << 40
SEARCH: Final = re.compile(r"search:(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s)")
COMMAND: Final = "cmd:"


class UnknownBot(SeraiError):
    """No bot of that name is known, or not as many as there are seats."""


_known: dict[str, Bot] = {}


def register(bot: Bot) -> None:
    """Make a bot known by its name."""
    _known[bot.name] = bot


def names() -> list[str]:
    return sorted(_known)


def bot(name: str) -> Bot:
    """The bot of that name; `search:400` thinks for 400 iterations, `search:0.5s` for half a second, and
    `cmd:./my-bot` is a program that speaks the protocol of docs/bots.md."""
    if name in _known:
        return _known[name]
    if name.startswith(COMMAND) and name != COMMAND:
        return RemoteBot(name, name.removeprefix(COMMAND))
    budget = SEARCH.fullmatch(name)
    if budget is None or float(budget[1] or budget[2]) <= 0:
        known = ", ".join(names())
        raise UnknownBot(
            f"there is no bot {name!r}; there are {known}, search:ITERATIONS, search:SECONDSs, cmd:COMMAND"
        )
    if budget[1]:
        return SearchBot(name, int(budget[1]), float(NO_LIMIT))
    return SearchBot(name, NO_LIMIT, float(budget[2]))


def bots_for(spec: str, seats: int) -> list[Bot]:
    """A bot for each seat, from a list such as `casual,random,random`; one name means all seats."""
    wanted = [name.strip() for name in spec.split(",")]
    if len(wanted) == 1:
        wanted *= seats
    if len(wanted) != seats:
        raise UnknownBot(f"{len(wanted)} bots are named for {seats} seats; name one, or one for each seat")
    return [bot(name) for name in wanted]


register(RandomBot())
register(GreedyBot())
for level in LEVELS:
    register(level.bot)
