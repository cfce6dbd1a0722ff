"""Emira behind the interface that the rest of Serai uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.core.engine_game import EngineGame, StateFunctions
from serai.core.errors import BadSetting
from serai.core.events import RawEvent
from serai.core.game import Meta
from serai.core.insight import Insight
from serai.core.orders import StandingOrder
from serai.core.settings import Value
from serai.core.state import State
from serai.games.emira.bots.judging import EmiraInsight
from serai.games.emira.components import (
    CARAVAN_KINDS,
    COLOURS,
    EVENTS,
    GOALS,
    ITEMS,
    PAIR,
    PIECES,
    PRINCESSES,
    STATUS_CARDS,
    TOKENS,
)
from serai.games.emira.earlier import changed_since_1
from serai.games.emira.extras.standing_orders import read_order
from serai.games.emira.extras.tour import SETTINGS as TOUR_SETTINGS
from serai.games.emira.extras.tour import tour
from serai.games.emira.phases.bidding import BID_STEP, HIGHEST_BID
from serai.games.emira.phases.ending import CRITERIA, result_of
from serai.games.emira.position.consistency import inconsistencies
from serai.games.emira.position.read import read_position
from serai.games.emira.position.scenario import arrange
from serai.games.emira.position.write import position_of
from serai.games.emira.questions import SPACE
from serai.games.emira.settings import MODES, SETTINGS, SYMBOL_NAMES, Rules
from serai.games.emira.setup import set_up
from serai.games.emira.state import EmiraState
from serai.games.emira.table import ENDINGS
from serai.games.emira.view import common_view, own_view, typed
from serai.games.emira.view_types import View

RULES_VERSION: Final = "2"
EARLIER_VERSIONS: Final = ["1"]
OTHER_QUESTIONS: Final = 40  # passes, events, purchases and powers: an ample bound for a seat and round

WORDS: Final[dict[str, Sequence[str]]] = {
    "princess": PRINCESSES,
    "event": EVENTS,
    "symbol": SYMBOL_NAMES,
    "status": STATUS_CARDS,
    "goal": GOALS,
    "token": TOKENS,
    "colour": COLOURS,
    "caravan": CARAVAN_KINDS,
    "item": ITEMS,
    "piece": PIECES,
    "pair": PAIR,
}


class Emira(EngineGame[EmiraState]):
    """Auctions and princesses for three to five sheiks."""

    def resolve_settings(self, given: Mapping[str, object], rules: str | None = None) -> dict[str, Value]:
        settings = super().resolve_settings(given, rules)
        youngest, players = settings["youngest_seat"], settings["players"]
        if isinstance(youngest, int) and isinstance(players, int) and youngest >= players:
            raise BadSetting(f"youngest_seat cannot be {youngest} with {players} players")
        return settings

    def mode(self, state: State) -> str:
        return self.own(state).rules.mode

    def facts(self, view: Mapping[str, object]) -> dict[str, object]:
        table = typed(view)
        seat = table["seat"]
        return {**table["auction"], "discount": 0 if seat is None else table["sheiks"][seat]["discount"]}

    def word(self, kind: str, value: int) -> object:
        if kind == "halves":
            return value / 2
        return super().word(kind, value)

    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        return read_order(data, typed(view))

    def first_seat(self, state: State) -> int:
        return self.own(state).first

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        return changed_since_1(self.own(state), events) if rules == "1" else None

    def rounds(self, state: State) -> int:
        return self.own(state).round

    def tour(self) -> dict[str, object]:
        return tour(self.resolve_settings(TOUR_SETTINGS))

    def insight(self) -> Insight:
        return EmiraInsight()

    def longest(self, settings: Mapping[str, Value]) -> int:
        """In a round every seat acts once after an auction of rising bids, and is asked a few other things."""
        rules = Rules(settings)
        return rules.max_rounds * rules.players * (HIGHEST_BID // BID_STEP + OTHER_QUESTIONS)


META: Final = Meta(
    title="Emira",
    year=2006,
    designers=["Liesbeth Vanzeir", "Paul Van Hove"],
    publishers=["Phalanx Games", "Mayfair Games", "999 Games"],
    players=[3, 4, 5],
    modes=MODES,
    settings=SETTINGS,
    criteria=CRITERIA,
)

FUNCTIONS: Final = StateFunctions(
    EmiraState,
    fresh=lambda settings, rng: EmiraState(Rules(settings), rng),
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

GAME: Final = Emira(
    "emira",
    RULES_VERSION,
    META,
    SPACE,
    ENDINGS,
    "11",
    FUNCTIONS,
    WORDS,
    preset_by="edition",
    earlier_versions=EARLIER_VERSIONS,
)
