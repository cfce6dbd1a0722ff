"""Rules sections 4.6.2 and 4.6.3: using the quarters, which the vizier may block."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.components import (
    EXCHANGE_TABLE,
    EXCHANGES,
    EXCHANGES_EACH,
    GIVEN,
    MONEY_CHANGER,
    PRODUCES,
    PRODUCING,
    QUARTERS,
    RECEIVED,
    RESOURCES,
)
from serai.games.saba.table import NOTHING, Table

PRODUCED: Final = EventType("quarter_produced", "4.6.2", "seat:seat quarter:quarter type:resource")
EXCHANGED: Final = EventType("quarter_exchanged", "4.6.2", "seat:seat quarter:quarter give:resource get:resource")

QUARTER_FULL: Final = Reason("quarter_is_full", "4.6.1", "quarter:quarter")
NO_FIGURE_THERE: Final = Reason("no_figure_in_quarter", "4.6.2", "quarter:quarter")
NOT_READY: Final = Reason("figure_not_ready", "S-30", "quarter:quarter")
BLOCKED: Final = Reason("vizier_blocks_quarter", "4.6.3", "quarter:quarter")
NOTHING_TO_GIVE: Final = Reason("resource_not_owned_to_give", "4.6.2", "type:resource")
RESERVE_EMPTY: Final = Reason("reserve_is_empty", "S-33", "type:resource")

# The uses of quarters, counted from where they begin among the options of a question.
FIRST_EXCHANGE: Final = PRODUCING
ALL_USES: Final = PRODUCING + EXCHANGES


def exchange_rows(with_quarter: bool) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for quarter, give, get in EXCHANGE_TABLE:
        row: dict[str, object] = {"quarter": QUARTERS[quarter]} if with_quarter else {}
        rows.append({**row, "give": RESOURCES[give], "get": RESOURCES[get]})
    return rows


def quarter_uses() -> list[Verb]:
    return [Verb("use_quarter", choices("quarter", QUARTERS[:PRODUCING])), Verb("exchange", exchange_rows(True))]


# As options


def with_quarters(s: Table, own: vec[i64], seat: i64, first: i64, likely_only: bool) -> vec[i64]:
    """After what comes before: quarters with a figure of the seat (`likely_only`: a ready one)."""
    options = own[:]
    places = s.ready if likely_only else own_places(s, seat)
    if places:
        for quarter in range(PRODUCING):
            if places >> (quarter * 2) & 3:
                options = append(options, first + quarter)
        for quarter in range(MONEY_CHANGER, MONEY_CHANGER + 2):
            if places >> (quarter * 2) & 3:
                options = with_exchanges(s, options, first, quarter)
    return options


def with_exchanges(s: Table, options: vec[i64], first: i64, quarter: i64) -> vec[i64]:
    """All six of a quarter that can be used; one as an example of what is blocked."""
    exchange = (quarter - MONEY_CHANGER) * EXCHANGES_EACH
    number: i64 = EXCHANGES_EACH if check_quarter(s, quarter) is None else 1
    for each in range(exchange, exchange + number):
        options = append(options, first + FIRST_EXCHANGE + each)
    return options


def own_places(s: Table, seat: i64) -> i64:
    mask: i64 = 0
    for place in range(len(s.places)):
        if s.places[place] == seat:
            mask |= 1 << place
    return mask


def check_quarter_use(s: Table, use: i64) -> RefusalCode | None:
    return check_use(s, use) if use < FIRST_EXCHANGE else check_exchange(s, use - FIRST_EXCHANGE)


def use_or_exchange(s: Table, seat: i64, use: i64) -> None:
    if use < FIRST_EXCHANGE:
        use_quarter(s, seat, use)
    else:
        exchange_in_quarter(s, seat, use - FIRST_EXCHANGE)


# Whether and how


def ready_place(s: Table, quarter: i64) -> i64:
    """S-62: of the ready figures in a quarter the one on the lower space; NOTHING if there is none."""
    if s.ready >> (quarter * 2) & 1:
        return quarter * 2
    if s.ready >> (quarter * 2 + 1) & 1:
        return quarter * 2 + 1
    return NOTHING


def check_quarter(s: Table, quarter: i64) -> RefusalCode | None:
    """Whether the active player's figures give a use of the quarter, apart from its effect."""
    if s.places[quarter * 2] != s.seat and s.places[quarter * 2 + 1] != s.seat:
        return RefusalCode(NO_FIGURE_THERE, quarter)
    if s.vizier == quarter:
        return RefusalCode(BLOCKED, quarter)
    if ready_place(s, quarter) == NOTHING:
        return RefusalCode(NOT_READY, quarter)
    return None


def check_use(s: Table, quarter: i64) -> RefusalCode | None:
    refusal = check_quarter(s, quarter)
    if refusal is None and s.reserve[PRODUCES[quarter]] == 0:
        return RefusalCode(RESERVE_EMPTY, PRODUCES[quarter])
    return refusal


def check_exchange(s: Table, exchange: i64) -> RefusalCode | None:
    refusal = check_quarter(s, MONEY_CHANGER + exchange // EXCHANGES_EACH)
    return check_pair(s, s.seat, exchange) if refusal is None else refusal


def check_pair(s: Table, seat: i64, exchange: i64) -> RefusalCode | None:
    """The player owns the piece given and the reserve holds the piece wanted."""
    if s.owns(seat, GIVEN[exchange]) == 0:
        return RefusalCode(NOTHING_TO_GIVE, GIVEN[exchange])
    if s.reserve[RECEIVED[exchange]] == 0:
        return RefusalCode(RESERVE_EMPTY, RECEIVED[exchange])
    return None


def can_use_quarter(s: Table) -> bool:
    """Whether the seat that is asked has a use of any quarter."""
    if s.ready == 0:
        return False
    for quarter in range(PRODUCING):
        if check_use(s, quarter) is None:
            return True
    for exchange in range(EXCHANGES):
        if check_exchange(s, exchange) is None:
            return True
    return False


def use_quarter(s: Table, seat: i64, quarter: i64) -> None:
    s.ready &= ~(1 << ready_place(s, quarter))
    s.take(seat, PRODUCES[quarter], 1)
    s.tell(PRODUCED, seat, quarter, PRODUCES[quarter])


def exchange_in_quarter(s: Table, seat: i64, exchange: i64) -> None:
    quarter = MONEY_CHANGER + exchange // EXCHANGES_EACH
    s.ready &= ~(1 << ready_place(s, quarter))
    swap_resources(s, seat, exchange)
    s.tell(EXCHANGED, seat, quarter, GIVEN[exchange], RECEIVED[exchange])


def swap_resources(s: Table, seat: i64, exchange: i64) -> None:
    s.pay(seat, GIVEN[exchange], 1)
    s.take(seat, RECEIVED[exchange], 1)


def make_ready(s: Table, seat: i64) -> None:
    """START_TURN: every figure of the active player in a quarter, and no other."""
    s.ready = 0
    for place in range(len(s.places)):
        if s.places[place] == seat:
            s.ready |= 1 << place
