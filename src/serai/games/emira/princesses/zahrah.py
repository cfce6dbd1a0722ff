"""Rules section 4.6.3: Zahrah, who costs a status card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.components import STATUS_CARDS, STATUS_POINTS, ZAHRAH
from serai.games.emira.princesses.losses import suffered_before
from serai.games.emira.table import IN_DECK, Table

STATUS_HANDED_IN: Final = EventType("status_card_handed_in", "4.6.3", "seat:seat card:status")
NOT_YOUR_STATUS_CARD: Final = Reason("status_card_not_yours", "4.6.3", "card:status")


def lose_status(s: Table, seat: i64) -> None:
    if not suffered_before(s, ZAHRAH, seat) or s.rules.losses_repeat:
        s.ask(seat, ZAHRAH_DISCARD)


class ZahrahDiscard(Question[Table]):
    """Which status card."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](s.status_cards_of(s.seat))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_YOUR_STATUS_CARD, option) if s.status_at[option] != s.seat else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """E-14: face down under the status deck."""
        s.status_at[option] = IN_DECK
        s.standing[seat] -= STATUS_POINTS[option]
        s.status_deck.put_under(option, s.viewers())
        s.tell(STATUS_HANDED_IN, seat, option)

    def fits(self, s: Table) -> bool:
        return s.princess_at[ZAHRAH] == s.seat


ZAHRAH_DISCARD: Final = ZahrahDiscard(
    "zahrah_discard", "4.6.3", [Verb("zahrah_discard", choices("card", STATUS_CARDS))], open_choice=True
)
