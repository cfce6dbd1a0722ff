"""Rules section 3: from the box to the first turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.saba.components import (
    BAZAAR,
    GAME_END,
    GARDENS,
    LAST_BLOCK,
    SITES,
    SLOTS,
    TREASURE_1,
    TREASURE_2,
    TYPES,
)
from serai.games.saba.phases.refilling import fill_slot
from serai.games.saba.phases.sites import turn_up
from serai.games.saba.phases.turn import start_turn
from serai.games.saba.table import Table

FIRST_PLAYER: Final = EventType("first_player", "S-1", "seat:seat")
START_RESOURCES: Final = EventType("starting_resources", "3.3", "seat:seat type:resource number")
LAID_OUT: Final = EventType("card_laid_out", "3.5", "card:card site:site")
HARBOUR_FILLED: Final = EventType("harbour_set_up", "3.4", "slot:slot type:resource count")

SECOND_RESOURCE_FROM: Final = 2  # seats 3 and 4 get two of a kind


def set_up(s: Table, first: int = -1) -> None:
    """Sections 3.1 to 3.6. A test may name the first player and script what is drawn."""
    s.lay_out()
    s.vizier = BAZAAR
    s.first = s.rng.below(s.players) if first < 0 else first
    s.active = s.first
    s.tell(FIRST_PLAYER, s.first)
    hand_out_resources(s)
    fill_harbour(s)
    s.deck = vec[i64](building_deck(s))
    while len(s.sites) < SITES:
        turn_up(s, LAID_OUT)
    cards = [kind for kind, copies in enumerate(s.rules.copies) for copy in range(copies)]
    s.rng.shuffle(cards)
    s.action_deck = vec[i64](cards)
    start_turn(s)


def hand_out_resources(s: Table) -> None:
    """3.3: from one pool of four, without replacement, to all but the first player."""
    pool = list(range(TYPES))
    for place in range(1, s.players):
        seat = (s.first + place) % s.players
        kind = s.draw(pool)
        pool.remove(kind)
        number = s.take(seat, kind, 2 if place >= SECOND_RESOURCE_FROM else 1)
        s.tell(START_RESOURCES, seat, kind, number)


def fill_harbour(s: Table) -> None:
    """3.4: a type for each slot by lot."""
    types = list(range(TYPES))
    for slot in range(SLOTS):
        kind = s.draw(types)
        types.remove(kind)
        s.harbour_types[slot] = kind
        fill_slot(s, slot)
        s.tell(HARBOUR_FILLED, slot, kind, s.harbour_counts[slot])


def building_deck(s: Table) -> list[int]:
    """3.5, from the bottom up: the game-end card is among the last four."""
    piles = [list(range(stage * GARDENS, (stage + 1) * GARDENS)) for stage in range(3)]
    for pile in piles:
        s.rng.shuffle(pile)
    last = [*piles[2][: LAST_BLOCK - 1], GAME_END]
    s.rng.shuffle(last)
    return [*last, *piles[2][LAST_BLOCK - 1 :], TREASURE_2, *piles[1], TREASURE_1, *piles[0]]
