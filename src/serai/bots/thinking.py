"""The bot that thinks ahead."""

from __future__ import annotations

from serai.bots.bot import Advice
from serai.bots.question import Choice, Question
from serai.search.ismcts import Search, Settings


class SearchBot:
    """Tree search over what its seat may know, within so many iterations and seconds."""

    patience: float | None = None

    def __init__(self, name: str, iterations: int, seconds: float, settings: Settings | None = None) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings or Settings()

    def choose(self, question: Question) -> Choice:
        return question.move(self.think(question).candidates[0].option)

    def advise(self, question: Question) -> list[Advice]:
        return advice_from(self.think(question), question)

    def think(self, question: Question) -> Search:
        search = Search(question.game.insight(), question.world, question.rng, self.settings)
        search.run(self.iterations, self.seconds)
        return search


def advice_from(search: Search, question: Question) -> list[Advice]:
    """The candidates of a search in words; one that was the only choice is worth what the prospects say."""
    if not search.candidates[0].values:
        search.try_in_world(search.candidates[0])
    return [
        Advice(question.move(candidate.option), candidate.mean(), question.reason(candidate.option))
        for candidate in search.candidates
        if candidate.values
    ]
