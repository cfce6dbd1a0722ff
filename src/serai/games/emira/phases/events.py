"""Rules section 4.1, phase 1: playing event cards. What each card does stands in its own file of `cards`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.cards.bazaar import BAZAAR_CARD
from serai.games.emira.cards.camels import (
    BETTER_BREED_CARD,
    CAMEL_BREEDING_CARD,
    CAMEL_EPIDEMIC_CARD,
    SICK_CAMELS_CARD,
)
from serai.games.emira.cards.changing_her_mind import CHANGING_HER_MIND_CARD
from serai.games.emira.cards.deck_order import COURT_INFLUENCE_CARD, NEW_ORDERS_CARD
from serai.games.emira.cards.double_trouble import DOUBLE_TROUBLE_CARD
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.cards.good_looking import GOOD_LOOKING_CARD
from serai.games.emira.cards.noble_merchandise import NOBLE_MERCHANDISE_CARD
from serai.games.emira.cards.palace import GUEST_HOUSE_CARD, RESTORATION_CARD
from serai.games.emira.cards.quiet_days import QUIET_DAYS_CARD
from serai.games.emira.cards.spice_trade import (
    GOLDEN_TIMES_CARD,
    INTERRUPT_SPICE_TRADE_CARD,
    NEW_SPICE_CARAVAN_CARD,
)
from serai.games.emira.cards.vermin import VERMIN_CARD
from serai.games.emira.components import EVENTS as EVENT_NAMES
from serai.games.emira.components import event_type
from serai.games.emira.courting import SETTLE_UNDECIDED
from serai.games.emira.princesses.hind import KEPT_AWAY
from serai.games.emira.table import EVENTS, GONE, IN_FRONT, Table

EVENT_PLAYED: Final = EventType("event_played", "4.1", "seat:seat card:event")
EVENT_PASSED: Final = EventType("event_passed", "4.1", "seat:seat")

NOT_IN_HAND: Final = Reason("card_not_in_hand", "4.1", "card:event")
SYMBOL_PLAYED: Final = Reason("symbol_already_played", "4.1", "card:event symbol:symbol")
SLOT_TAKEN: Final = Reason("already_played_this_round", "E-2", "card:event")

PASS: Final = 0
FIRST_CARD: Final = 1

CARDS: Final[list[EventCard]] = [  # in the order of the table (5.2)
    BAZAAR_CARD,
    BETTER_BREED_CARD,
    CAMEL_BREEDING_CARD,
    CAMEL_EPIDEMIC_CARD,
    CHANGING_HER_MIND_CARD,
    COURT_INFLUENCE_CARD,
    DOUBLE_TROUBLE_CARD,
    GOLDEN_TIMES_CARD,
    GOOD_LOOKING_CARD,
    GUEST_HOUSE_CARD,
    INTERRUPT_SPICE_TRADE_CARD,
    NEW_ORDERS_CARD,
    NEW_SPICE_CARAVAN_CARD,
    NOBLE_MERCHANDISE_CARD,
    QUIET_DAYS_CARD,
    RESTORATION_CARD,
    SICK_CAMELS_CARD,
    VERMIN_CARD,
]


class EventsPhase(Step[Table]):
    """Not in round 1 of the standard game (1.3), nor in even rounds of three players (7.2)."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = EVENTS
        if s.round == 1 and not s.rules.advanced:
            return
        if s.rules.three and s.round % 2 == 0:
            return
        s.push(EVENT_TURN)


class EventTurn(Step[Table]):
    """Once around, clockwise from the first player; the argument counts the seats that have had their turn."""

    def run(self, s: Table, argument: i64) -> None:
        if argument == s.players:
            return
        s.push(EVENT_TURN, argument + 1)
        seat = (s.first + argument) % s.players
        if s.skipping(seat):
            s.tell(KEPT_AWAY, seat)
        elif s.hand_sizes[seat]:
            s.ask(seat, PLAY_EVENT)

    def argument_limit(self, s: Table) -> i64:
        return s.players + 1


class PlayEvent(Question[Table]):
    """A card of one's hand, or none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = vec[i64]([PASS])
        for card, owner in enumerate(s.event_at):
            if owner == s.seat:
                options = append(options, FIRST_CARD + card)
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == PASS:
            return None
        card = option - FIRST_CARD
        kind = event_type(card)
        if s.event_at[card] != s.seat:
            return RefusalCode(NOT_IN_HAND, card)
        symbol = s.rules.symbols[kind]
        if symbol >= 0 and s.symbols_played >> symbol & 1:
            return RefusalCode(SYMBOL_PLAYED, card, symbol)
        return RefusalCode(SLOT_TAKEN, card) if CARDS[kind].is_taken(s) else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == PASS:
            s.tell(EVENT_PASSED, seat)
            return
        card = option - FIRST_CARD
        kind = event_type(card)
        s.event_at[card] = IN_FRONT + seat if CARDS[kind].stays else GONE
        s.hand_sizes[seat] -= 1
        s.event_deck.mark_seen(card, s.viewers())
        s.reveals += 1
        if s.rules.symbols[kind] >= 0:
            s.symbols_played |= 1 << s.rules.symbols[kind]
        s.tell(EVENT_PLAYED, seat, card)
        s.push(SETTLE_UNDECIDED)
        s.card = card
        CARDS[kind].play(s, seat)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


EVENTS_PHASE: Final = EventsPhase("events_phase")
EVENT_TURN: Final = EventTurn("event_turn")
PLAY_EVENT: Final = PlayEvent("play_event", "4.1", [Verb("pass"), Verb("play", choices("card", EVENT_NAMES))])
