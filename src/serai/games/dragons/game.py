"""Aladdin's Dragons behind the interface that the rest of Serai uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from serai.core.engine_game import EngineGame, StateFunctions
from serai.core.errors import BadSetting
from serai.core.events import RawEvent
from serai.core.fields import LARGEST
from serai.core.game import Meta
from serai.core.insight import Insight
from serai.core.orders import StandingOrder
from serai.core.settings import Value
from serai.core.state import State
from serai.games.dragons.board import HANDLE_SHIFT
from serai.games.dragons.bots.judging import DragonsInsight
from serai.games.dragons.components import ARTIFACTS, COLOURS, ITEMS, ROOMS, SPACES, TREASURE_KINDS
from serai.games.dragons.earlier import changed_since_1
from serai.games.dragons.extras.standing_orders import read_order
from serai.games.dragons.extras.tour import SETTINGS as TOUR_SETTINGS
from serai.games.dragons.extras.tour import tour
from serai.games.dragons.facts import facts_of
from serai.games.dragons.names import Mode
from serai.games.dragons.phases.ending import CRITERIA, result_of
from serai.games.dragons.position.consistency import inconsistencies
from serai.games.dragons.position.read import read_position
from serai.games.dragons.position.scenario import arrange
from serai.games.dragons.position.write import position_of
from serai.games.dragons.questions import SPACE
from serai.games.dragons.settings import SETTINGS, Rules
from serai.games.dragons.setup import set_up
from serai.games.dragons.state import DragonsState
from serai.games.dragons.table import ENDINGS, WINDOWS
from serai.games.dragons.treasure import units_in
from serai.games.dragons.view import common_view, own_view, piece_as_seen, typed
from serai.games.dragons.view_types import View

RULES_VERSION: Final = "2"
EARLIER_VERSIONS: Final = ["1"]
QUESTIONS: Final = 1000  # of one round: an ample bound

WORDS: Final[dict[str, Sequence[str]]] = {
    "space": SPACES,
    "room": ROOMS,
    "kind": TREASURE_KINDS,
    "artifact": ARTIFACTS,
    "item": ITEMS,
    "window": WINDOWS,
    "ending": ENDINGS,
}


class Dragons(EngineGame[DragonsState]):
    """Hidden placement, dragons' treasure and magic for three to five players."""

    def resolve_settings(self, given: Mapping[str, object], rules: str | None = None) -> dict[str, Value]:
        settings = super().resolve_settings(given, rules)
        players, first = settings["players"], str(settings["first_player"])
        if first != "random" and isinstance(players, int) and int(first.removeprefix("seat:")) >= players:
            raise BadSetting(f"first_player cannot be {first} with {players} players")
        if settings["short_first_game"] and settings["mode"] != "basic":
            raise BadSetting("short_first_game is for the basic game only; set mode to basic")
        return settings

    def mode(self, state: State) -> str:
        return self.own(state).rules.mode

    def facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return facts_of(typed(view))

    def word(self, kind: str, value: int) -> object:
        if kind == "piece":
            return piece_as_seen(value >> HANDLE_SHIFT, value & ((1 << HANDLE_SHIFT) - 1), False)
        if kind == "units":
            return units_in(value)
        if kind == "treasure_card":
            return value + 1
        return super().word(kind, value)

    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        return read_order(data, typed(view))

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        return changed_since_1(self.own(state), events) if rules == "1" else None

    def tour(self) -> dict[str, object]:
        return tour(self.resolve_settings(TOUR_SETTINGS))

    def insight(self) -> Insight:
        return DragonsInsight()

    def first_seat(self, state: State) -> int:
        return self.own(state).first

    def rounds(self, state: State) -> int:
        return self.own(state).round

    def longest(self, settings: Mapping[str, Value]) -> int:
        """Nothing forces anybody to buy: only max_rounds bounds a game (A-22)."""
        rules = Rules(settings)
        return rules.max_rounds * QUESTIONS if rules.max_rounds else LARGEST


META: Final = Meta(
    title="Aladdin's Dragons",
    year=2000,
    designers=["Richard Breese"],
    publishers=["Hans im Glück", "Rio Grande Games"],
    players=[3, 4, 5],
    modes=get_args(Mode),
    settings=SETTINGS,
    colours=COLOURS,
    criteria=CRITERIA,
)

FUNCTIONS: Final = StateFunctions(
    DragonsState,
    fresh=lambda settings, rng: DragonsState(Rules(settings), rng),
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

GAME: Final = Dragons(
    "dragons", RULES_VERSION, META, SPACE, ENDINGS, "11", FUNCTIONS, WORDS, earlier_versions=EARLIER_VERSIONS
)
