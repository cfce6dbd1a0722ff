"""Lots, the game that `serai new-game` begins with, as somebody else's game on a compiled core.

`Lots` takes another name, other states and more in its views, so that a test can change one thing of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.events import Recorder
from serai.core.questions import Question, Space
from serai.core.rng import Rng
from serai.core.settings import Value
from serai.core.state import State
from serai.template.game import GAME, LotsGame, own
from serai.template.questions import QUESTIONS, SEAL
from serai.template.settings import Rules
from serai.template.state import LotsState


class Lots(LotsGame):
    def __init__(self, name: str = "lots", state: type[LotsState] = LotsState) -> None:
        super().__init__(
            name, GAME.rules_version, GAME.meta, GAME.space, GAME.preset_by, GAME.endings, GAME.asking_clause
        )
        self.state = state

    def fresh(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None) -> LotsState:
        state = self.state(Rules(settings), rng)
        state.recorder = recorder
        return state

    def own_view(self, state: State, seat: int | None) -> Mapping[str, object]:
        view = super().own_view(state, seat)
        rows = [{**row, **self.beside(own(state), other)} for other, row in enumerate(view["seats"])]
        return {**view, "seats": rows}

    def view_type(self) -> None:
        """Tests change what is seen."""

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
