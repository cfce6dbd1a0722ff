"""Rules sections 4.3.1 to 4.3.3: choosing a harbour card, taking, and the action of the slot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOT_ENDED
from serai.games.saba.components import (
    DRAWS_A_CARD,
    EVERY_SITE,
    HARBOUR_CARDS,
    MOVES_VIZIER,
    PALACE_CARDS,
    REMOVES_A_CARD,
    SITES,
    TYPES,
)
from serai.games.saba.phases.draw import draw_card
from serai.games.saba.phases.refilling import acts_in_harbour, refill_later
from serai.games.saba.phases.sites import SITE_EMPTY, check_end, leave_game, refill
from serai.games.saba.phases.vizier import ask_vizier
from serai.games.saba.phases.windows import Window
from serai.games.saba.table import PRE_HARBOUR, Table

CHOSEN: Final = EventType("harbour_chosen", "4.3.1", "seat:seat card:harbour_card slot:slot")
TAKEN: Final = EventType("harbour_taken", "4.3.2", "seat:seat type:resource number slot:slot")
NOTHING_TAKEN: Final = EventType("harbour_slot_empty", "S-8", "seat:seat type:resource slot:slot")
CARD_DRAWN: Final = EventType("harbour_brought_card", "4.3.3", "seat:seat")
REMOVED: Final = EventType("palace_card_removed", "4.3.3", "seat:seat card:card site:site")
NOTHING_TO_REMOVE: Final = EventType("no_palace_card_to_remove", "S-10", "seat:seat")

ONLY_PALACE_CARDS: Final = Reason("only_palace_cards_are_removed", "4.3.3", "card:card")

BOTH_CARDS: Final = vec[i64](range(len(HARBOUR_CARDS)))


class HarbourWindow(Window):
    """Which of the two harbour cards to use; either can always be chosen."""

    def own_candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return BOTH_CARDS

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        """Take, then the slot's action; shifting, refilling and turning the card over remain to be done."""
        slot = s.slot_of(seat, option)
        s.tell(CHOSEN, seat, option, slot)
        kind = s.harbour_types[slot]
        number = s.harbour_counts[slot]
        s.harbour_counts[slot] = 0
        s.stock[seat * TYPES + kind] += number
        if number:
            s.tell(TAKEN, seat, kind, number, slot)
        else:
            s.tell(NOTHING_TAKEN, seat, kind, slot)
        refill_later(s, option, slot)
        if slot == DRAWS_A_CARD:
            draw_card(s, seat, CARD_DRAWN)
        elif slot == REMOVES_A_CARD:
            remove_a_card(s, seat)
        elif slot == MOVES_VIZIER:
            ask_vizier(s, seat)


# Slot 2


def remove_a_card(s: Table, seat: i64) -> None:
    if shows_palace_card(s):
        s.ask(seat, REMOVE_PALACE_CARD)
    else:
        s.tell(NOTHING_TO_REMOVE, seat)


def shows_palace_card(s: Table) -> bool:
    for card in s.sites:
        if card < PALACE_CARDS:
            return True
    return False


class RemovePalaceCard(Question[Table]):
    """A palace card on a site leaves the game."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_SITE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option >= len(s.sites):
            return RefusalCode(SITE_EMPTY, option)
        if s.sites[option] >= PALACE_CARDS:
            return RefusalCode(ONLY_PALACE_CARDS, s.sites[option])
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """If it was the last palace card, the game is over and no new card is turned up (section 6)."""
        s.tell(REMOVED, seat, s.sites[option], option)
        leave_game(s, option)
        check_end(s)
        if s.ending == NOT_ENDED:
            refill(s)

    def fits(self, s: Table) -> bool:
        return acts_in_harbour(s) and shows_palace_card(s)


HARBOUR_WINDOW: Final = HarbourWindow(
    "pre_harbour", "4.3.1", PRE_HARBOUR, [Verb("choose_harbour", choices("card", HARBOUR_CARDS))]
)
REMOVE_PALACE_CARD: Final = RemovePalaceCard(
    "remove_palace_card",
    "4.3.3",
    [Verb("remove_palace_card", choices("site", range(1, SITES + 1)))],
    open_choice=True,
)
