"""Rules section 3: from the box to round 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.deck import Deck, mask_of
from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.components import (
    BLUE,
    CAMELS,
    CLOTHING,
    COLOURS,
    EVENT_CARDS,
    EVENTS,
    GOAL_TABLE,
    GREEN,
    PIECE_COUNTS,
    PIECE_COUNTS_3P,
    PRINCESS_CARDS,
    RED,
    RED_START_CARD,
    RESTORATION,
    SECTIONS,
    STATUS_TABLE,
    TOKEN_TYPES,
    TOKENS_EACH,
    TOKENS_EACH_3P,
    TOP_POINTS,
    WHITE,
    event_type,
)
from serai.games.emira.phases.round import ROUND_START
from serai.games.emira.princess_deck import PrincessDeck
from serai.games.emira.table import ASIDE, IN_DECK, NOT_USED, SETUP, Table

SAFE_STATUS_CARDS: Final = 6  # 3.6: without 3-pointers, on top of the deck
SAFE_STATUS_CARDS_3P: Final = 3
START_EVENTS: Final = 3

COLOUR_DRAWN: Final = EventType("colour_drawn", "3.3", "seat:seat colour:colour")
GOAL_DEALT: Final = EventType("goal_dealt", "3.8", "seat:seat goals:goal[]")
EVENTS_DEALT: Final = EventType("events_dealt", "3.9", "seat:seat cards:event[]")
START_EVENT_CHOSEN: Final = EventType("start_event_chosen", "3.9", "seat:seat cards:event[]")
UNCHOSEN_RETURNED: Final = EventType("start_events_returned", "ED-2", "cards")
STARTS: Final = EventType("first_player", "3.5", "seat:seat")
NOT_DEALT: Final = Reason("card_not_dealt_to_you", "3.9", "card:event")


def set_up(s: Table, colours: list[int] | None = None) -> None:
    """Steps 1 to 13 in order; the start events are chosen next. A test may hand out the colours."""
    s.lay_out()
    three = s.rules.three
    s.supply = vec[i64](PIECE_COUNTS_3P if three else PIECE_COUNTS)
    draw_colours(s, colours)
    take_advantages(s)
    choose_first_player(s)
    build_status_deck(s)
    deal_goals(s)
    deal_events(s)
    cards = list(range(PRINCESS_CARDS))
    s.rng.shuffle(cards)
    s.princess_at = vec[i64]([IN_DECK] * PRINCESS_CARDS)
    s.emira_deck = PrincessDeck(cards, [0] * PRINCESS_CARDS, [], [0] * PRINCESS_CARDS, [-1] * PRINCESS_CARDS, [])
    fill_bag(s)
    s.gold = vec[i64]([s.rules.start_gold] * s.players)
    s.push(START)
    for seat in range(s.players - 1, -1, -1):
        s.push(DRAFT, seat)


def draw_colours(s: Table, given: list[int] | None) -> None:
    colours = list(range(len(COLOURS)))
    s.rng.shuffle(colours)
    s.colours = vec[i64](colours[: s.players] if given is None else given)
    for seat in range(s.players):
        s.tell(COLOUR_DRAWN, seat, s.colours[seat])


def take_advantages(s: Table) -> None:
    for seat, colour in enumerate(s.colours):
        if colour == GREEN:
            s.camels[seat] = 1
            s.supply[CAMELS] -= 1
        elif colour == WHITE:
            s.sections[seat] = 1
            s.supply[SECTIONS] -= 1
        elif colour == BLUE:
            s.tokens[seat * TOKEN_TYPES + CLOTHING] = 1


def choose_first_player(s: Table) -> None:
    if s.rules.first_by_age and s.rules.youngest >= 0:
        s.first = s.rules.youngest
    else:
        s.first = s.rng.below(s.players)
    s.tell(STARTS, s.first)


def build_status_deck(s: Table) -> None:
    """3.6, ED-15: red's card is an ordinary card when red is not in play."""
    s.status_at = [NOT_USED if s.rules.three and row[3] else IN_DECK for row in STATUS_TABLE]
    if RED in s.colours:
        s.own_status_card(RED_START_CARD, list(s.colours).index(RED))
    deck = [card for card, place in enumerate(s.status_at) if place == IN_DECK]
    others = [card for card in deck if STATUS_TABLE[card][2] != TOP_POINTS]
    s.rng.shuffle(others)
    safe = others[: SAFE_STATUS_CARDS_3P if s.rules.three else SAFE_STATUS_CARDS]
    rest = [card for card in deck if card not in safe]
    s.rng.shuffle(rest)
    s.status_deck = Deck(rest + safe, [0] * len(deck), [])
    s.light = mask_of(safe)


