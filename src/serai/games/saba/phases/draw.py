"""Rules section 4.7: drawing an action card, and the limits at the end of a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.saba.components import TYPES
from serai.games.saba.table import EMPTY, Table

DRAWN: Final = EventKind("action_card_drawn", "4.7", "seat:seat")
SAW_DRAWN: Final = EventKind("drew_action_card", "4.7", "seat:seat cards:action_card[]")
RESHUFFLED: Final = EventKind("action_cards_reshuffled", "S-35", "cards")
NONE_LEFT: Final = EventKind("no_action_card_left", "S-35", "seat:seat")
DISCARDED: Final = EventKind("action_card_discarded", "4.7", "seat:seat card:action_card")
RETURNED: Final = EventKind("resource_returned", "4.7", "seat:seat type:resource")

NOT_HELD: Final = Reason("card_not_in_hand", "4.5", "card:action_card")
NOT_OWNED: Final = Reason("resource_not_owned", "4.7", "type:resource")


def draw_card(s: Table, seat: i64, told: EventKind = DRAWN) -> None:
    """S-35: an empty deck is made anew from the discard pile at the moment a card is due."""
    if len(s.action_deck) == 0:
        if len(s.discard) == 0:
            s.tell(NONE_LEFT, seat)
            return
        cards = list(s.discard)
        s.rng.shuffle(cards)
        s.action_deck = vec[i64](cards)
        s.discard = EMPTY
        s.tell(RESHUFFLED, len(cards))
    s.action_deck, card = pop(s.action_deck)
    s.hands[seat] = with_card(s.hands[seat], card)
    s.reveals += 1
    s.tell(told, seat)
    if s.recorder is not None:
        s.tell_cards(SAW_DRAWN, seat, [card], 1 << seat)


def with_card(hand: vec[i64], card: i64) -> vec[i64]:
    """Hands are sorted."""
    hand = append(hand, card)
    place = len(hand) - 1
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
    return hand


def lay_down(s: Table, seat: i64, card: i64) -> None:
    """From the hand onto the open discard pile (S-36)."""
    s.hands[seat] = remove(s.hands[seat], card)
    s.discard = append(s.discard, card)
    s.reveals += 1


# LIMITS


def over_hand_limit(s: Table, seat: i64) -> bool:
    return len(s.hands[seat]) > s.rules.hand_limit


def over_stock_limit(s: Table, seat: i64) -> bool:
    return s.stock_of(seat) > s.rules.stock_limit


def held_kinds(hand: vec[i64]) -> vec[i64]:
    """The kinds of a hand, each once."""
    kinds = vec[i64]()
    last: i64 = -1
    for card in hand:
        if card != last:
            kinds = append(kinds, card)
        last = card
    return kinds


def check_discard(s: Table, card: i64) -> Refusal | None:
    return None if card in s.hands[s.seat] else Refusal(NOT_HELD, card)


def discard_card(s: Table, seat: i64, card: i64) -> None:
    lay_down(s, seat, card)
    s.tell(DISCARDED, seat, card)


def check_return(s: Table, kind: i64) -> Refusal | None:
    return None if s.stock[s.seat * TYPES + kind] else Refusal(NOT_OWNED, kind)


def return_resource(s: Table, seat: i64, kind: i64) -> None:
    s.pay(seat, kind, 1)
    s.tell(RETURNED, seat, kind)
