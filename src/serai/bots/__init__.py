"""Computer players, by name."""

from serai.bots.bot import Advice, Bot, Thought, advice_of, carry_out, dice_for, let_play, think
from serai.bots.levels import LEVELS, Level, pause_of
from serai.bots.question import Choice, SeatQuestion, question_of
from serai.bots.registry import COMMAND, FORMS, UnknownBot, bot, bots_for, dismiss, names, register, summary
from serai.bots.serving import serve

__all__ = [
    "COMMAND",
    "FORMS",
    "LEVELS",
    "Advice",
    "Bot",
    "Choice",
    "Level",
    "SeatQuestion",
    "Thought",
    "UnknownBot",
    "advice_of",
    "bot",
    "bots_for",
    "carry_out",
    "dice_for",
    "dismiss",
    "let_play",
    "names",
    "pause_of",
    "question_of",
    "register",
    "serve",
    "summary",
    "think",
]
