"""Rules section 4.1, phase 1: playing event cards. What each card does stands in `cards.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.emira.agenda import EVENT_TURN, SETTLE
from serai.games.emira.cards import carry_out
from serai.games.emira.components import BAZAAR, GOOD_LOOKING, GUEST_HOUSE, NOBLE_MERCHANDISE, event_type
from serai.games.emira.moves import PASS, PLAY_EVENT
from serai.games.emira.table import EVENTS, GONE, IN_FRONT, Table

EVENT_PLAYED: Final = EventKind("event_played", "4.1", "seat:seat card:event")
EVENT_PASSED: Final = EventKind("event_passed", "4.1", "seat:seat")
KEPT_AWAY: Final = EventKind("kept_away_by_hind", "4.6.4", "seat:seat")

NOT_IN_HAND: Final = Reason("card_not_in_hand", "4.1", "card:event")
SYMBOL_PLAYED: Final = Reason("symbol_already_played", "4.1", "card:event symbol:symbol")
SLOT_TAKEN: Final = Reason("already_played_this_round", "E-2", "card:event")


def events_phase(s: Table) -> None:
    """Not in round 1 of the standard game (1.3), nor in even rounds of three players (7.2)."""
    s.phase = EVENTS
    if s.round == 1 and not s.rules.advanced:
        return
    if s.rules.three and s.round % 2 == 0:
        return
    s.push(EVENT_TURN, 0)


def event_turn(s: Table, turns: i64) -> None:
    """Once around, clockwise from the first player."""
    if turns == s.players:
        return
    s.push(EVENT_TURN, turns + 1)
    seat = (s.first + turns) % s.players
    if s.skipping(seat):
        s.tell(KEPT_AWAY, seat)
    elif s.hand_sizes[seat]:
        s.ask(seat, PLAY_EVENT)


def play_candidates(s: Table) -> list[int]:
    options = [PASS]
    for card, owner in enumerate(s.event_at):
        if owner == s.seat:
            options.append(card + 1)
    return options


def check_play(s: Table, option: i64) -> Refusal | None:
    if option == PASS:
        return None
    card = option - 1
    kind = event_type(card)
    if s.event_at[card] != s.seat:
        return Refusal(NOT_IN_HAND, card)
    symbol = s.rules.symbols[kind]
    if symbol >= 0 and s.symbols_played >> symbol & 1:
        return Refusal(SYMBOL_PLAYED, card, symbol)
    if (kind == BAZAAR and s.bazaar_seat != NOBODY) or (kind == NOBLE_MERCHANDISE and s.noble_seat != NOBODY):
        return Refusal(SLOT_TAKEN, card)
    return None


def play_event(s: Table, seat: i64, option: i64) -> None:
    if option == PASS:
        s.tell(EVENT_PASSED, seat)
        return
    card = option - 1
    kind = event_type(card)
    stays = kind in (GOOD_LOOKING, GUEST_HOUSE)
    s.event_at[card] = IN_FRONT + seat if stays else GONE
    s.hand_sizes[seat] -= 1
    s.event_deck.seen(card, s.everybody())
    s.reveals += 1
    if s.rules.symbols[kind] >= 0:
        s.symbols_played |= 1 << s.rules.symbols[kind]
    s.tell(EVENT_PLAYED, seat, card)
    s.push(SETTLE)
    carry_out(s, seat, card)
