"""Rules section 5.2: Court Influence and New Orders, a new order for the top of the Emira deck or the status deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.table import EVENTS, Table

LOOKED_AT_EMIRA_CARDS: Final = EventType("looked_at_emira_cards", "5.2", "seat:seat cards")
SAW_EMIRA_CARDS: Final = EventType("saw_emira_cards", "5.2", "seat:seat cards:princess[]")
EMIRA_CARDS_IN_ORDER: Final = EventType("emira_cards_in_new_order", "5.2", "seat:seat cards")
PUT_BACK_EMIRA_CARDS: Final = EventType("put_back_emira_cards", "5.2", "seat:seat cards:princess[]")
LOOKED_AT_STATUS_CARDS: Final = EventType("looked_at_status_cards", "5.2", "seat:seat cards")
SAW_STATUS_CARDS: Final = EventType("saw_status_cards", "5.2", "seat:seat cards:status[]")
STATUS_CARDS_IN_ORDER: Final = EventType("status_cards_in_new_order", "5.2", "seat:seat cards")
PUT_BACK_STATUS_CARDS: Final = EventType("put_back_status_cards", "5.2", "seat:seat cards:status[]")

ORDER_OF_MISSING_CARDS: Final = Reason("order_of_missing_cards", "E-32", "cards")

CARDS_TO_ORDER: Final = 3
ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
EVERY_ORDER: Final = vec[i64](range(len(ORDERS)))


class DeckOrder(Question[Table]):
    """In which order the top cards go back: the positions in which they lay (1 is the topmost)."""

    def __init__(self, name: str) -> None:
        rows: list[dict[str, object]] = [{"order": [place + 1 for place in order]} for order in ORDERS]
        super().__init__(name, "5.2", [Verb(name, rows)], open_choice=True)

    def deck_of(self, s: Table) -> Deck:
        raise NotImplementedError

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_ORDER

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        """E-32: with fewer than three cards only those that are there can change places."""
        for place in range(s.looking, CARDS_TO_ORDER):
            if ORDERS[option][place] != place:
                return RefusalCode(ORDER_OF_MISSING_CARDS, s.looking)
        return None

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS and 1 <= s.looking <= len(self.deck_of(s).cards)

    def look(self, s: Table, seat: i64, looked: EventType, saw: EventType) -> None:
        """The seat sees the top three cards, or what there is (E-32), and is asked for their order."""
        deck = self.deck_of(s)
        cards = deck.top(CARDS_TO_ORDER)
        for position in range(1, len(cards) + 1):
            deck.show(position, 1 << seat)
        s.looking = len(cards)
        s.reveals += 1
        s.tell(looked, seat, len(cards))
        s.tell_cards(saw, seat, cards, 1 << seat)
        if cards:
            s.ask(seat, self)

    def put_back(self, s: Table, seat: i64, option: i64) -> list[int]:
        """The cards in their new order."""
        deck = self.deck_of(s)
        seen = deck.top(s.looking)
        cards = [seen[ORDERS[option][place]] for place in range(len(seen))]
        deck.arrange(cards, seat, s.players + 1)
        return cards


class CourtInfluence(EventCard):
    """The next princesses."""

    def play(self, s: Table, seat: i64) -> None:
        COURT_INFLUENCE_ORDER.look(s, seat, LOOKED_AT_EMIRA_CARDS, SAW_EMIRA_CARDS)


class CourtInfluenceOrder(DeckOrder):
    """The princesses in their new order."""

    def deck_of(self, s: Table) -> Deck:
        return s.emira_deck

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        cards = self.put_back(s, seat, option)
        s.looking = 0
        s.tell(EMIRA_CARDS_IN_ORDER, seat, len(cards))
        s.tell_cards(PUT_BACK_EMIRA_CARDS, seat, cards, 1 << seat)


class NewOrders(EventCard):
    """The next status cards."""

    def play(self, s: Table, seat: i64) -> None:
        NEW_ORDERS_ORDER.look(s, seat, LOOKED_AT_STATUS_CARDS, SAW_STATUS_CARDS)


class NewOrdersOrder(DeckOrder):
    """The status cards in their new order."""

    def deck_of(self, s: Table) -> Deck:
        return s.status_deck

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        cards = self.put_back(s, seat, option)
        forget_mixed(s)
        s.looking = 0
        s.tell(STATUS_CARDS_IN_ORDER, seat, len(cards))
        s.tell_cards(PUT_BACK_STATUS_CARDS, seat, cards, 1 << seat)


def forget_mixed(s: Table) -> None:
    """The cards set aside in step 6 of the setup are sure to hold no 3-pointer only while nobody mixed in others."""
    mixed = 0
    for card in s.status_deck.top(s.looking):
        mixed |= 1 << card
    if mixed & s.light != mixed:
        s.light &= ~mixed
    for i in range(0, len(s.status_deck.zones), 3):
        places = s.status_deck.zones[i + 1]
        if places & s.light != places:
            s.light &= ~places


COURT_INFLUENCE_CARD: Final = CourtInfluence()
COURT_INFLUENCE_ORDER: Final = CourtInfluenceOrder("court_influence_order")
NEW_ORDERS_CARD: Final = NewOrders()
NEW_ORDERS_ORDER: Final = NewOrdersOrder("new_orders_order")
