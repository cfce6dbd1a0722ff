"""The opponents a person can pick, from friendly to hard to beat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from serai.bots.bot import Bot
from serai.bots.simple import GreedyBot
from serai.bots.thinking import SearchBot


@dataclass(frozen=True)
class Level:
    """A bot, and how long it seems to think at least, so that a person can follow. The texts say what it is like."""

    bot: Bot
    pause: float

    @property
    def name(self) -> str:
        return self.bot.name


LEVELS: Final = [
    Level(GreedyBot("beginner", slips=50), 0.6),
    Level(GreedyBot("casual", slips=12), 0.6),
    Level(SearchBot("strong", iterations=80, seconds=1.0, by_effort=True), 0.4),
    Level(SearchBot("expert", iterations=320, seconds=1.9, by_effort=True), 0.2),
]


def pause_of(bot: Bot) -> float:
    """How long a bot seems to think at least; only levels do."""
    return next((level.pause for level in LEVELS if level.bot is bot), 0.0)
