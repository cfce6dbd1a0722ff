"""Rules section 4.7: drawing an action card, and the limits at the end of a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.components import ACTION_CARDS, ALL_TYPES, RESOURCES
from serai.games.saba.table import EMPTY, FINAL, LIMITS, Table

DRAWN: Final = EventType("action_card_drawn", "4.7", "seat:seat")
SAW_DRAWN: Final = EventType("drew_action_card", "4.7", "seat:seat cards:action_card[]")
RESHUFFLED: Final = EventType("action_cards_reshuffled", "S-35", "cards")
NONE_LEFT: Final = EventType("no_action_card_left", "S-35", "seat:seat")
DISCARDED: Final = EventType("action_card_discarded", "4.7", "seat:seat card:action_card")
RETURNED: Final = EventType("resource_returned", "4.7", "seat:seat type:resource")

NOT_HELD: Final = Reason("card_not_in_hand", "4.5", "card:action_card")
NOT_OWNED: Final = Reason("resource_not_owned", "4.7", "type:resource")


def draw_card(s: Table, seat: i64, told: EventType = DRAWN) -> None:
    """S-35: an empty deck is replaced by the shuffled discard pile at the moment a card is due."""
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


def draw_step(s: Table) -> None:
    """DRAW: compulsory and by itself; the last window follows."""
    draw_card(s, s.active)
    s.step = FINAL


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


class DiscardCards(Question[Table]):
    """One card, and again while the hand is too large. Nobody else sees the hand, so it is asked even of one kind."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return held_kinds(s.hands[s.seat])

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if option in s.hands[s.seat] else RefusalCode(NOT_HELD, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        lay_down(s, seat, option)
        s.tell(DISCARDED, seat, option)

    def fits(self, s: Table) -> bool:
        return s.seat == s.active and s.step == LIMITS and over_hand_limit(s, s.seat)


class ReturnResources(Question[Table]):
    """One piece, and again while there are too many."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ALL_TYPES

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if s.owns(s.seat, option) else RefusalCode(NOT_OWNED, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.pay(seat, option, 1)
        s.tell(RETURNED, seat, option)

    def fits(self, s: Table) -> bool:
        if s.seat != s.active or s.step != LIMITS:
            return False
        return over_stock_limit(s, s.seat) and not over_hand_limit(s, s.seat)


DISCARD_CARDS: Final = DiscardCards("discard_cards", "4.7", [Verb("discard", choices("card", ACTION_CARDS))])
RETURN_RESOURCES: Final = ReturnResources(
    "return_resources", "4.7", [Verb("return", choices("type", RESOURCES))], open_choice=True
)
