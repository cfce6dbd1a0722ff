"""Rules sections 4.3 (step 1) and 7.1: how many princesses come, and how they are turned up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.table import ON_BOARD, Table

TURNED_UP: Final = EventType("princess_turned_up", "4.3", "princess:princess round:pair")

MOST_ARRIVALS: Final = 4  # princesses of one round: one and three Double Troubles (E-2)
MOST_PLACES: Final = 2 * MOST_ARRIVALS + 1  # the places of both rounds of a pair, and the end of them
ODD_OR_EVEN: Final = vec[i64]([0, 1])  # the rounds of a pair


def expected(s: Table, pair: i64) -> i64:
    """How many princesses the odd (0) or even (1) round will have, as far as events have said."""
    return max(0, s.arrivals[pair])


def turn_up_card(s: Table, place: i64) -> None:
    """The top of the deck comes to a place, counted over both rounds of a pair."""
    swapped = s.emira_deck.marks[s.emira_deck.at(1)]
    princess = s.emira_deck.take()
    s.emira_deck.mark_seen(princess, s.viewers())
    s.reveals += 1
    s.princess_at[princess] = ON_BOARD
    s.swapped |= swapped << princess
    pair = 0 if place < expected(s, 0) else 1
    cards = s.in_play if pair == 0 else s.later
    cards.insert(place - pair * expected(s, 0), princess)
    s.tell(TURNED_UP, princess, pair)
