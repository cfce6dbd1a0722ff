"""Saba behind the interface that the rest of Serai uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.core.engine_game import EngineGame, StateFunctions
from serai.core.game import Meta
from serai.core.insight import Insight
from serai.core.settings import Value
from serai.core.state import State
from serai.games.saba.bots.judging import SabaInsight
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    COLOURS,
    DESTINATIONS,
    HARBOUR_CARDS,
    PLACES,
    QUARTERS,
    RESOURCES,
    SPACES,
)
from serai.games.saba.extras.tour import SETTINGS as TOUR_SETTINGS
from serai.games.saba.extras.tour import tour
from serai.games.saba.phases.ending import CRITERIA, result_of
from serai.games.saba.position.consistency import inconsistencies
from serai.games.saba.position.read import read_position
from serai.games.saba.position.scenario import arrange
from serai.games.saba.position.write import position_of
from serai.games.saba.questions import SPACE
from serai.games.saba.settings import SETTINGS, Rules
from serai.games.saba.setup import set_up
from serai.games.saba.state import SabaState
from serai.games.saba.table import ENDINGS
from serai.games.saba.view import common_view, own_view, typed
from serai.games.saba.view_types import View

RULES_VERSION: Final = "2"
EARLIER_VERSIONS: Final = ["1"]  # treasure cards were free; no quarter was offered with the vizier
QUESTIONS_A_TURN: Final = 400  # cards and figures used, their questions, and returns: an ample bound

WORDS: Final[dict[str, Sequence[str]]] = {
    "resource": RESOURCES,
    "card": BUILDING_CARDS,
    "action_card": ACTION_CARDS,
    "quarter": QUARTERS,
    "harbour_card": HARBOUR_CARDS,
    "destination": DESTINATIONS,
    "place_quarter": [QUARTERS[place // SPACES] for place in range(PLACES)],
}
FROM_ONE: Final = ["site", "slot", "cell", "garden"]  # counted from 0 inside, from 1 at the table


class Saba(EngineGame[SabaState]):
    """The palace of the Queen of Saba, for two to four builders."""

    def mode(self, state: State) -> str:
        return self.own(state).rules.mode

    def facts(self, view: Mapping[str, object]) -> dict[str, object]:
        seen = typed(view)
        pending = seen["pending"]
        return {
            **pending,
            "hand_limit": seen["hand_limit"],
            "stock_limit": seen["stock_limit"],
            "take": None if pending["bargain"] is None else pending["bargain"]["take"],
        }

    def word(self, kind: str, value: int) -> object:
        if kind in FROM_ONE:
            return value + 1
        if kind == "place_space":
            return value % SPACES + 1
        return super().word(kind, value)

    def first_seat(self, state: State) -> int:
        return self.own(state).first

    def rounds(self, state: State) -> int:
        s = self.own(state)
        return (s.turn + s.players - 1) // s.players

    def tour(self) -> dict[str, object]:
        return tour(self.resolve_settings(TOUR_SETTINGS))

    def insight(self) -> Insight:
        return SabaInsight()

    def longest(self, settings: Mapping[str, Value]) -> int:
        """Each of the 27 building cards leaves a site at last, and quiet turns between them are counted (S-41)."""
        return (len(BUILDING_CARDS) + 1) * Rules(settings).quiet_limit * QUESTIONS_A_TURN


META: Final = Meta(
    title="Saba – Palace of the Queen",
    year=2007,
    designers=["Christian Fiore", "Knut Happel"],
    publishers=["Goldsieber"],
    players=[2, 3, 4],
    modes=["basic", "advanced"],
    settings=SETTINGS,
    colours=COLOURS,
    criteria=CRITERIA,
)

FUNCTIONS: Final = StateFunctions(
    SabaState,
    fresh=lambda settings, rng: SabaState(Rules(settings), rng),
    set_up=set_up,
    write=position_of,
    read=read_position,
    arrange=arrange,
    common_view=common_view,
    own_view=own_view,
    result=result_of,
    inconsistencies=inconsistencies,
    view=View,
)

GAME: Final = Saba(
    "saba", RULES_VERSION, META, SPACE, ENDINGS, "11", FUNCTIONS, WORDS, earlier_versions=EARLIER_VERSIONS
)