def deal_goals(s: Table) -> None:
    goals = [number for number, row in enumerate(GOAL_TABLE) if row[1] == s.players]
    s.rng.shuffle(goals)
    s.goals = vec[i64](goals[: s.players])
    s.spare_goals = sorted(goals[s.players :])
    for seat in range(s.players):
        s.tell_cards(GOAL_DEALT, seat, [s.goals[seat]], 1 << seat)


def deal_events(s: Table) -> None:
    cards = [c for c in range(EVENT_CARDS) if s.rules.advanced or event_type(c) != RESTORATION]
    s.event_at = [NOT_USED] * EVENT_CARDS
    for card in cards:
        s.event_at[card] = IN_DECK
    s.rng.shuffle(cards)
    for seat in range(s.players):
        dealt = [cards.pop() for i in range(START_EVENTS)]
        for card in dealt:
            s.event_at[card] = seat
        s.hand_sizes[seat] = START_EVENTS
        s.tell_cards(EVENTS_DEALT, seat, sorted(dealt), 1 << seat)
    s.event_deck = Deck(cards, [0] * len(cards), [])


def fill_bag(s: Table) -> None:
    """Beauty, manners and clothing wait beside the board for Nadia, Layla and blue (3.2, 3.4)."""
    each = TOKENS_EACH_3P if s.rules.three else TOKENS_EACH
    s.bag = [each - 1] * TOKEN_TYPES
    if BLUE not in s.colours:
        s.bag[CLOTHING] += 1


# 3.9


class Draft(Step[Table]):
    """A seat chooses a start event."""

    def run(self, s: Table, argument: i64) -> None:
        s.ask(argument, DRAFT_START_EVENT)

    def argument_limit(self, s: Table) -> i64:
        return s.players


class DraftStartEvent(Question[Table]):
    """Which of the three cards dealt is kept."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](s.hand_of(s.seat))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_DEALT, option) if s.event_at[option] != s.seat else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        for card in s.hand_of(seat):
            if card != option:
                s.event_at[card] = ASIDE + seat
                s.hand_sizes[seat] -= 1
        s.tell_cards(START_EVENT_CHOSEN, seat, [option], 1 << seat)

    def fits(self, s: Table) -> bool:
        return s.phase == SETUP


class Start(Step[Table]):
    """ED-2: the unchosen start events are reshuffled into the deck, or shuffled and slid under it; then round 1."""

    def run(self, s: Table, argument: i64) -> None:
        unchosen = [[c for c, place in enumerate(s.event_at) if place == ASIDE + seat] for seat in range(s.players)]
        together = [card for cards in unchosen for card in cards]
        for card in together:
            s.event_at[card] = IN_DECK
        if s.rules.unchosen_to_bottom:
            s.rng.shuffle(together)
            for card in together:
                s.event_deck.put_under(card, 0)
            places = mask_of(together)
        else:
            s.event_deck.cards.extend(together)
            s.event_deck.shuffle(s.rng)
            places = mask_of(s.event_deck.cards)
        for seat in range(s.players):
            s.event_deck.add_zone(seat, places, mask_of(unchosen[seat]))
        s.reveals += 1
        s.tell(UNCHOSEN_RETURNED, len(together))
        s.push(ROUND_START)


DRAFT: Final = Draft("draft")
START: Final = Start("start")
DRAFT_START_EVENT: Final = DraftStartEvent(
    "draft_start_event", "3.9", [Verb("draft_start_event", choices("card", EVENTS))], sealed=True
)
