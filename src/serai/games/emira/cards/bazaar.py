"""Rules sections 5.2 and 4.3: Bazaar, whose player picks the appearance token on offer."""

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
from serai.games.emira.components import EVERY_TOKEN, TOKENS
from serai.games.emira.offers import offer_token
from serai.games.emira.table import MARKET, Table

TOKEN_PICKED: Final = EventType("bazaar_token_picked", "4.3", "seat:seat type:token")
NOT_IN_BAG: Final = Reason("type_not_in_bag", "4.3", "type:token")


class Bazaar(EventCard):
    """It waits for the market."""

    def play(self, s: Table, seat: i64) -> None:
        s.bazaar_seat = seat

    def is_taken(self, s: Table) -> bool:
        return s.bazaar_seat != NOBODY


class BazaarPick(Question[Table]):
    """Which token of the bag is on offer."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_TOKEN

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_IN_BAG, option) if s.bag[option] == 0 else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        offer_token(s, option)
        s.tell(TOKEN_PICKED, seat, option)

    def fits(self, s: Table) -> bool:
        return s.phase == MARKET


BAZAAR_CARD: Final = Bazaar()
BAZAAR_PICK: Final = BazaarPick("bazaar_pick", "4.3", [Verb("bazaar_pick", choices("type", TOKENS))], open_choice=True)
