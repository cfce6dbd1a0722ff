"""What a bot is: somebody who is asked a question and answers it, and may be asked for advice."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from reprlib import Repr
from typing import Final, Protocol

from serai.bots.question import Choice, SeatQuestion, question_of
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.insight import greedy_option
from serai.core.match import Match
from serai.core.moves import Move, as_move
from serai.core.playout import random_option
from serai.core.refusals import Refusal, RefusalCode
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.core.view_types import AdviceData

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
TOO_SLOW: Final = "too_slow"

log = logging.getLogger(__name__)
short = Repr()  # an answer can be anything, so its repr can be of any length
short.maxother = short.maxstring = 200


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win that it is thought to give, and what speaks for it."""

    move: Choice
    chance: float
    why: Refusal

    def as_dict(self) -> AdviceData:
        return {"move": dict(self.move), "chance": round(self.chance, 4), "why": self.why.as_dict()}


class Bot(Protocol):
    """A player. `patience` is how many seconds it may take; None for one that keeps its time by itself."""

    name: str
    patience: float | None

    def choose(self, question: SeatQuestion) -> Choice:
        """A move, as plain data."""
        ...

    def advise(self, question: SeatQuestion) -> list[Advice]:
        """The moves it thinks of, the best first; empty if it cannot say."""
        ...


class Late(Exception):
    """A bot has taken more than its time."""


class BadAnswer(SeraiError):
    """A bot has answered with something that is not a move, or not one that the rules allow now."""


@dataclass(frozen=True)
class Thought:
    """What will be done and by whom, and what went wrong on the way: RAISED, ILLEGAL, TOO_SLOW, or None."""

    move: Choice | Move
    seat: int
    bot: str
    trouble: str | None


def let_play(bot: Bot, match: Match, rng: Rng) -> str | None:
    """Let the bot answer the open decision. If it cannot, the rule-based player answers, and the log has a note of it.

    Returns what went wrong.
    """
    thought = think(bot, match, rng)
    carry_out(thought, match)
    return thought.trouble


def think(bot: Bot, match: Match, rng: Rng) -> Thought:
    """What the bot, or its stand-in, wants to do; the match stays as it is.

    What exactly went wrong is for the host's eyes (`logging`): an error's text could tell the other players what only
    this seat knows.
    """
    assert match.decision is not None, "the game is over"
    spare = rng.clone()
    question = question_of(match, rng)
    try:
        move = check_answer(answer_in_time(bot, question), match.game, match.state)
    except Late:
        trouble, detail = TOO_SLOW, "no answer in time"
    except BadAnswer as error:
        trouble, detail = ILLEGAL, str(error)
    except (Exception, SystemExit) as error:
        trouble, detail = RAISED, short.repr(error)
        log.debug("bot %s", bot.name, exc_info=error)
    else:
        return Thought(move, question.seat, bot.name, None)
    log.warning("bot %s in seat %d, choice %d: %s (%s)", bot.name, question.seat, len(match.choices), trouble, detail)
    again = question_of(match, spare)  # whatever the bot has done, or is still doing, to its own copy
    return Thought(again.move(stand_in(again)), again.seat, bot.name, trouble)


def carry_out(thought: Thought, match: Match) -> None:
    """Make the move; the log has a note of who was replaced."""
    if thought.trouble is not None:
        match.note("bot_replaced", {"seat": thought.seat, "bot": thought.bot, "trouble": thought.trouble})
    match.play(thought.move, thought.seat)


def stand_in(question: SeatQuestion) -> int:
    """The option played for somebody who gives no answer: the rule-based player's or, if the game's judgement fails,
    a random one. No game ends because of that."""
    try:
        return greedy_option(question.game.insight(), question.world, question.rng)
    except Exception as error:
        log.error("the judgement of %s fails: %s", question.game.id, type(error).__name__)  # its text may be a secret
        log.debug("judgement of %s", question.game.id, exc_info=error)
        return random_option(question.redeal(), question.rng)


def advice_of(bot: Bot, match: Match, rng: Rng) -> list[Advice]:
    """What the bot would advise the seat whose turn it is; nothing if it fails."""
    try:
        return bot.advise(question_of(match, rng))
    except Exception as error:
        log.warning("bot %s cannot advise: %s", bot.name, short.repr(error))
        return []


def check_answer(answer: object, game: Game, state: State) -> Move:
    """An answer as a move that the rules allow in this state; BadAnswer for everything else."""
    try:
        move = as_move(answer)
        option = game.space.questions[state.question_number].option(move)
        refusal = option if isinstance(option, RefusalCode) else state.verify(option)
    except Exception as error:
        raise BadAnswer(f"{short.repr(answer)} is no move here: {short.repr(error)}") from error
    if refusal is not None:
        raise BadAnswer(f"{short.repr(answer)} is refused: {refusal.code}")
    return move


def answer_in_time(bot: Bot, question: SeatQuestion) -> Choice:
    """The bot's answer; Late if it takes too long. A thread that never ends is left behind."""
    if bot.patience is None:
        return bot.choose(question)
    answers: list[Choice] = []
    errors: list[BaseException] = []

    def ask() -> None:
        try:
            answers.append(bot.choose(question))
        except BaseException as error:
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
    """Random numbers that belong to the open decision, so that a resumed game goes on as it would have.

    Who knows the match's seed knows them: a host of bots that it does not trust gives a salt that it keeps to itself.
    """
    return seeded(f"bots:{salt}:{match.seed}:{len(match.choices)}")
