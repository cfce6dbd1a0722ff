"""What the questions of the advanced action cards have in common."""

from __future__ import annotations

from serai.core.questions import Question
from serai.games.saba.table import LIMITS, Table


def card_in_use(s: Table) -> bool:
    """The player in turn may be in the middle of an action card."""
    return s.rules.advanced and s.seat == s.active and s.step < LIMITS and not s.agenda


class CardQuestion(Question[Table]):
    """How to use an action card that has just been played (4.5)."""

    def has_effect(self, s: Table) -> bool:
        """S-33: a card that can do nothing cannot be played."""
        return True

    def fits(self, s: Table) -> bool:
        return card_in_use(s) and self.has_effect(s)
