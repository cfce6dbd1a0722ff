"""Games in words: events, refusals, questions and rules."""

from serai.text.phrasebook import Phrasebook
from serai.text.rulebook import Clause, Rulebook, UnknownClause
from serai.text.telling import bot_help, game_told, languages, phrasebook, setting_told

__all__ = [
    "Clause",
    "Phrasebook",
    "Rulebook",
    "UnknownClause",
    "bot_help",
    "game_told",
    "languages",
    "phrasebook",
    "setting_told",
]
