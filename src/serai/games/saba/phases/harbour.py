"""Rules section 4.3: the harbour step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.saba.agenda import REFILL
from serai.games.saba.components import (
    DRAWS_A_CARD,
    EXCHANGES_EACH,
    GIVEN,
    MONEY_CHANGER,
    MOVES_VIZIER,
    PALACE_CARDS,
    PRODUCES,
    PRODUCING,
    RECEIVED,
    REMOVES_A_CARD,
    SIDES,
    SLOTS,
    TYPES,
)
from serai.games.saba.moves import MOVE_VIZIER, NONE, REMOVE_PALACE_CARD, VIZIER_EXCHANGE, VIZIER_OR_QUARTER
from serai.games.saba.phases.draw import draw_card
from serai.games.saba.phases.quarters import can_use_quarter, check_pair, swap_resources
from serai.games.saba.phases.sites import SITE_EMPTY, check_end, leave_game, refill
from serai.games.saba.table import BUILD, NOT_ENDED, Table

CHOSEN: Final = EventKind("harbour_chosen", "4.3.1", "seat:seat card:harbour_card slot:slot")
TAKEN: Final = EventKind("harbour_taken", "4.3.2", "seat:seat type:resource number slot:slot")
NOTHING_TAKEN: Final = EventKind("harbour_slot_empty", "S-8", "seat:seat type:resource slot:slot")
CARD_DRAWN: Final = EventKind("harbour_brought_card", "4.3.3", "seat:seat")
REMOVED: Final = EventKind("palace_card_removed", "4.3.3", "seat:seat card:card site:site")
NOTHING_TO_REMOVE: Final = EventKind("no_palace_card_to_remove", "S-10", "seat:seat")
VIZIER_MOVED: Final = EventKind("vizier_moved", "4.3.3", "seat:seat from:quarter to:quarter")
VIZIER_PRODUCED: Final = EventKind("vizier_produced", "4.3.3", "seat:seat quarter:quarter type:resource")
VIZIER_FOUND_NOTHING: Final = EventKind("vizier_found_nothing", "S-33", "seat:seat quarter:quarter")
VIZIER_EXCHANGED: Final = EventKind("vizier_exchanged", "4.3.3", "seat:seat quarter:quarter give:resource get:resource")
EXCHANGE_DECLINED: Final = EventKind("vizier_exchange_declined", "S-12", "seat:seat quarter:quarter")
SLOT_FILLED: Final = EventKind("harbour_slot_filled", "4.3.4", "slot:slot type:resource count added")
CARD_TURNED: Final = EventKind("harbour_card_turned", "4.3.2", "seat:seat card:harbour_card slot:slot")

ONLY_PALACE_CARDS: Final = Reason("only_palace_cards_are_removed", "4.3.3", "card:card")
VIZIER_MUST_MOVE: Final = Reason("vizier_must_move", "S-12", "quarter:quarter")
NOT_EXCHANGED_HERE: Final = Reason("not_exchanged_here", "4.6.2", "quarter:quarter give:resource get:resource")


def choose_harbour(s: Table, seat: i64, card: i64) -> None:
    """Take, then the slot's action; shifting, refilling and turning the card over remain to be done."""
    slot = s.slot_of(seat, card)
    s.tell(CHOSEN, seat, card, slot)
    kind = s.harbour_types[slot]
    number = s.harbour_counts[slot]
    s.harbour_counts[slot] = 0
    s.stock[seat * TYPES + kind] += number
    if number:
        s.tell(TAKEN, seat, kind, number, slot)
    else:
        s.tell(NOTHING_TAKEN, seat, kind, slot)
    s.push(REFILL, card * SLOTS + slot)
    if slot == DRAWS_A_CARD:
        draw_card(s, seat, CARD_DRAWN)
    elif slot == REMOVES_A_CARD:
        remove_a_card(s, seat)
    elif slot == MOVES_VIZIER:
        ask_vizier(s, seat)


# Slot 2


def remove_a_card(s: Table, seat: i64) -> None:
    for card in s.sites:
        if card < PALACE_CARDS:
            s.ask(seat, REMOVE_PALACE_CARD)
            return
    s.tell(NOTHING_TO_REMOVE, seat)


def check_removal(s: Table, site: i64) -> Refusal | None:
    if site >= len(s.sites):
        return Refusal(SITE_EMPTY, site)
    if s.sites[site] >= PALACE_CARDS:
        return Refusal(ONLY_PALACE_CARDS, s.sites[site])
    return None


def remove_palace_card(s: Table, seat: i64, site: i64) -> None:
    """If it was the last palace card, the game is over and no new card is turned up (section 6)."""
    s.tell(REMOVED, seat, s.sites[site], site)
    leave_game(s, site)
    check_end(s)
    if s.ending == NOT_ENDED:
        refill(s)


# Slot 3


def ask_vizier(s: Table, seat: i64) -> None:
    """4.2: where own ready quarters could still be used before he moves, they are offered with his destinations."""
    s.ask(seat, MOVE_VIZIER)
    if can_use_quarter(s):
        s.ask(seat, VIZIER_OR_QUARTER)


def check_vizier(s: Table, quarter: i64) -> Refusal | None:
    return Refusal(VIZIER_MUST_MOVE, quarter) if quarter == s.vizier else None


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


def check_vizier_exchange(s: Table, option: i64) -> Refusal | None:
    if option == NONE:
        return None
    exchange = option - 1
    if MONEY_CHANGER + exchange // EXCHANGES_EACH != s.vizier:
        return Refusal(NOT_EXCHANGED_HERE, s.vizier, GIVEN[exchange], RECEIVED[exchange])
    return check_pair(s, s.seat, exchange)


def answer_vizier_exchange(s: Table, seat: i64, option: i64) -> None:
    if option == NONE:
        s.tell(EXCHANGE_DECLINED, seat, s.vizier)
        return
    swap_resources(s, seat, option - 1)
    s.tell(VIZIER_EXCHANGED, seat, s.vizier, GIVEN[option - 1], RECEIVED[option - 1])


# 4.3.4


def shift_and_refill(s: Table, card: i64, slot: i64) -> None:
    """The taken type restarts in slot 1; those before it move up; every slot is filled. Then the card turns."""
    shift(s.harbour_types, slot)
    shift(s.harbour_counts, slot)
    for each in range(SLOTS):
        added = fill_slot(s, each)
        if added or each <= slot:
            s.tell(SLOT_FILLED, each, s.harbour_types[each], s.harbour_counts[each], added)
    side = s.active * SIDES + card
    s.sides[side] = 1 - s.sides[side]
    s.tell(CARD_TURNED, s.active, card, s.slot_of(s.active, card))
    s.step = BUILD


def shift(slots: vec[i64], slot: i64) -> None:
    """What is in this slot goes to the first one; what was before it moves up."""
    taken = slots[slot]
    while slot > 0:
        slots[slot] = slots[slot - 1]
        slot -= 1
    slots[0] = taken


def fill_slot(s: Table, slot: i64) -> i64:
    """S-7: up to its capacity, as far as the reserve goes; returns how many were added."""
    kind = s.harbour_types[slot]
    added = lacking(s, slot, kind, s.harbour_counts[slot])
    s.harbour_counts[slot] += added
    s.reserve[kind] -= added
    return added


def lacking(s: Table, slot: i64, kind: i64, count: i64) -> i64:
    """How many of a type the reserve can add to those that lie in a slot."""
    return min(s.rules.capacity[slot] - count, s.reserve[kind])
