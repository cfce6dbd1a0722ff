"""What a bot is: somebody who is asked a question and answers it, and may be asked for advice."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from typing import Final, Protocol

from serai.bots.question import Choice, Question, question_of
from serai.core.errors import SeraiError
from serai.core.facts import Explanation
from serai.core.insight import greedy_option
from serai.core.match import Match
from serai.core.rng import Rng, seeded

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
TOO_SLOW: Final = "too_slow"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win that it is thought to give, and what speaks for it."""

    move: Choice
    chance: float
    why: Explanation

    def as_dict(self) -> dict[str, object]:
        return {"move": dict(self.move), "chance": round(self.chance, 4), "why": self.why.as_dict()}


class Bot(Protocol):
    """A player. `patience` is how many seconds it may take; None for one that keeps its time by itself."""

    name: str
    patience: float | None

    def choose(self, question: Question) -> Choice:
        """A move, as plain data."""
        ...

    def advise(self, question: Question) -> list[Advice]:
        """The moves it thinks of, the best first; empty if it cannot say."""
        ...


class Late(Exception):
    """A bot has taken more than its time."""


def let_play(bot: Bot, match: Match, rng: Rng) -> str | None:
    """Let the bot answer the open decision. If it cannot, the rule-based player answers, and the log has a note of it.

    Returns what went wrong: RAISED, ILLEGAL, TOO_SLOW, or None. What exactly it was is for the host's eyes (`logging`):
    an error's text could tell the other players what only this seat knows.
    """
    assert match.decision is not None, "the game is over"
    question = question_of(match, rng)
    option = greedy_option(match.game.insight(), question.world, rng.clone())
    try:
        move = answer_in_time(bot, question)
    except Late:
        trouble, detail = TOO_SLOW, f"no answer within {bot.patience} s"
    except Exception as error:
        trouble, detail = RAISED, repr(error)
    else:
        try:
            match.play(move, question.seat)
            return None
        except SeraiError as error:
            trouble, detail = ILLEGAL, f"{move!r}: {error}"
    log.warning("bot %s in seat %d, choice %d: %s (%s)", bot.name, question.seat, len(match.choices), trouble, detail)
    match.note("bot_replaced", {"seat": question.seat, "bot": bot.name, "trouble": trouble})
    match.play(question.move(option), question.seat)
    return trouble


def answer_in_time(bot: Bot, question: Question) -> Choice:
    """The bot's answer; Late if it takes too long. A thread that never ends is left behind."""
    if bot.patience is None:
        return bot.choose(question)
    answers: list[Choice] = []
    errors: list[Exception] = []

    def ask() -> None:
        try:
            answers.append(bot.choose(question))
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=ask, daemon=True, name=f"bot {bot.name}")
    thread.start()
    thread.join(bot.patience)
    if errors:
        raise errors[0]
    if not answers:
        raise Late
    return answers[0]


def dice_for(match: Match, salt: str = "") -> Rng:
    """Random numbers that belong to the open decision, so that a resumed game goes on as it would have."""
    return seeded(f"bots:{salt}:{match.seed}:{len(match.choices)}")
