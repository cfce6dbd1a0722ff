"""Games in words: events, refusals, questions and rules."""

from serai.text.descriptions import bot_help, describe_game, describe_setting, languages, phrasebook
from serai.text.phrasebook import Phrasebook
from serai.text.rulebook import Clause, Rulebook, UnknownClause

__all__ = [
    "Clause",
    "Phrasebook",
    "Rulebook",
    "UnknownClause",
    "bot_help",
    "describe_game",
    "describe_setting",
    "languages",
    "phrasebook",
]
