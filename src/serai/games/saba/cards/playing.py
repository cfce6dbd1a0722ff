"""Rules section 4.5: playing an action card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.cards.caravan_leader import CARAVAN_LEADER_TYPE
from serai.games.saba.cards.card_question import CardQuestion
from serai.games.saba.cards.desert_robber import DESERT_ROBBER_PREY
from serai.games.saba.cards.foreman import FOREMAN_FIGURE
from serai.games.saba.cards.harbour_master import HARBOUR_MASTER_SWAP
from serai.games.saba.cards.harem_guard import HAREM_GUARD_SWAP
from serai.games.saba.cards.merchant import MERCHANT_TAKE
from serai.games.saba.components import BUNDLE_COUNTS, HARBOUR_MASTER, TYPES
from serai.games.saba.phases.draw import NOT_HELD, lay_down
from serai.games.saba.table import Table

PLAYED: Final = EventType("action_card_played", "4.5", "seat:seat card:action_card")
RECEIVED: Final = EventType("card_gave_resources", "4.5", "seat:seat resources:resource[]")

ONLY_WITH_BUILD: Final = Reason("worker_only_with_build", "7.2")
NO_EFFECT: Final = Reason("card_without_effect", "S-33", "card:action_card")

# How to use an advanced card, in the order of the table (8.4); workers are played with a build (S-45).
ADVANCED: Final[list[CardQuestion | None]] = [
    HARBOUR_MASTER_SWAP,
    DESERT_ROBBER_PREY,
    CARAVAN_LEADER_TYPE,
    HAREM_GUARD_SWAP,
    MERCHANT_TAKE,
    None,
    FOREMAN_FIGURE,
]


def check_play(s: Table, card: i64) -> RefusalCode | None:
    if card not in s.hands[s.seat]:
        return RefusalCode(NOT_HELD, card)
    if card < HARBOUR_MASTER:
        return None if in_reserve(s, card) else RefusalCode(NO_EFFECT, card)
    question = ADVANCED[card - HARBOUR_MASTER]
    if question is None:
        return RefusalCode(ONLY_WITH_BUILD)
    return None if question.has_effect(s) else RefusalCode(NO_EFFECT, card)


def in_reserve(s: Table, card: i64) -> bool:
    """Anything of what a basic card gives."""
    for kind in range(TYPES):
        if BUNDLE_COUNTS[card * TYPES + kind] and s.reserve[kind]:
            return True
    return False


def play_card(s: Table, seat: i64, card: i64) -> None:
    """First onto the discard pile, then its effect or the question how to use it."""
    lay_down(s, seat, card)
    s.tell(PLAYED, seat, card)
    if card < HARBOUR_MASTER:
        give_resources(s, seat, card)
        return
    question = ADVANCED[card - HARBOUR_MASTER]
    assert question is not None
    s.ask(seat, question)


def give_resources(s: Table, seat: i64, card: i64) -> None:
    received: list[int] = []
    for kind in range(TYPES):
        taken = s.take(seat, kind, BUNDLE_COUNTS[card * TYPES + kind])
        if s.recorder is not None:
            received.extend([kind] * taken)
    s.tell_cards(RECEIVED, seat, received)
