"""Rules section 7.2: the caravan leader, who brings a piece from the reserve."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import RefusalCode
from serai.games.saba.cards.card_question import CardQuestion
from serai.games.saba.components import ALL_TYPES, RESOURCES
from serai.games.saba.phases.quarters import RESERVE_EMPTY
from serai.games.saba.table import Table

FETCHED: Final = EventType("caravan_brought", "7.2", "seat:seat type:resource")


class CaravanLeaderType(CardQuestion):
    """Which type."""

    def has_effect(self, s: Table) -> bool:
        return s.reserve[0] + s.reserve[1] + s.reserve[2] + s.reserve[3] > 0

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ALL_TYPES

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if s.reserve[option] else RefusalCode(RESERVE_EMPTY, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.take(seat, option, 1)
        s.tell(FETCHED, seat, option)


CARAVAN_LEADER_TYPE: Final = CaravanLeaderType(
    "caravan_leader", "7.2", [Verb("caravan_leader", choices("type", RESOURCES))], open_choice=True
)
