"""Rules section 9: redealing what a viewer cannot know, consistent with everything that lies open."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.saba.components import GAME_END, LAST_BLOCK, PALACE_CARDS
from serai.games.saba.table import Table


def redeal_hidden(s: Table, viewer: i64, rng: Rng) -> None:
    """The other hands and the action deck from one pool; the building deck within its blocks."""
    deal_action_cards(s, viewer, rng)
    deal_building_deck(s, rng)


def deal_action_cards(s: Table, viewer: i64, rng: Rng) -> None:
    pool = list(s.action_deck)
    for seat in range(s.players):
        if seat != viewer:
            pool.extend(s.hands[seat])
    pool.sort()
    rng.shuffle(pool)
    for seat in range(s.players):
        if seat != viewer:
            size = len(s.hands[seat])
            s.hands[seat] = vec[i64](sorted(pool[:size]))
            pool = pool[size:]
    s.action_deck = vec[i64](pool)


def deal_building_deck(s: Table, rng: Rng) -> None:
    """Arches, fountains and pillars each among themselves; the game-end card on any of the last four places."""
    deck = list(s.deck)
    if GAME_END in deck:
        deck.remove(GAME_END)
        shuffle_blocks(deck, rng)
        deck.insert(rng.below(min(LAST_BLOCK, len(deck) + 1)), GAME_END)
    else:
        shuffle_blocks(deck, rng)
    s.deck = vec[i64](deck)


def shuffle_blocks(deck: list[int], rng: Rng) -> None:
    """Palace cards of one stage lie together; treasure cards stay where they are."""
    first: i64 = 0
    while first < len(deck):
        last = first
        while last < len(deck) and deck[last] < PALACE_CARDS and deck[last] // 8 == deck[first] // 8:
            last += 1
        if last > first:
            block = sorted(deck[first:last])
            rng.shuffle(block)
            deck[first:last] = block
            first = last
        else:
            first += 1
