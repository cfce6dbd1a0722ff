"""The bot that thinks ahead."""

from __future__ import annotations

from typing import Final

from serai.bots.bot import Advice
from serai.bots.question import Choice, SeatQuestion
from serai.search.ismcts import Search, Settings

NEVER: Final = 1e9  # standard errors


class SearchBot:
    """Tree search over what its seat may know, within a number of iterations and seconds.

    A level thinks `by_effort`: more where a game has few decisions that weigh much.
    """

    patience: float | None = None

    def __init__(self, name: str, iterations: int, seconds: float, by_effort: bool = False) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.by_effort = by_effort

    def choose(self, question: SeatQuestion) -> Choice:
        return question.move(self.think(question, Settings()).candidates[0].option)

    def advise(self, question: SeatQuestion) -> list[Advice]:
        """It also spends time on moves it would not choose, so that every chance is meaningful."""
        return advice_from(self.think(question, Settings(behind=NEVER)), question)

    def think(self, question: SeatQuestion, settings: Settings) -> Search:
        insight = question.game.insight()
        search = Search(insight, question.world, question.rng, settings)
        search.run(int(self.iterations * insight.effort) if self.by_effort else self.iterations, self.seconds)
        return search


def advice_from(search: Search, question: SeatQuestion) -> list[Advice]:
    """The candidates of a search in words; one that was the only choice is worth what the prospects say."""
    if not search.candidates[0].values:
        search.try_in_world(search.candidates[0])
    return [
        Advice(question.move(candidate.option), candidate.mean(), question.reason(candidate.option))
        for candidate in search.candidates
        if candidate.values
    ]
