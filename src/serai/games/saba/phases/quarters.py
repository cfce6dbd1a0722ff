"""Rules section 4.6: placing figures in the quarters and using them; the vizier."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.saba.components import (
    EXCHANGES,
    EXCHANGES_EACH,
    GIVEN,
    GOLD,
    MONEY_CHANGER,
    PRODUCES,
    PRODUCING,
    RECEIVED,
)
from serai.games.saba.moves import FIRST_QUARTER, SKIP_QUARTER
from serai.games.saba.phases.draw import draw_card
from serai.games.saba.table import FINAL, NOTHING, Table

PLACED: Final = EventKind("figure_placed_in_quarter", "4.6.1", "seat:seat quarter:quarter space:place_space price")
SKIPPED: Final = EventKind("quarter_skipped", "4.6.1", "seat:seat")
PRODUCED: Final = EventKind("quarter_produced", "4.6.2", "seat:seat quarter:quarter type:resource")
EXCHANGED: Final = EventKind("quarter_exchanged", "4.6.2", "seat:seat quarter:quarter give:resource get:resource")

QUARTER_FULL: Final = Reason("quarter_is_full", "4.6.1", "quarter:quarter")
NO_FIGURE_IN_SUPPLY: Final = Reason("no_figure_in_supply", "S-28")
SPACE_TOO_DEAR: Final = Reason("cannot_pay_space", "4.6.1", "quarter:quarter price gold")
NO_FIGURE_THERE: Final = Reason("no_figure_in_quarter", "4.6.2", "quarter:quarter")
NOT_READY: Final = Reason("figure_not_ready", "S-30", "quarter:quarter")
BLOCKED: Final = Reason("vizier_blocks_quarter", "4.6.3", "quarter:quarter")
NOTHING_TO_GIVE: Final = Reason("resource_not_owned_to_give", "4.6.2", "type:resource")
RESERVE_EMPTY: Final = Reason("reserve_is_empty", "S-33", "type:resource")


# 4.6.1


def check_placing(s: Table, option: i64) -> Refusal | None:
    if option == SKIP_QUARTER:
        return None
    quarter = option - FIRST_QUARTER
    if s.figures[s.seat] == 0:
        return Refusal(NO_FIGURE_IN_SUPPLY)
    place = s.free_place(quarter)
    if place == NOTHING:
        return Refusal(QUARTER_FULL, quarter)
    price = s.rules.prices[place % 2]
    if s.gold(s.seat) < price:
        return Refusal(SPACE_TOO_DEAR, quarter, price, s.gold(s.seat))
    return None


def place_or_skip(s: Table, seat: i64, option: i64) -> None:
    """The figure is not ready before the player's next turn (S-29)."""
    if option == SKIP_QUARTER:
        s.tell(SKIPPED, seat)
    else:
        quarter = option - FIRST_QUARTER
        place = s.free_place(quarter)
        price = s.rules.prices[place % 2]
        s.pay(seat, GOLD, price)
        s.figures[seat] -= 1
        s.places[place] = seat
        s.tell(PLACED, seat, quarter, place, price)
    draw_step(s)


def draw_step(s: Table) -> None:
    """DRAW: compulsory and by itself; the last window follows."""
    draw_card(s, s.active)
    s.step = FINAL


# 4.6.2


def ready_place(s: Table, quarter: i64) -> i64:
    """S-62: of the ready figures in a quarter the one on the lower space; NOTHING if there is none."""
    if s.ready >> (quarter * 2) & 1:
        return quarter * 2
    if s.ready >> (quarter * 2 + 1) & 1:
        return quarter * 2 + 1
    return NOTHING


def check_quarter(s: Table, quarter: i64) -> Refusal | None:
    """Whether the active player's figures give a use of the quarter, apart from its effect."""
    if s.places[quarter * 2] != s.seat and s.places[quarter * 2 + 1] != s.seat:
        return Refusal(NO_FIGURE_THERE, quarter)
    if s.vizier == quarter:
        return Refusal(BLOCKED, quarter)
    if ready_place(s, quarter) == NOTHING:
        return Refusal(NOT_READY, quarter)
    return None


def check_use(s: Table, quarter: i64) -> Refusal | None:
    refusal = check_quarter(s, quarter)
    if refusal is None and s.reserve[PRODUCES[quarter]] == 0:
        return Refusal(RESERVE_EMPTY, PRODUCES[quarter])
    return refusal


def check_exchange(s: Table, exchange: i64) -> Refusal | None:
    refusal = check_quarter(s, MONEY_CHANGER + exchange // EXCHANGES_EACH)
    return check_pair(s, s.seat, exchange) if refusal is None else refusal


def check_pair(s: Table, seat: i64, exchange: i64) -> Refusal | None:
    """The player owns the piece given and the reserve holds the piece wanted."""
    if s.owns(seat, GIVEN[exchange]) == 0:
        return Refusal(NOTHING_TO_GIVE, GIVEN[exchange])
    if s.reserve[RECEIVED[exchange]] == 0:
        return Refusal(RESERVE_EMPTY, RECEIVED[exchange])
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
