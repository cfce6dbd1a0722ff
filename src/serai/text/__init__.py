"""Games in words: events, refusals, questions and rules."""

from serai.text.phrasebook import Phrasebook
from serai.text.rulebook import Clause, Rulebook, UnknownClause

__all__ = ["Clause", "Phrasebook", "Rulebook", "UnknownClause"]
