"""Aladdin's Dragons, as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from serai.core.errors import BadSetting
from serai.core.events import RawEvent, Recorder
from serai.core.fields import LARGEST
from serai.core.game import Game, Meta, Result
from serai.core.insight import Insight
from serai.core.orders import StandingOrder
from serai.core.rng import Rng
from serai.core.settings import Value
from serai.core.state import State
from serai.games.dragons.board import HANDLE_SHIFT
from serai.games.dragons.bots.judging import DragonsInsight
from serai.games.dragons.components import ARTIFACTS, COLOURS, ITEMS, KINDS, ROOMS, SPACES
from serai.games.dragons.earlier import changed_since_1
from serai.games.dragons.extras.standing_orders import read_order
from serai.games.dragons.extras.tour import SETTINGS as TOUR_SETTINGS
from serai.games.dragons.extras.tour import tour
from serai.games.dragons.names import Mode
from serai.games.dragons.phases.ending import CRITERIA, result_of
from serai.games.dragons.position.read import restore
from serai.games.dragons.position.scenario import arrange
from serai.games.dragons.position.write import position_of
from serai.games.dragons.question import facts_of
from serai.games.dragons.questions import SPACE
from serai.games.dragons.settings import SETTINGS, Rules
from serai.games.dragons.state import DragonsState, deal
from serai.games.dragons.table import ENDINGS, WINDOWS
from serai.games.dragons.treasure import units_in
from serai.games.dragons.view import common_view, own_view, piece_as_seen, typed
from serai.games.dragons.view_types import Common, Own, View

RULES_VERSION: Final = "2"
EARLIER_VERSIONS: Final = ["1"]
QUESTIONS: Final = 1000  # of one round: an ample bound

WORDS: Final[dict[str, Sequence[str]]] = {
    "space": SPACES,
    "room": ROOMS,
    "kind": KINDS,
    "artifact": ARTIFACTS,
    "item": ITEMS,
    "window": WINDOWS,
    "ending": ENDINGS,
}


class Dragons(Game):
    """Hidden placement, dragons' treasure and magic for three to five players."""

    def resolve_settings(self, given: Mapping[str, object], rules: str | None = None) -> dict[str, Value]:
        settings = super().resolve_settings(given, rules)
        players, first = settings["players"], str(settings["first_player"])
        if first != "random" and isinstance(players, int) and int(first.removeprefix("seat:")) >= players:
            raise BadSetting(f"first_player cannot be {first} with {players} players")
        if settings["short_first_game"] and settings["mode"] != "basic":
            raise BadSetting("short_first_game is for the basic game only; set mode to basic")
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
        return facts_of(typed(view))

    def result(self, state: State) -> Result | None:
        return result_of(own(state))

    def word(self, kind: str, value: int) -> object:
        if kind == "piece":
            return piece_as_seen(value >> HANDLE_SHIFT, value & ((1 << HANDLE_SHIFT) - 1), False)
        if kind == "units":
            return units_in(value)
        if kind == "treasure_card":
            return value + 1
        table = WORDS.get(kind)
        return value if table is None else table[value]

    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        return read_order(data, typed(view))

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        return changed_since_1(own(state), events) if rules == "1" else None

    def tour(self) -> dict[str, object]:
        return tour(self.resolve_settings(TOUR_SETTINGS))

    def insight(self) -> Insight:
        return DragonsInsight()

    def first_seat(self, state: State) -> int:
        return own(state).first

    def rounds(self, state: State) -> int:
        return own(state).round

    def longest(self, settings: Mapping[str, Value]) -> int:
        """Nothing forces anybody to buy: only max_rounds bounds a game (A-22)."""
        rules = Rules(settings)
        return rules.max_rounds * QUESTIONS if rules.max_rounds else LARGEST


def own(state: State) -> DragonsState:
    assert isinstance(state, DragonsState)
    return state


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

GAME: Final = Dragons("dragons", RULES_VERSION, META, SPACE, None, ENDINGS, "11", EARLIER_VERSIONS)
