"""The steps that a game of Emira is made of. What remains to be done is a stack of them in the state."""

from __future__ import annotations

from typing import Final

DRAFT: Final = 0  # a seat keeps one start event
START: Final = 1  # the unchosen start events go back
ROUND_START: Final = 2
EVENTS_PHASE: Final = 3
EVENT_TURN: Final = 4  # argument: seats that have had their turn
VERMIN_NEXT: Final = 5  # argument: seats that vermin has visited
INCOME_PHASE: Final = 6
MARKET_PHASE: Final = 7
TURN_UP: Final = 8  # argument: place, counted over both rounds of a pair
MIND_AT_SETUP: Final = 9  # argument: place
LAY_STATUS: Final = 10
LAY_TOKEN: Final = 11
LAY_PIECES: Final = 12
AUCTION_PHASE: Final = 13
NEXT_AUCTION: Final = 14
AUCTION_TURN: Final = 15
CHOOSE_ACTION: Final = 16  # argument: seat
END_OF_AUCTIONS: Final = 17
PURCHASE_PHASE: Final = 18
PURCHASE_TURN: Final = 19  # argument: seats that have had their turn
LOOK_AT_EVENTS: Final = 20  # argument: seat * 8 + cards
COURTSHIP_PHASE: Final = 21
PRINCESS_CHOOSES: Final = 22  # argument: princess
XENIA_PHASE: Final = 23
UPKEEP_PHASE: Final = 24
ROUND_END: Final = 25
SETTLE: Final = 26  # argument: 1 if only gold has changed
JOIN: Final = 27  # argument: princess * 8 + seat

STEPS: Final = [
    "draft",
    "start",
    "round_start",
    "events_phase",
    "event_turn",
    "vermin_next",
    "income_phase",
    "market_phase",
    "turn_up",
    "mind_at_setup",
    "lay_status",
    "lay_token",
    "lay_pieces",
    "auction_phase",
    "next_auction",
    "auction_turn",
    "choose_action",
    "end_of_auctions",
    "purchase_phase",
    "purchase_turn",
    "look_at_events",
    "courtship_phase",
    "princess_chooses",
    "xenia_phase",
    "upkeep_phase",
    "round_end",
    "settle",
    "join",
]


def argument_limit(step: int, players: int) -> int:
    """The argument of a step is smaller than this."""
    if step in (DRAFT, CHOOSE_ACTION):
        return players
    if step in (EVENT_TURN, PURCHASE_TURN):
        return players + 1
    if step in (TURN_UP, MIND_AT_SETUP):
        return 9
    if step in (VERMIN_NEXT, LOOK_AT_EVENTS):
        return players * 8
    if step == SETTLE:
        return 2
    if step == PRINCESS_CHOOSES:
        return 28
    if step == JOIN:
        return 28 * 8
    return 1
