"""Rules sections 5.2 and 7.4: Changing Her Mind, on play (fr, pl) or when the board is set up (nl)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.arrivals import MOST_ARRIVALS, MOST_PLACES, expected, turn_up_card
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import PAIR
from serai.games.emira.table import EVENTS, IN_DECK, MARKET, Table

TARGET_NAMED: Final = EventType("mind_target_named", "7.4", "seat:seat round:pair which")
LOOKED: Final = EventType("looked_at_emira_card", "5.2", "seat:seat position")
SAW: Final = EventType("saw_emira_card", "5.2", "seat:seat card:princess[]")
NO_CARD_THERE: Final = EventType("no_emira_card_there", "E-32", "seat:seat position")
KEPT: Final = EventType("preferences_kept", "5.2", "seat:seat position")
SWAPPED: Final = EventType("preferences_swapped", "5.2", "seat:seat position")
PUT_UNDER: Final = EventType("princess_put_under_deck", "5.2", "seat:seat position")

NO_PRINCESS_THEN: Final = Reason("no_princess_in_that_round", "7.4", "round:pair which princesses")

KEEP: Final = 0
SWAP: Final = 1
TO_BOTTOM: Final = 2
EVERY_CHOICE: Final = vec[i64]([KEEP, SWAP, TO_BOTTOM])
EVERY_TARGET: Final = vec[i64](range(2 * MOST_ARRIVALS))


class ChangingHerMind(EventCard):
    """The next princess; with three players one of those expected in a pair of rounds."""

    def play(self, s: Table, seat: i64) -> None:
        if not s.rules.three:
            look_at(s, seat, 0, 0)
        elif expected(s, 0) + expected(s, 1) > 0:
            s.ask(seat, CHANGING_MIND_TARGET)


class ChangingMindTarget(Question[Table]):
    """Which princess of which round: round * 4 + which - 1."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_TARGET

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        pair, which = option // MOST_ARRIVALS, option % MOST_ARRIVALS
        if which >= expected(s, pair):
            return RefusalCode(NO_PRINCESS_THEN, pair, which + 1, expected(s, pair))
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        pair, which = option // MOST_ARRIVALS, option % MOST_ARRIVALS
        s.tell(TARGET_NAMED, seat, pair, which + 1)
        look_at(s, seat, pair, which)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


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


class MindAtSetup(Step[Table]):
    """ED-9, E-31: a pending change of mind is decided the moment its princess lies face up in a place."""

    def run(self, s: Table, argument: i64) -> None:
        for i in range(0, len(s.minds), 3):
            if mind_place(s, s.minds[i + 1], s.minds[i + 2]) == argument:
                seat = s.minds[i]
                s.minds = s.minds[:i] + s.minds[i + 3 :]
                s.push(MIND_AT_SETUP, argument)
                s.mind_position = argument
                s.ask(seat, CHANGING_MIND_CHOICE)
                return

    def argument_limit(self, s: Table) -> i64:
        return MOST_PLACES


def mind_place(s: Table, pair: i64, which: i64) -> i64:
    """E-55: the announced princess of the round, otherwise its first; -1 if it has none."""
    number = expected(s, pair)
    if number == 0:
        return -1
    return pair * expected(s, 0) + (which if which < number else 0)


class ChangingMindChoice(Question[Table]):
    """Whether she changes her mind: about a card in the deck, or (nl) about a princess who lies face up."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_CHOICE

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        position = s.mind_position
        s.mind_position = 0
        if s.phase == MARKET:
            change_on_board(s, seat, option, position)
        else:
            change_in_deck(s, seat, option, position)

    def fits(self, s: Table) -> bool:
        if s.phase == EVENTS:
            return 1 <= s.mind_position <= len(s.emira_deck.cards)
        return s.phase == MARKET and s.mind_position < len(s.in_play) + len(s.later)


def change_in_deck(s: Table, seat: i64, option: i64, position: i64) -> None:
    """fr, pl: the card stays hidden; what was decided is public."""
    if option == SWAP:
        s.emira_deck.swap(position)
        s.tell(SWAPPED, seat, position)
    elif option == TO_BOTTOM:
        s.emira_deck.move_under(position)
        s.tell(PUT_UNDER, seat, position)
    else:
        s.tell(KEPT, seat, position)


def change_on_board(s: Table, seat: i64, option: i64, place: i64) -> None:
    """nl: if she goes under the deck, another takes her place."""
    pair = 0 if place < expected(s, 0) else 1
    cards = s.in_play if pair == 0 else s.later
    index = place - pair * expected(s, 0)
    princess = cards[index]
    if option == SWAP:
        s.swapped ^= 1 << princess
        s.tell(SWAPPED, seat, index + 1)
    elif option == TO_BOTTOM:
        cards.pop(index)
        s.princess_at[princess] = IN_DECK
        mark = s.swapped >> princess & 1
        s.swapped &= ~(1 << princess)
        s.emira_deck.put_under(princess, s.viewers(), mark)
        s.tell(PUT_UNDER, seat, index + 1)
        turn_up_card(s, place)
    else:
        s.tell(KEPT, seat, index + 1)


def target_rows() -> list[dict[str, object]]:
    return [{"round": name, "which": which + 1} for name in PAIR for which in range(MOST_ARRIVALS)]


CHANGING_HER_MIND_CARD: Final = ChangingHerMind()
MIND_AT_SETUP: Final = MindAtSetup("mind_at_setup")
CHANGING_MIND_TARGET: Final = ChangingMindTarget(
    "changing_mind_target", "7.4", [Verb("changing_mind_target", target_rows())], open_choice=True
)
CHANGING_MIND_CHOICE: Final = ChangingMindChoice(
    "changing_mind_choice", "5.2", [Verb("keep"), Verb("swap"), Verb("bottom")]
)
