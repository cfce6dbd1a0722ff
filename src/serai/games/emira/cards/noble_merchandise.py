"""Rules sections 5.2 and 4.3: Noble Merchandise, whose player picks the status card on offer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import STATUS_CARDS
from serai.games.emira.offers import offer_status
from serai.games.emira.table import IN_DECK, MARKET, Table

NOBLE_PICKED: Final = EventType("noble_card_picked", "4.3", "seat:seat card:status")
NOT_IN_STATUS_DECK: Final = Reason("card_not_in_status_deck", "4.3", "card:status")


class NobleMerchandise(EventCard):
    """It waits for the market."""

    def play(self, s: Table, seat: i64) -> None:
        s.noble_seat = seat

    def is_taken(self, s: Table) -> bool:
        return s.noble_seat != NOBODY


class NoblePick(Question[Table]):
    """Which card of the status deck is on offer; the deck is shuffled then."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](sorted(s.status_deck.cards))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_IN_STATUS_DECK, option) if s.status_at[option] != IN_DECK else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.status_deck.cards.remove(option)
        s.status_deck.shuffle(s.rng)
        offer_status(s, option)
        s.light = 0
        s.tell(NOBLE_PICKED, seat, option)

    def fits(self, s: Table) -> bool:
        return s.phase == MARKET


NOBLE_MERCHANDISE_CARD: Final = NobleMerchandise()
NOBLE_PICK: Final = NoblePick(
    "noble_pick", "4.3", [Verb("noble_pick", choices("card", STATUS_CARDS))], open_choice=True
)
