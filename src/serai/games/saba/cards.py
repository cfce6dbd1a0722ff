"""Rules sections 4.5 and 7.2: the action cards, one short function each, in the order of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.saba import foreman, merchant, moves
from serai.games.saba.agenda import CHECK_SEAT
from serai.games.saba.components import (
    BUNDLE_COUNTS,
    CARAVAN_LEADER,
    DESERT_ROBBER,
    FOREMAN,
    HARBOUR_MASTER,
    HAREM_GUARD,
    MERCHANT,
    TYPES,
    WORKER,
)
from serai.games.saba.moves import CELL_PAIRS, SLOT_PAIRS
from serai.games.saba.phases.draw import NOT_HELD, lay_down
from serai.games.saba.phases.harbour import SLOT_FILLED, fill_slot
from serai.games.saba.phases.quarters import RESERVE_EMPTY
from serai.games.saba.table import Table

PLAYED: Final = EventKind("action_card_played", "4.5", "seat:seat card:action_card")
RECEIVED: Final = EventKind("card_gave_resources", "4.5", "seat:seat resources:resource[]")
SLOTS_SWAPPED: Final = EventKind("harbour_slots_swapped", "S-48", "seat:seat first:slot second:slot")
SURPLUS: Final = EventKind("harbour_surplus_returned", "S-48", "slot:slot type:resource number")
ROBBED: Final = EventKind("resource_robbed", "S-47", "seat:seat opponent:seat type:resource")
FETCHED: Final = EventKind("caravan_brought", "7.2", "seat:seat type:resource")
MARKERS_SWAPPED: Final = EventKind("serail_markers_swapped", "S-49", "seat:seat first:cell second:cell")

ONLY_WITH_BUILD: Final = Reason("worker_only_with_build", "7.2")
NO_EFFECT: Final = Reason("card_without_effect", "S-33", "card:action_card")
CELL_EMPTY: Final = Reason("serail_cell_empty", "S-49", "cell:cell")
SAME_COLOUR: Final = Reason("markers_of_one_colour", "S-49", "seat:seat")


# Whether a card can be played


def check_play(s: Table, card: i64) -> Refusal | None:
    if card not in s.hands[s.seat]:
        return Refusal(NOT_HELD, card)
    if card == WORKER:
        return Refusal(ONLY_WITH_BUILD)
    return None if has_effect(s, card) else Refusal(NO_EFFECT, card)


def has_effect(s: Table, card: i64) -> bool:
    if card < HARBOUR_MASTER:
        for kind in range(TYPES):
            if BUNDLE_COUNTS[card * TYPES + kind] and s.reserve[kind]:
                return True
        return False
    if card == DESERT_ROBBER:
        return others_own_something(s)
    if card == CARAVAN_LEADER:
        return s.reserve[0] + s.reserve[1] + s.reserve[2] + s.reserve[3] > 0
    if card == HAREM_GUARD:
        return colours_differ(s)
    if card == MERCHANT:
        return merchant.trade_possible(s)
    if card == FOREMAN:
        return foreman.figure_can_move(s)
    return True  # the harbour master always finds two slots


def others_own_something(s: Table) -> bool:
    for seat in range(s.players):
        if seat != s.seat and s.stock_of(seat):
            return True
    return False


def colours_differ(s: Table) -> bool:
    for owner in s.serail:
        if owner != s.serail[0]:
            return True
    return False


# Playing


def play_card(s: Table, seat: i64, card: i64) -> None:
    """First onto the discard pile, then its effect or the question how to use it."""
    lay_down(s, seat, card)
    s.tell(PLAYED, seat, card)
    if card < HARBOUR_MASTER:
        give_resources(s, seat, card)
    elif card == HARBOUR_MASTER:
        s.ask(seat, moves.HARBOUR_MASTER)
    elif card == DESERT_ROBBER:
        s.ask(seat, moves.DESERT_ROBBER)
    elif card == CARAVAN_LEADER:
        s.ask(seat, moves.CARAVAN_LEADER)
    elif card == HAREM_GUARD:
        s.ask(seat, moves.HAREM_GUARD)
    elif card == MERCHANT:
        s.ask(seat, moves.MERCHANT_TAKE)
    elif card == FOREMAN:
        s.ask(seat, moves.FOREMAN_FIGURE)


def give_resources(s: Table, seat: i64, card: i64) -> None:
    received: list[int] = []
    for kind in range(TYPES):
        taken = s.take(seat, kind, BUNDLE_COUNTS[card * TYPES + kind])
        if s.recorder is not None:
            received.extend([kind] * taken)
    s.tell_cards(RECEIVED, seat, received)


# harbour_master


def swap_slots(s: Table, seat: i64, option: i64) -> None:
    """The types change places with their pieces; then these two slots are adjusted, and no other."""
    first, second = SLOT_PAIRS[option][0], SLOT_PAIRS[option][1]
    types, counts = s.harbour_types, s.harbour_counts
    types[first], types[second] = types[second], types[first]
    counts[first], counts[second] = counts[second], counts[first]
    s.tell(SLOTS_SWAPPED, seat, first, second)
    for slot in SLOT_PAIRS[option]:
        surplus = counts[slot] - s.rules.capacity[slot]
        if surplus > 0:
            counts[slot] -= surplus
            s.reserve[types[slot]] += surplus
            s.tell(SURPLUS, slot, types[slot], surplus)
        added = fill_slot(s, slot)
        if added:
            s.tell(SLOT_FILLED, slot, types[slot], counts[slot], added)


# desert_robber


def check_robbery(s: Table, option: i64) -> Refusal | None:
    refusal = merchant.check_opponent(s, option // TYPES)
    if refusal is None and s.owns(option // TYPES, option % TYPES) == 0:
        return Refusal(merchant.OPPONENT_LACKS, option // TYPES, option % TYPES, 0)
    return refusal


def rob(s: Table, seat: i64, option: i64) -> None:
    s.stock[option] -= 1
    s.stock[seat * TYPES + option % TYPES] += 1
    s.tell(ROBBED, seat, option // TYPES, option % TYPES)


# caravan_leader


def check_caravan(s: Table, kind: i64) -> Refusal | None:
    return None if s.reserve[kind] else Refusal(RESERVE_EMPTY, kind)


def bring(s: Table, seat: i64, kind: i64) -> None:
    s.take(seat, kind, 1)
    s.tell(FETCHED, seat, kind)


# harem_guard


def check_markers(s: Table, option: i64) -> Refusal | None:
    for cell in CELL_PAIRS[option]:
        if cell >= len(s.serail):
            return Refusal(CELL_EMPTY, cell)
    first = s.serail[CELL_PAIRS[option][0]]
    if first == s.serail[CELL_PAIRS[option][1]]:
        return Refusal(SAME_COLOUR, first)
    return None


def swap_markers(s: Table, seat: i64, option: i64) -> None:
    first, second = CELL_PAIRS[option][0], CELL_PAIRS[option][1]
    s.serail[first], s.serail[second] = s.serail[second], s.serail[first]
    s.tell(MARKERS_SWAPPED, seat, first, second)
    s.push(CHECK_SEAT)
