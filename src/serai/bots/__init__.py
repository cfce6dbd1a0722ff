"""Players that need no chair, by name."""

from __future__ import annotations

from serai.bots.bot import Bot, dice_for, let_play
from serai.bots.simple import CasualBot, RandomBot
from serai.core.errors import SeraiError

__all__ = ["Bot", "UnknownBot", "bot", "bots_for", "dice_for", "let_play", "names", "register"]


class UnknownBot(SeraiError):
    """No bot of that name is known, or not as many as there are seats."""


_known: dict[str, Bot] = {}


def register(bot: Bot) -> None:
    """Make a bot known by its name."""
    _known[bot.name] = bot


def names() -> list[str]:
    return sorted(_known)


def bot(name: str) -> Bot:
    if name not in _known:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names())}")
    return _known[name]


def bots_for(spec: str, seats: int) -> list[Bot]:
    """A bot for each seat, from a list such as `casual,random,random`; one name means all seats."""
    wanted = [name.strip() for name in spec.split(",")]
    if len(wanted) == 1:
        wanted *= seats
    if len(wanted) != seats:
        raise UnknownBot(f"{len(wanted)} bots are named for {seats} seats; name one, or one for each seat")
    return [bot(name) for name in wanted]


register(RandomBot())
register(CasualBot())
