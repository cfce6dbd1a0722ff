"""Emira, as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.core.errors import BadSetting
from serai.core.events import RawEvent, Recorder
from serai.core.game import Game, Meta, Result
from serai.core.insight import Insight
from serai.core.orders import StandingOrder
from serai.core.rng import Rng
from serai.core.settings import Value
from serai.core.state import State
from serai.games.emira.bots.judge import EmiraInsight
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
from serai.games.emira.position.read import restore
from serai.games.emira.position.scenario import arrange
from serai.games.emira.position.write import position_of
from serai.games.emira.questions import SPACE
from serai.games.emira.settings import MODES, SETTINGS, SYMBOL_NAMES, Rules
from serai.games.emira.state import EmiraState, deal
from serai.games.emira.table import ENDINGS
from serai.games.emira.view import common_view, own_view, seen
from serai.games.emira.view_types import Common, Own, View

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


class Emira(Game):
    """Auctions and princesses for three to five sheiks."""

    def resolve_settings(self, given: Mapping[str, object], rules: str | None = None) -> dict[str, Value]:
        settings = super().resolve_settings(given, rules)
        youngest, players = settings["youngest_seat"], settings["players"]
        if isinstance(youngest, int) and isinstance(players, int) and youngest >= players:
            raise BadSetting(f"youngest_seat cannot be {youngest} with {players} players")
        return settings

    def deal(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None = None) -> State:
        return deal(Rules(settings), rng, recorder)

    def position(self, state: State) -> dict[str, object]:
        return position_of(own(state))

    def restore(self, settings: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        return restore(Rules(settings), data, recorder)

    def arrange(self, settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> dict[str, object]:
        return arrange(Rules(settings), seed, wishes)

    def common_view(self, state: State) -> Common:
        return common_view(own(state))

    def own_view(self, state: State, seat: int | None) -> Own:
        return own_view(own(state), seat)

    def view_type(self) -> object:
        return View

    def mode(self, state: State) -> str:
        return own(state).rules.mode

    def facts(self, view: Mapping[str, object]) -> dict[str, object]:
        table = seen(view)
        seat = table["seat"]
        return {**table["auction"], "discount": 0 if seat is None else table["sheiks"][seat]["discount"]}

    def result(self, state: State) -> Result | None:
        return result_of(own(state))

    def word(self, kind: str, value: int) -> object:
        if kind == "halves":
            return value / 2
        table = WORDS.get(kind)
        return value if table is None else table[value]

    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        return read_order(data, seen(view))

    def first_seat(self, state: State) -> int:
        return own(state).first

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        return changed_since_1(own(state), events) if rules == "1" else None

    def rounds(self, state: State) -> int:
        return own(state).round

    def tour(self) -> dict[str, object]:
        return tour(self.resolve_settings(TOUR_SETTINGS))

    def insight(self) -> Insight:
        return EmiraInsight()

    def longest(self, settings: Mapping[str, Value]) -> int:
        """In a round every seat acts once after an auction of rising bids, and is asked a few other things."""
        rules = Rules(settings)
        return rules.max_rounds * rules.players * (HIGHEST_BID // BID_STEP + OTHER_QUESTIONS)


def own(state: State) -> EmiraState:
    assert isinstance(state, EmiraState)
    return state


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

GAME: Final = Emira("emira", RULES_VERSION, META, SPACE, "edition", ENDINGS, "11", EARLIER_VERSIONS)
