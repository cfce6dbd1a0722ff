"""Rules sections 5.2 and 7.4: Changing Her Mind, on play (fr, pl) or when the board is set up (nl)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.emira.moves import (
    CHANGING_MIND_CHOICE,
    CHANGING_MIND_TARGET,
    MOST_ARRIVALS,
    SWAP,
    TO_BOTTOM,
)
from serai.games.emira.table import IN_DECK, Table

TARGET_NAMED: Final = EventKind("mind_target_named", "7.4", "seat:seat round:pair which")
LOOKED: Final = EventKind("looked_at_emira_card", "5.2", "seat:seat position")
SAW: Final = EventKind("saw_emira_card", "5.2", "seat:seat card:princess[]")
NO_CARD_THERE: Final = EventKind("no_emira_card_there", "E-32", "seat:seat position")
KEPT: Final = EventKind("preferences_kept", "5.2", "seat:seat position")
SWAPPED: Final = EventKind("preferences_swapped", "5.2", "seat:seat position")
PUT_UNDER: Final = EventKind("princess_put_under_deck", "5.2", "seat:seat position")

NO_PRINCESS_THEN: Final = Reason("no_princess_in_that_round", "7.4", "round:pair which princesses")


def expected(s: Table, pair: i64) -> i64:
    """How many princesses the odd (0) or even (1) round will have, as far as events have said."""
    return max(0, s.arrivals[pair])


def change_her_mind(s: Table, seat: i64) -> None:
    if s.rules.three:
        if expected(s, 0) + expected(s, 1) > 0:
            s.ask(seat, CHANGING_MIND_TARGET)
    else:
        look_at(s, seat, 0, 0)


def check_target(s: Table, option: i64) -> Refusal | None:
    pair, which = option // MOST_ARRIVALS, option % MOST_ARRIVALS
    if which >= expected(s, pair):
        return Refusal(NO_PRINCESS_THEN, pair, which + 1, expected(s, pair))
    return None


def name_target(s: Table, seat: i64, option: i64) -> None:
    pair, which = option // MOST_ARRIVALS, option % MOST_ARRIVALS
    s.tell(TARGET_NAMED, seat, pair, which + 1)
    look_at(s, seat, pair, which)


def look_at(s: Table, seat: i64, pair: i64, which: i64) -> None:
    """E-55: the odd round's princesses lie first in the deck. In nl the decision waits for phase 3."""
    position = which + 1 if pair == 0 else expected(s, 0) + which + 1
    if position > len(s.emira_deck.cards):
        s.tell(NO_CARD_THERE, seat, position)
        return
    card = s.emira_deck.show(position, 1 << seat)
    s.reveals += 1
    s.tell(LOOKED, seat, position)
    s.tell_cards(SAW, seat, [card], 1 << seat)
    if s.rules.mind_at_setup:
        s.minds.extend([seat, pair, which])
    else:
        s.mind_position = position
        s.ask(seat, CHANGING_MIND_CHOICE)


def change_in_deck(s: Table, seat: i64, option: i64) -> None:
    """fr, pl: the card stays hidden; what was decided is public."""
    position = s.mind_position
    s.mind_position = 0
    if option == SWAP:
        s.emira_deck.swap(position)
        s.tell(SWAPPED, seat, position)
    elif option == TO_BOTTOM:
        s.emira_deck.move_under(position)
        s.tell(PUT_UNDER, seat, position)
    else:
        s.tell(KEPT, seat, position)


def change_on_board(s: Table, seat: i64, option: i64, cards: list[int], index: i64) -> bool:
    """nl: the princess lies face up. True if she goes under the deck and another takes her place."""
    princess = cards[index]
    if option == SWAP:
        s.swapped ^= 1 << princess
        s.tell(SWAPPED, seat, index + 1)
    elif option == TO_BOTTOM:
        cards.pop(index)
        s.princess_at[princess] = IN_DECK
        mark = s.swapped >> princess & 1
        s.swapped &= ~(1 << princess)
        s.emira_deck.put_under(princess, s.everybody(), mark)
        s.tell(PUT_UNDER, seat, index + 1)
        return True
    else:
        s.tell(KEPT, seat, index + 1)
    return False
