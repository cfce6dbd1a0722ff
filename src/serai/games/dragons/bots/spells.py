"""What spells bring that touch treasure, artifacts or the placing of tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dragons.bots.odds import NUMBER_IN, Survey
from serai.games.dragons.bots.prizes import Outlook, first_prize
from serai.games.dragons.bots.scene import NONE
from serai.games.dragons.bots.worth import one_more, type_bonus
from serai.games.dragons.components import (
    ALL_KINDS,
    CAVES,
    COPIES,
    COUNTERSPELL,
    GUARD_ROOM,
    NICHES,
    ROOM_1,
    SCROLL,
    TENT,
)
from serai.games.dragons.table import W_END, W_TURN, Table

HARDLY: Final = -4.0  # gain of an item at a moment that is not its own
TAXES_SHARE: Final = 0.4  # of what the others pay or lose
WITHDRAWN: Final = 3.0  # what a rival loses who cannot pay the taxes
BAKSHEESH_PIECE: Final = 0.45  # per piece that a rival pays for or takes back
SPIED: Final = 0.12  # for each token that is then placed face up
FLIGHT_SHARED: Final = 0.4  # for each token that may follow into the new cave
INTRUDER: Final = 0.06  # how likely a token to come would land on one certain space
MOST_LIKELY: Final = 0.8
FULL_STOCK: Final = 9  # units that pay for the strongest token


# Treasure


def alms_gain(s: Table) -> float:
    """There is no reason not to at the end of a round."""
    return float(s.rules.alms_units) if s.window == W_END else 0.0


def levy_gain(s: Table, units: i64) -> float:
    """How much more the others lose on average than I do."""
    mine = 0.0
    others = 0.0
    for seat in range(s.players):
        wealth = s.wealth(seat)
        lost = float(wealth if wealth < units else units)
        if seat == s.seat:
            mine = lost
        else:
            others += lost
    return others / float(s.players - 1) - mine


def exchange_gain(s: Table) -> float:
    """One large stock instead of several small ones."""
    if s.window != W_END:
        return HARDLY
    me = s.seat
    now = 0.0
    wealth: i64 = 0
    for kind in range(ALL_KINDS):
        held = s.units[me * ALL_KINDS + kind]
        wealth += held
        for unit in range(held):
            now += one_more(unit)
    best = 0.0
    for unit in range(wealth):
        best += one_more(unit % FULL_STOCK)
    return best - now


def taxes_gain(s: Table, me: i64) -> float:
    """Best when the rooms are about to be sold."""
    if s.done < GUARD_ROOM:
        return HARDLY
    gain = 0.0
    for seat in range(s.players):
        if seat != me:
            price = float(len(s.room_pieces(seat)) * s.rules.taxes_units)
            gain += price if price <= float(s.wealth(seat)) else WITHDRAWN
    return gain * TAXES_SHARE


def baksheesh_gain(s: Table, me: i64) -> float:
    if s.done < TENT:
        return HARDLY
    gain = 0.0
    for seat in range(s.players):
        if seat != me:
            gain += BAKSHEESH_PIECE * float(len(s.pieces_of(seat, s.done, GUARD_ROOM - 1)))
    return gain


def smuggling_gain(s: Table) -> float:
    gain = 0.0
    for place in range(TENT, GUARD_ROOM):
        if s.in_use(place) and s.is_empty(place):
            gain += first_prize(s, s.seat, place)
    return gain


# While tokens are placed


def spy_gain(s: Table) -> float:
    """The earlier, the more it shows."""
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != s.seat:
            to_come += NUMBER_IN[s.hands[seat]]
    return SPIED * float(to_come)


def flight_gain(s: Table) -> float:
    """A cave to myself: late, with a token left to go there."""
    me = s.seat
    if s.window != W_TURN or NUMBER_IN[s.hands[me]] == 0:
        return HARDLY
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != me:
            to_come += NUMBER_IN[s.hands[seat]]
    return float(s.rules.flight_top) - FLIGHT_SHARED * float(to_come)


def best_seal(s: Table) -> float:
    if s.window != W_TURN:
        return HARDLY
    board = Survey(s, s.seat)
    outlook = Outlook(s, s.seat)
    best = HARDLY
    for space in range(ROOM_1 + s.players):
        gain = seal_gain(s, board, outlook, space)
        if gain > best:
            best = gain
    return best


def seal_gain(s: Table, board: Survey, outlook: Outlook, space: i64) -> float:
    """A room or a cave that I have to myself, before the others come."""
    me = s.seat
    if s.sealed >> space & 1 or not s.live(space) or not board.present(me, space):
        return HARDLY
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != me:
            if board.present(seat, space):
                return HARDLY
            to_come += NUMBER_IN[s.hands[seat]]
    chance = float(to_come) * INTRUDER
    if chance > MOST_LIKELY:
        chance = MOST_LIKELY
    if space >= ROOM_1:
        if not s.room_on_sale(space - ROOM_1):
            return HARDLY
        prize = outlook.worth - float(board.strength(space))
    elif space < CAVES:
        prize = float(s.niches[space * NICHES] - s.niches[space * NICHES + 1])
    else:
        prize = first_prize(s, me, space)
    return prize * chance


# Artifacts


def best_swap(s: Table) -> float:
    """Only when nothing else can be used any more."""
    if s.window != W_END:
        return HARDLY
    best = HARDLY
    for room in range(s.players):
        if s.room_on_sale(room):
            gain = swap_gain(s, ROOM_1 + room, cheapest_own(s))
            if gain > best:
                best = gain
    return best


def cheapest_own(s: Table) -> i64:
    """The artifact I would miss least."""
    best: i64 = NONE
    for kind in range(COUNTERSPELL, SCROLL + 1):
        if s.unused(s.seat, kind) > 0 and (best == NONE or type_bonus(s, kind) < type_bonus(s, best)):
            best = kind
    return best


def swap_gain(s: Table, space: i64, kind: i64) -> float:
    if kind == NONE:
        return HARDLY
    return type_bonus(s, s.piles[space - ROOM_1].cards[-1] // COPIES) - type_bonus(s, kind)
