"""Rules section 4.3, phase 3: setting up the board (7.1 and 7.2 for three players)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.emira.arrivals import MOST_PLACES, expected, turn_up_card
from serai.games.emira.cards.bazaar import BAZAAR_PICK
from serai.games.emira.cards.changing_her_mind import MIND_AT_SETUP
from serai.games.emira.cards.noble_merchandise import NOBLE_PICK
from serai.games.emira.components import BEAUTY, CLOTHING, MANNERS, PRINCESS_CARDS, SECTIONS, SIDI
from serai.games.emira.offers import lay_piece, offer_status, offer_token
from serai.games.emira.table import MARKET, Table

NOW_ACTIVE: Final = EventType("princess_now_active", "7.2", "princess:princess")
LAST_ROUND: Final = EventType("last_round", "E-21")
STATUS_OFFERED: Final = EventType("status_card_offered", "4.3", "card:status")
TOKEN_OFFERED: Final = EventType("token_offered", "4.3", "type:token")


class MarketPhase(Step[Table]):
    def run(self, s: Table, argument: i64) -> None:
        s.phase = MARKET
        if s.rules.three and s.round % 2 == 0:
            set_up_even_round(s)
            return
        s.push(LAY_PIECES)
        s.push(LAY_TOKEN)
        s.push(LAY_STATUS)
        s.push(TURN_UP)
        if expected(s, 0) + expected(s, 1) > 0 and not s.emira_deck.cards:
            check_last_round(s)


def check_last_round(s: Table) -> None:
    """E-21: nobody can come any more, and nobody is undecided (Sidi does not count)."""
    if all(princess == SIDI for princess in s.undecided):
        s.last_round = True
        s.tell(LAST_ROUND)


def set_up_even_round(s: Table) -> None:
    """7.2: the second princess becomes active; only a palace section is laid out again."""
    s.in_play = s.later
    s.later = []
    for princess in s.in_play:
        s.tell(NOW_ACTIVE, princess)
    lay_piece(s, SECTIONS)


class TurnUp(Step[Table]):
    """Step 1: a princess for the next place; the odd round's places come first (E-21, 7.1)."""

    def run(self, s: Table, argument: i64) -> None:
        if argument == expected(s, 0) + expected(s, 1):
            s.minds = []
            return
        s.push(TURN_UP, argument + 1)
        if s.emira_deck.cards:
            turn_up_card(s, argument)
            s.push(MIND_AT_SETUP, argument)

    def argument_limit(self, s: Table) -> i64:
        return MOST_PLACES


class LayStatus(Step[Table]):
    """Step 2: the status card."""

    def run(self, s: Table, argument: i64) -> None:
        if s.noble_seat != NOBODY:
            s.ask(s.noble_seat, NOBLE_PICK)
        elif s.status_deck.cards:
            offer_status(s, s.status_deck.take())
            s.tell(STATUS_OFFERED, s.status_offer)


class LayToken(Step[Table]):
    """Step 3: the appearance token."""

    def run(self, s: Table, argument: i64) -> None:
        if s.bag[BEAUTY] + s.bag[MANNERS] + s.bag[CLOTHING] == 0:
            return
        if s.bazaar_seat != NOBODY:
            s.ask(s.bazaar_seat, BAZAAR_PICK)
        else:
            offer_token(s, s.draw_counted(s.bag, PRINCESS_CARDS))
            s.tell(TOKEN_OFFERED, s.token_offer)


class LayPieces(Step[Table]):
    """Step 4: the pieces."""

    def run(self, s: Table, argument: i64) -> None:
        for piece in range(len(s.supply)):
            lay_piece(s, piece)


MARKET_PHASE: Final = MarketPhase("market_phase")
TURN_UP: Final = TurnUp("turn_up")
LAY_STATUS: Final = LayStatus("lay_status")
LAY_TOKEN: Final = LayToken("lay_token")
LAY_PIECES: Final = LayPieces("lay_pieces")
