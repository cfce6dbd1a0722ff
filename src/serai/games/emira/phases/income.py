"""Rules section 4.2, phase 2: income of all players at the same time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.games.emira.components import CARAVAN_INCOME, caravan_size
from serai.games.emira.courting import settle_undecided_by_gold_later
from serai.games.emira.table import INCOME, Table, caravan_kind, caravan_remaining, caravan_seat

INCOME_RECEIVED: Final = EventType("income_received", "4.2", "seat:seat base:gold caravans:gold total:gold")
CARAVAN_EXHAUSTED: Final = EventType("caravan_exhausted", "4.2", "seat:seat caravan:caravan")


class IncomePhase(Step[Table]):
    def run(self, s: Table, argument: i64) -> None:
        s.phase = INCOME
        from_caravans = vec[i64]([0] * s.players)
        if not s.interrupted:
            move_caravans(s, from_caravans)
        s.only_base = 0
        for seat in range(s.players):
            base = s.rules.income_of(s.colours[seat])
            total = total_income(s, base, from_caravans[seat])
            s.gold[seat] += total
            if from_caravans[seat] == 0:
                s.only_base |= 1 << seat
            s.tell(INCOME_RECEIVED, seat, base, from_caravans[seat], total)
        settle_undecided_by_gold_later(s)


def total_income(s: Table, base: i64, from_caravans: i64) -> i64:
    """What the bank pays, Golden Times included."""
    return (base + from_caravans) * (100 + s.golden * s.rules.golden_percent) // 100


def move_caravans(s: Table, income: vec[i64]) -> None:
    """Every caravan pays and moves one space left; from the leftmost space it goes back to the supply."""
    moved = vec[i64](capacity=len(s.caravans))
    for code in s.caravans:
        seat, kind = caravan_seat(code), caravan_kind(code)
        income[seat] += CARAVAN_INCOME[kind]
        if caravan_remaining(code) > 1:
            moved = append(moved, code - 1)
        else:
            s.supply[caravan_size(kind)] += 1
            s.tell(CARAVAN_EXHAUSTED, seat, kind)
    s.caravans = moved


INCOME_PHASE: Final = IncomePhase("income_phase")
