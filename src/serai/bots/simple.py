"""Bots that do not think ahead: by chance, and by the game's judgement."""

from __future__ import annotations

from typing import Final

from serai.bots.bot import Advice
from serai.bots.question import Choice, SeatQuestion
from serai.bots.thinking import NEVER, advice_from
from serai.core.insight import Judgement, greedy_option
from serai.core.playout import random_option
from serai.search.ismcts import Search, Settings, sampled

PLAYOUTS: Final = 240  # play-outs behind each piece of the rule-based player's advice
ALL_THE_TIME: Final = 1e9
CARELESS: Final = 3.0  # in a slip, score differences are divided by this


class RandomBot:
    """Every option is equally likely, every number of a range counting as one."""

    name = "random"
    patience: float | None = None

    def choose(self, question: SeatQuestion) -> Choice:
        return question.move(random_option(question.world, question.rng))

    def advise(self, question: SeatQuestion) -> list[Advice]:
        return []


class GreedyBot:
    """Plays by the game's judgement; a slip (in per cent of the moves) is a random move among those that look good."""

    patience: float | None = None

    def __init__(self, name: str = "greedy", slips: int = 0) -> None:
        self.name = name
        self.slips = slips

    def choose(self, question: SeatQuestion) -> Choice:
        insight = question.game.insight()
        if self.slips and question.rng.below(100) < self.slips:
            return question.move(sampled(careless(insight.judge(question.world)), question.rng))
        return question.move(greedy_option(insight, question.world, question.rng))

    def advise(self, question: SeatQuestion) -> list[Advice]:
        """In the order of its judgement; the chances come from play-outs."""
        search = Search(question.game.insight(), question.world, question.rng, Settings(behind=NEVER))
        search.run(PLAYOUTS, ALL_THE_TIME)
        search.candidates.sort(key=lambda candidate: -candidate.score)
        return advice_from(search, question)


def careless(judgement: Judgement) -> Judgement:
    """The same options, with less of a difference between them."""
    blurred = Judgement()
    for option, score in zip(judgement.options, judgement.scores, strict=True):
        blurred.add(option, score / CARELESS)
    return blurred
