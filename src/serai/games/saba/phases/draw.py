"""Rules section 4.7: drawing an action card, and the limits at the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.saba.components import TYPES
from serai.games.saba.table import Table

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
    if not s.action_deck:
        if not s.discard:
            s.tell(NONE_LEFT, seat)
            return
        s.action_deck = s.discard
        s.discard = []
        s.rng.shuffle(s.action_deck)
        s.tell(RESHUFFLED, len(s.action_deck))
    card: i64 = s.action_deck.pop()
    add_to_hand(s.hands[seat], card)
    s.reveals += 1
    s.tell(told, seat)
    s.tell_cards(SAW_DRAWN, seat, [card], 1 << seat)


def add_to_hand(hand: list[int], card: i64) -> None:
    """Hands are sorted."""
    place: i64 = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def lay_down(s: Table, seat: i64, card: i64) -> None:
    """From the hand onto the open discard pile (S-36)."""
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.reveals += 1


# LIMITS


def over_hand_limit(s: Table, seat: i64) -> bool:
    return len(s.hands[seat]) > s.rules.hand_limit


def over_stock_limit(s: Table, seat: i64) -> bool:
    return s.stock_of(seat) > s.rules.stock_limit


def held_kinds(hand: list[int]) -> list[int]:
    """The kinds of a hand, each once."""
    kinds: list[int] = []
    last: i64 = -1
    for card in hand:
        if card != last:
            kinds.append(card)
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
