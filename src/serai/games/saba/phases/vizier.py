"""Rules section 4.3.3, slot 3: the vizier moves, and the quarter that he comes to acts at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.components import (
    ALL_QUARTERS,
    EVERY_QUARTER,
    EXCHANGES_EACH,
    GIVEN,
    MONEY_CHANGER,
    NONE,
    PRODUCES,
    PRODUCING,
    QUARTERS,
    RECEIVED,
)
from serai.games.saba.phases.quarters import (
    can_use_quarter,
    check_pair,
    check_quarter_use,
    exchange_rows,
    quarter_uses,
    swap_resources,
    use_or_exchange,
    with_quarters,
)
from serai.games.saba.phases.refilling import acts_in_harbour
from serai.games.saba.table import Table

VIZIER_MOVED: Final = EventType("vizier_moved", "4.3.3", "seat:seat from:quarter to:quarter")
VIZIER_PRODUCED: Final = EventType("vizier_produced", "4.3.3", "seat:seat quarter:quarter type:resource")
VIZIER_FOUND_NOTHING: Final = EventType("vizier_found_nothing", "S-33", "seat:seat quarter:quarter")
VIZIER_EXCHANGED: Final = EventType("vizier_exchanged", "4.3.3", "seat:seat quarter:quarter give:resource get:resource")
EXCHANGE_DECLINED: Final = EventType("vizier_exchange_declined", "S-12", "seat:seat quarter:quarter")

VIZIER_MUST_MOVE: Final = Reason("vizier_must_move", "S-12", "quarter:quarter")
NOT_EXCHANGED_HERE: Final = Reason("not_exchanged_here", "4.6.2", "quarter:quarter give:resource get:resource")

FIRST_USE: Final = ALL_QUARTERS  # vizier_or_quarter: after his destinations


def ask_vizier(s: Table, seat: i64) -> None:
    """4.2: ready quarters that can still be used before he moves are offered with his destinations."""
    s.ask(seat, MOVE_VIZIER)
    if can_use_quarter(s):
        s.ask(seat, VIZIER_OR_QUARTER)


def move_vizier(s: Table, seat: i64, quarter: i64) -> None:
    """The quarter's action follows at once, without a figure and without using one up."""
    s.tell(VIZIER_MOVED, seat, s.vizier, quarter)
    s.vizier = quarter
    if quarter < PRODUCING:
        kind = PRODUCES[quarter]
        if s.take(seat, kind, 1):
            s.tell(VIZIER_PRODUCED, seat, quarter, kind)
        else:
            s.tell(VIZIER_FOUND_NOTHING, seat, quarter)
        return
    first = (quarter - MONEY_CHANGER) * EXCHANGES_EACH
    for exchange in range(first, first + EXCHANGES_EACH):
        if check_pair(s, seat, exchange) is None:
            s.ask(seat, VIZIER_EXCHANGE)
            return
    s.tell(VIZIER_FOUND_NOTHING, seat, quarter)


class MoveVizier(Question[Table]):
    """To another quarter."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_QUARTER

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(VIZIER_MUST_MOVE, option) if option == s.vizier else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        move_vizier(s, seat, option)

    def fits(self, s: Table) -> bool:
        return acts_in_harbour(s)


class VizierOrQuarter(MoveVizier):
    """4.2: his destination, or first a ready quarter; after a quarter he still has to move."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return with_quarters(s, EVERY_QUARTER, s.seat, FIRST_USE, likely_only)

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return super().check(s, option) if option < FIRST_USE else check_quarter_use(s, option - FIRST_USE)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option < FIRST_USE:
            move_vizier(s, seat, option)
        else:
            use_or_exchange(s, seat, option - FIRST_USE)
            ask_vizier(s, seat)

    def fits(self, s: Table) -> bool:
        return acts_in_harbour(s) and can_use_quarter(s)


class VizierExchange(Question[Table]):
    """One of the six exchanges of the quarter that he has come to, or none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = vec[i64]([NONE])
        first = (s.vizier - MONEY_CHANGER) * EXCHANGES_EACH + 1
        for option in range(first, first + EXCHANGES_EACH):
            options = append(options, option)
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == NONE:
            return None
        exchange = option - 1
        if MONEY_CHANGER + exchange // EXCHANGES_EACH != s.vizier:
            return RefusalCode(NOT_EXCHANGED_HERE, s.vizier, GIVEN[exchange], RECEIVED[exchange])
        return check_pair(s, s.seat, exchange)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == NONE:
            s.tell(EXCHANGE_DECLINED, seat, s.vizier)
            return
        swap_resources(s, seat, option - 1)
        s.tell(VIZIER_EXCHANGED, seat, s.vizier, GIVEN[option - 1], RECEIVED[option - 1])

    def fits(self, s: Table) -> bool:
        return acts_in_harbour(s) and s.vizier >= MONEY_CHANGER


TO_QUARTER: Final = Verb("move_vizier", choices("quarter", QUARTERS))
MOVE_VIZIER: Final = MoveVizier("move_vizier", "4.3.3", [TO_QUARTER])
VIZIER_OR_QUARTER: Final = VizierOrQuarter("vizier_or_quarter", "4.2", [TO_QUARTER, *quarter_uses()])
VIZIER_EXCHANGE: Final = VizierExchange(
    "vizier_exchange", "S-12", [Verb("none"), Verb("vizier_exchange", exchange_rows(False))]
)
