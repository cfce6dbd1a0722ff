"""Rules section 4.5, phase 5: buying event cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.emira.agenda import LOOK_AT_EVENTS, PURCHASE_TURN
from serai.games.emira.components import ZAINAB
from serai.games.emira.courting import settle_gold_later
from serai.games.emira.moves import BUY_EVENT, KEEP_EVENT
from serai.games.emira.phases.events import KEPT_AWAY
from serai.games.emira.table import PURCHASE, Table

NO_EVENT_BOUGHT: Final = EventKind("no_event_bought", "4.5", "seat:seat")
EVENT_PAID: Final = EventKind("event_paid", "4.5", "seat:seat price:gold cards")
SAW_EVENTS: Final = EventKind("saw_events", "4.5", "seat:seat cards:event[]")
KEPT_EVENT: Final = EventKind("kept_event", "4.5", "seat:seat cards:event[]")
EVENTS_PUT_UNDER: Final = EventKind("events_put_under_deck", "4.5", "seat:seat cards")

DECK_IS_EMPTY: Final = Reason("event_deck_empty", "E-22")
CANNOT_PAY_EVENT: Final = Reason("cannot_pay_event", "4.5", "price:gold gold:gold")
NOT_LOOKED_AT: Final = Reason("card_not_looked_at", "4.5", "card:event")

NONE: Final = 0  # buy_event; 1 looks at two cards, 2 at three


def purchase_phase(s: Table) -> None:
    """With three players only in even rounds (7.1, E-52)."""
    s.phase = PURCHASE
    if not s.rules.three or s.round % 2 == 0:
        s.push(PURCHASE_TURN, 0)


def purchase_turn(s: Table, turns: i64) -> None:
    if turns == s.players:
        return
    s.push(PURCHASE_TURN, turns + 1)
    seat = (s.first + turns) % s.players
    if s.skipping(seat):
        s.tell(KEPT_AWAY, seat)
    elif s.event_deck.cards:
        s.ask(seat, BUY_EVENT)


def event_price(s: Table, seat: i64, option: i64) -> i64:
    saving = s.rules.zainab_saving if s.princess_at[ZAINAB] == seat else 0
    return max(0, s.rules.event_prices[option - 1] - saving)


def check_buy_event(s: Table, option: i64) -> Refusal | None:
    if option == NONE:
        return None
    if not s.event_deck.cards:
        return Refusal(DECK_IS_EMPTY)
    cost = event_price(s, s.seat, option)
    if cost > s.gold[s.seat]:
        return Refusal(CANNOT_PAY_EVENT, cost, s.gold[s.seat])
    return None


def buy_event(s: Table, seat: i64, option: i64) -> None:
    """Pay, settle, look, keep one."""
    if option == NONE:
        s.tell(NO_EVENT_BOUGHT, seat)
        return
    cards = min(option + 1, len(s.event_deck.cards))
    cost = event_price(s, seat, option)
    s.gold[seat] -= cost
    s.tell(EVENT_PAID, seat, cost, cards)
    s.push(LOOK_AT_EVENTS, seat * 8 + cards)
    settle_gold_later(s)


def look_at_events(s: Table, seat: i64, number: i64) -> None:
    for position in range(1, number + 1):
        s.event_deck.show(position, 1 << seat)
    s.looking = number
    s.reveals += 1
    s.tell_cards(SAW_EVENTS, seat, s.event_deck.top(number), 1 << seat)
    s.ask(seat, KEEP_EVENT)


def keep_candidates(s: Table) -> list[int]:
    return sorted(s.event_deck.top(s.looking))


def check_keep(s: Table, card: i64) -> Refusal | None:
    if card not in s.event_deck.top(s.looking):
        return Refusal(NOT_LOOKED_AT, card)
    return None


def keep_event(s: Table, seat: i64, kept: i64) -> None:
    """E-38: the others go under the deck in the order drawn. Nobody else knows which one was kept."""
    cards = s.event_deck.top(s.looking)
    s.event_deck.blur(len(cards), seat, s.players + 1)
    for card in cards:
        s.event_deck.take()
        if card != kept:
            s.event_deck.put_under(card, 1 << seat)
    s.event_at[kept] = seat
    s.hand_sizes[seat] += 1
    s.looking = 0
    s.tell_cards(KEPT_EVENT, seat, [kept], 1 << seat)
    s.tell(EVENTS_PUT_UNDER, seat, len(cards) - 1)
