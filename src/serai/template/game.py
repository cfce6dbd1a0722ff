"""The game behind the interface that the rest of Serai uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.core.engine_game import EngineGame, StateFunctions
from serai.core.game import Meta, Result
from serai.core.ranking import Criterion, places
from serai.core.settings import Value
from serai.core.state import State

from .components import CARDS, NAMES
from .position import arrange, position_of, read_position
from .questions import SPACE
from .settings import SETTINGS, Rules
from .state import ENDINGS, LotsState
from .view import common_view, own_view
from .view_types import View

RULES_VERSION: Final = "1"
CRITERIA: Final = [Criterion("points")]
META: Final = Meta("Lots", 2024, ["nobody"], [], [2, 3], [], SETTINGS, criteria=CRITERIA)


class LotsGame(EngineGame[LotsState]):
    def rounds(self, state: State) -> int:
        return self.own(state).round

    def longest(self, settings: Mapping[str, Value]) -> int:
        return CARDS * 2


def result_of(s: LotsState) -> Result:
    scores: list[dict[str, object]] = [{"points": points} for points in s.points]
    ranking = places(CRITERIA, None, [{"points": points} for points in s.points])
    return Result(ENDINGS[s.ending], ranking[0], ranking, scores)


FUNCTIONS: Final = StateFunctions(
    LotsState,
    fresh=lambda settings, rng: LotsState(Rules(settings), rng),
    set_up=lambda s: s.set_up(),
    write=position_of,
    read=read_position,
    arrange=arrange,
    common_view=common_view,
    own_view=own_view,
    result=result_of,
    view=View,
)
GAME: Final = LotsGame("lots", RULES_VERSION, META, SPACE, ENDINGS, "0", FUNCTIONS, {"card": NAMES})
