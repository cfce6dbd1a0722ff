"""Games in words: events, refusals, questions and rules."""

from serai.text.phrasebook import Phrasebook
from serai.text.rulebook import Clause, Rulebook, UnknownClause
from serai.text.telling import bot_help, game_told, languages, option_told, phrasebook

__all__ = [
    "Clause",
    "Phrasebook",
    "Rulebook",
    "UnknownClause",
    "bot_help",
    "game_told",
    "languages",
    "option_told",
    "phrasebook",
]
