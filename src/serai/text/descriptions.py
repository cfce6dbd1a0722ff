"""Descriptions of games, settings and bots, for before a game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Final

from serai.core.game import Game
from serai.core.settings import Setting
from serai.text.phrasebook import Phrasebook, Words, message_id

MOST_BOOKS: Final = 64  # games by languages


@cache
def languages() -> list[str]:
    """The languages in which the words shared by all games are written."""
    files = (file.name for file in resources.files("serai.text").iterdir())
    return sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))


@lru_cache(maxsize=MOST_BOOKS)
def phrasebook(game: Game, lang: str = "en") -> Phrasebook:
    """The words of a game, read once."""
    return Phrasebook(game, lang)


@lru_cache(maxsize=1)
def shared() -> Words:
    return Words()


def describe_game(game: Game) -> dict[str, object]:
    """A game as plain data, with a summary and what its settings decide."""
    return {
        **game.as_dict(),
        "summary": phrasebook(game).summary(),
        "options": [describe_setting(game, setting) for setting in game.settings],
    }


def describe_setting(game: Game, setting: Setting) -> dict[str, object]:
    return {**setting.as_dict(), "help": phrasebook(game).setting_help(setting)}


def bot_help(name: str) -> str:
    """How a bot is described to people who choose one; empty if nothing is written about it."""
    return shared().say(message_id("bot", name), form="help") or ""
