"""Lots, the game that `serai new-game` begins with, as somebody else's game on a compiled core.

`Lots` takes another name, other states and more in its views, so that a test can change one thing of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

import serai
from serai.core.engine_game import StateFunctions
from serai.core.questions import Question, Space
from serai.core.registry import _loaded
from serai.core.state import State
from serai.template.game import FUNCTIONS, GAME, LotsGame
from serai.template.questions import QUESTIONS, SEAL
from serai.template.settings import Rules
from serai.template.state import LotsState
from serai.template.view import own_view

Game = TypeVar("Game", bound=LotsGame)


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """The game is known by its name for a while."""
    before = dict(_loaded)
    serai.register(game)
    try:
        yield game
    finally:
        _loaded.clear()
        _loaded.update(before)


class Lots(LotsGame):
    def __init__(self, name: str = "lots", state: type[LotsState] = LotsState) -> None:
        self.state = state
        functions = StateFunctions(
            LotsState,
            fresh=lambda settings, rng: self.state(Rules(settings), rng),
            set_up=FUNCTIONS.set_up,
            write=FUNCTIONS.write,
            read=FUNCTIONS.read,
            arrange=FUNCTIONS.arrange,
            common_view=FUNCTIONS.common_view,
            own_view=FUNCTIONS.own_view,
            result=FUNCTIONS.result,
            view=None,  # tests change what is seen
        )
        super().__init__(
            name, GAME.rules_version, GAME.meta, GAME.space, GAME.endings, GAME.asking_clause, functions, GAME.words
        )

    def own_view(self, state: State, seat: int | None) -> Mapping[str, object]:
        s = self.own(state)
        view = own_view(s, seat)
        rows = [{**row, **self.beside(s, other)} for other, row in enumerate(view["seats"])]
        return {**view, "seats": rows}

    def beside(self, state: LotsState, seat: int) -> dict[str, object]:
        """What everybody sees of a seat beside what the rules say."""
        return {}


class HushedState(LotsState):
    """Nobody sees who is asked for a card."""

    def veiled(self) -> bool:
        return self.question is SEAL


class HushedLots(Lots):
    """The same game without the seal: who is asked to choose a card is a secret all the same."""

    def __init__(self, name: str = "hushed", state: type[LotsState] = HushedState) -> None:
        super().__init__(name, state)
        open_ones: list[Question[LotsState]] = [Question(one.name, one.clause, one.verbs) for one in QUESTIONS]
        self.space = Space(open_ones)
