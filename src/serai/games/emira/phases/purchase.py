"""Rules section 4.5, phase 5: buying event cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.components import EVENTS, ZAINAB
from serai.games.emira.courting import settle_undecided_by_gold_later
from serai.games.emira.princesses.hind import KEPT_AWAY
from serai.games.emira.table import PURCHASE, Table

NO_EVENT_BOUGHT: Final = EventType("no_event_bought", "4.5", "seat:seat")
EVENT_PAID: Final = EventType("event_paid", "4.5", "seat:seat price:gold cards")
SAW_EVENTS: Final = EventType("saw_events", "4.5", "seat:seat cards:event[]")
KEPT_EVENT: Final = EventType("kept_event", "4.5", "seat:seat cards:event[]")
EVENTS_PUT_UNDER: Final = EventType("events_put_under_deck", "4.5", "seat:seat cards")

DECK_IS_EMPTY: Final = Reason("event_deck_empty", "E-22")
CANNOT_PAY_EVENT: Final = Reason("cannot_pay_event", "4.5", "price:gold gold:gold")
NOT_LOOKED_AT: Final = Reason("card_not_looked_at", "4.5", "card:event")

NONE: Final = 0
TWO: Final = 1
THREE: Final = 2
EVERY_PURCHASE: Final = vec[i64]([NONE, TWO, THREE])
CARDS: Final = 8  # the argument of `LOOK_AT_EVENTS`: seat * 8 + cards


class PurchasePhase(Step[Table]):
    """With three players only in even rounds (7.1, E-52)."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = PURCHASE
        if not s.rules.three or s.round % 2 == 0:
            s.push(PURCHASE_TURN)


class PurchaseTurn(Step[Table]):
    """Once around, clockwise from the first player; the argument counts the seats that have had their turn."""

    def run(self, s: Table, argument: i64) -> None:
        if argument == s.players:
            return
        s.push(PURCHASE_TURN, argument + 1)
        seat = (s.first + argument) % s.players
        if s.skipping(seat):
            s.tell(KEPT_AWAY, seat)
        elif s.event_deck.cards:
            s.ask(seat, BUY_EVENT)

    def argument_limit(self, s: Table) -> i64:
        return s.players + 1


def event_price(s: Table, seat: i64, option: i64) -> i64:
    saving = s.rules.zainab_saving if s.princess_at[ZAINAB] == seat else 0
    return max(0, s.rules.event_prices[option - 1] - saving)


class BuyEvent(Question[Table]):
    """One of two cards, one of three, or none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_PURCHASE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == NONE:
            return None
        if not s.event_deck.cards:
            return RefusalCode(DECK_IS_EMPTY)
        cost = event_price(s, s.seat, option)
        if cost > s.gold[s.seat]:
            return RefusalCode(CANNOT_PAY_EVENT, cost, s.gold[s.seat])
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """Pay, settle, look, keep one."""
        if option == NONE:
            s.tell(NO_EVENT_BOUGHT, seat)
            return
        cards = min(option + 1, len(s.event_deck.cards))
        cost = event_price(s, seat, option)
        s.gold[seat] -= cost
        s.tell(EVENT_PAID, seat, cost, cards)
        s.push(LOOK_AT_EVENTS, seat * CARDS + cards)
        settle_undecided_by_gold_later(s)

    def fits(self, s: Table) -> bool:
        return s.phase == PURCHASE


class LookAtEvents(Step[Table]):
    """The player who has paid sees the top cards."""

    def run(self, s: Table, argument: i64) -> None:
        seat, number = argument // CARDS, argument % CARDS
        for position in range(1, number + 1):
            s.event_deck.show(position, 1 << seat)
        s.looking = number
        s.reveals += 1
        s.tell_cards(SAW_EVENTS, seat, s.event_deck.top(number), 1 << seat)
        s.ask(seat, KEEP_EVENT)

    def argument_limit(self, s: Table) -> i64:
        return s.players * CARDS


class KeepEvent(Question[Table]):
    """Which of the cards looked at; nobody else knows."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](sorted(s.event_deck.top(s.looking)))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_LOOKED_AT, option) if option not in s.event_deck.top(s.looking) else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """E-38: the others go under the deck in the order drawn."""
        cards = s.event_deck.top(s.looking)
        s.event_deck.blur(len(cards), seat, s.players + 1)
        for card in cards:
            s.event_deck.take()
            if card != option:
                s.event_deck.put_under(card, 1 << seat)
        s.event_at[option] = seat
        s.hand_sizes[seat] += 1
        s.looking = 0
        s.tell_cards(KEPT_EVENT, seat, [option], 1 << seat)
        s.tell(EVENTS_PUT_UNDER, seat, len(cards) - 1)

    def fits(self, s: Table) -> bool:
        return s.phase == PURCHASE and 1 <= s.looking <= len(s.event_deck.cards)


PURCHASE_PHASE: Final = PurchasePhase("purchase_phase")
PURCHASE_TURN: Final = PurchaseTurn("purchase_turn")
LOOK_AT_EVENTS: Final = LookAtEvents("look_at_events")
BUY_EVENT: Final = BuyEvent("buy_event", "4.5", [Verb("none"), Verb("two"), Verb("three")])
KEEP_EVENT: Final = KeepEvent("keep_event", "4.5", [Verb("keep_event", choices("card", EVENTS))], open_choice=True)
