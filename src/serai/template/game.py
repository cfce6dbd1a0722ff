"""The game, as everybody else knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.core.events import Recorder
from serai.core.game import Game, Meta, Result
from serai.core.ranking import Criterion, places
from serai.core.rng import Rng, seeded
from serai.core.settings import Value
from serai.core.state import NOBODY, State

from .components import CARDS, NAMES
from .position import arrange, position_of, read_position
from .questions import SPACE
from .settings import SETTINGS, Rules
from .state import LotsState
from .view import common_view, own_view
from .view_types import Common, Own, View

RULES_VERSION: Final = "1"
CRITERIA: Final = [Criterion("points")]
META: Final = Meta("Lots", 2024, ["nobody"], [], [2, 3], [], SETTINGS, criteria=CRITERIA)


class LotsGame(Game):
    def fresh(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None) -> LotsState:
        state = LotsState(Rules(settings), rng)
        state.recorder = recorder
        return state

    def deal(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None = None) -> State:
        state = self.fresh(settings, rng, recorder)
        state.set_up()
        state.run()
        return state

    def position(self, state: State) -> dict[str, object]:
        return position_of(own(state))

    def restore(self, settings: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        state = self.fresh(settings, seeded(""), recorder)
        read_position(state, data)
        return state

    def arrange(self, settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> dict[str, object]:
        state = own(self.deal(settings, seeded(seed)))
        arrange(state, wishes)
        return position_of(state)

    def common_view(self, state: State) -> Common:
        return common_view(own(state))

    def own_view(self, state: State, seat: int | None) -> Own:
        return own_view(own(state), seat)

    def view_type(self) -> object:
        return View

    def result(self, state: State) -> Result | None:
        if state.seat != NOBODY:
            return None
        scores: list[dict[str, object]] = [{"points": points} for points in own(state).points]
        ranking = places(CRITERIA, None, [{"points": points} for points in own(state).points])
        return Result("played_out", ranking[0], ranking, scores)

    def word(self, kind: str, value: int) -> object:
        return NAMES[value] if kind == "card" else value

    def rounds(self, state: State) -> int:
        return own(state).round

    def longest(self, settings: Mapping[str, Value]) -> int:
        return CARDS * 2


def own(state: State) -> LotsState:
    assert isinstance(state, LotsState)
    return state


GAME: Final = LotsGame("lots", RULES_VERSION, META, SPACE, None, ["played_out"], "0")
