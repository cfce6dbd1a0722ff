"""What a bot is: somebody who is shown a question and answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from serai.core.match import Match
from serai.core.rng import Rng, seeded

View = Mapping[str, object]
Choice = Mapping[str, object]


class Bot(Protocol):
    """A player. It knows the question and may look at its seat's view; the true state it never gets."""

    name: str

    def choose(self, decision: View, look: Callable[[], View], rng: Rng) -> Choice:
        """A move (as plain data) for a decision (`Decision.as_dict()`); `look()` gives the seat's view."""
        ...


def let_play(bot: Bot, match: Match, rng: Rng) -> None:
    """Let the bot answer the open decision."""
    decision = match.decision
    assert decision is not None, "the game is over"
    seat = decision.seat
    match.play(bot.choose(decision.as_dict(), lambda: match.view(seat), rng), seat)


def dice_for(match: Match, salt: str = "") -> Rng:
    """Random numbers that belong to the open decision, so that a resumed game goes on as it would have."""
    return seeded(f"bots:{salt}:{match.seed}:{len(match.choices)}")
