"""Rules section 7.2, S-47: the desert robber, who takes a piece from an opponent."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.refusals import RefusalCode
from serai.games.saba.cards.card_question import CardQuestion
from serai.games.saba.cards.merchant import OPPONENT_LACKS, check_opponent
from serai.games.saba.components import MOST_PLAYERS, RESOURCES, TYPES
from serai.games.saba.table import Table

ROBBED: Final = EventType("resource_robbed", "S-47", "seat:seat opponent:seat type:resource")


def rows() -> list[dict[str, object]]:
    """opponent * 4 + type."""
    return [{"opponent": seat, "type": resource} for seat in range(MOST_PLAYERS) for resource in RESOURCES]


class DesertRobberPrey(CardQuestion):
    """From whom, and what."""

    def has_effect(self, s: Table) -> bool:
        for seat in range(s.players):
            if seat != s.seat and s.stock_of(seat):
                return True
        return False

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64]([option for option in range(s.players * TYPES) if option // TYPES != s.seat])

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        opponent, kind = option // TYPES, option % TYPES
        refusal = check_opponent(s, opponent)
        if refusal is None and s.owns(opponent, kind) == 0:
            return RefusalCode(OPPONENT_LACKS, opponent, kind, 0)
        return refusal

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        opponent, kind = option // TYPES, option % TYPES
        s.stock[opponent * TYPES + kind] -= 1
        s.stock[seat * TYPES + kind] += 1
        s.tell(ROBBED, seat, opponent, kind)


DESERT_ROBBER_PREY: Final = DesertRobberPrey("desert_robber", "S-47", [Verb("desert_robber", rows())], open_choice=True)
