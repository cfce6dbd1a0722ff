"""Rules section 4.3, phase 3: setting up the board (7.1 and 7.2 for three players)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.emira.agenda import LAY_PIECES, LAY_STATUS, LAY_TOKEN, MIND_AT_SETUP, TURN_UP
from serai.games.emira.components import BEAUTY, CLOTHING, MANNERS, PRINCESS_CARDS, SECTIONS, SIDI
from serai.games.emira.minds import change_in_deck, change_on_board, expected
from serai.games.emira.moves import BAZAAR_PICK, CHANGING_MIND_CHOICE, NOBLE_PICK
from serai.games.emira.table import IN_DECK, MARKET, NO_CARD, ON_BOARD, Table

TURNED_UP: Final = EventKind("princess_turned_up", "4.3", "princess:princess round:pair")
NOW_ACTIVE: Final = EventKind("princess_now_active", "7.2", "princess:princess")
LAST_ROUND: Final = EventKind("last_round", "E-21")
STATUS_OFFERED: Final = EventKind("status_card_offered", "4.3", "card:status")
NOBLE_PICKED: Final = EventKind("noble_card_picked", "4.3", "seat:seat card:status")
TOKEN_OFFERED: Final = EventKind("token_offered", "4.3", "type:token")
TOKEN_PICKED: Final = EventKind("bazaar_token_picked", "4.3", "seat:seat type:token")
TOKEN_UNSOLD: Final = EventKind("token_unsold", "4.4.7", "type:token")
STATUS_UNSOLD: Final = EventKind("status_card_unsold", "4.4.7", "card:status")
PIECE_OFFERED: Final = EventKind("piece_offered", "4.3", "piece:piece")

NOT_IN_STATUS_DECK: Final = Reason("card_not_in_status_deck", "4.3", "card:status")
NOT_IN_BAG: Final = Reason("type_not_in_bag", "4.3", "type:token")


def market_phase(s: Table) -> None:
    s.phase = MARKET
    if s.rules.three and s.round % 2 == 0:
        set_up_even_round(s)
        return
    s.push(LAY_PIECES)
    s.push(LAY_TOKEN)
    s.push(LAY_STATUS)
    s.push(TURN_UP, 0)
    if expected(s, 0) + expected(s, 1) > 0 and not s.emira_deck.cards:
        check_last_round(s)


def check_last_round(s: Table) -> None:
    """E-21: nobody can come any more, and nobody is undecided (Sidi does not count)."""
    if all(princess == SIDI for princess in s.undecided):
        s.last_round = True
        s.tell(LAST_ROUND)


def set_up_even_round(s: Table) -> None:
    """7.2: the second princess becomes active; only a palace section is laid out anew."""
    s.in_play = s.later
    s.later = []
    for princess in s.in_play:
        s.tell(NOW_ACTIVE, princess)
    lay_piece(s, SECTIONS)


# Step 1: the princesses.


def turn_up(s: Table, place: i64) -> None:
    """The next place; the odd round's places come first (E-21, 7.1)."""
    if place == expected(s, 0) + expected(s, 1):
        s.minds = []
        return
    s.push(TURN_UP, place + 1)
    if s.emira_deck.cards:
        turn_up_card(s, place)
        s.push(MIND_AT_SETUP, place)


def turn_up_card(s: Table, place: i64) -> None:
    swapped = s.emira_deck.marks[s.emira_deck.at(1)]
    princess = s.emira_deck.take()
    s.emira_deck.seen(princess, s.everybody())
    s.reveals += 1
    s.princess_at[princess] = ON_BOARD
    s.swapped |= swapped << princess
    pair = 0 if place < expected(s, 0) else 1
    cards = s.in_play if pair == 0 else s.later
    cards.insert(place - pair * expected(s, 0), princess)
    s.tell(TURNED_UP, princess, pair)


def mind_at_setup(s: Table, place: i64) -> None:
    """ED-9, E-31: a pending change of mind is decided the moment its princess lies face up."""
    for i in range(0, len(s.minds), 3):
        if mind_place(s, s.minds[i + 1], s.minds[i + 2]) == place:
            seat = s.minds[i]
            s.minds = s.minds[:i] + s.minds[i + 3 :]
            s.push(MIND_AT_SETUP, place)
            s.mind_position = place
            s.ask(seat, CHANGING_MIND_CHOICE)
            return


def mind_place(s: Table, pair: i64, which: i64) -> i64:
    """E-55: the announced princess of the round, otherwise its first; -1 if it has none."""
    number = expected(s, pair)
    if number == 0:
        return -1
    return pair * expected(s, 0) + (which if which < number else 0)


def change_mind(s: Table, seat: i64, option: i64) -> None:
    """changing_mind_choice, in whichever phase it is asked."""
    if s.phase != MARKET:
        change_in_deck(s, seat, option)
        return
    place = s.mind_position
    s.mind_position = 0
    pair = 0 if place < expected(s, 0) else 1
    cards = s.in_play if pair == 0 else s.later
    if change_on_board(s, seat, option, cards, place - pair * expected(s, 0)):
        turn_up_card(s, place)


# Step 2: the status card.


def lay_status(s: Table) -> None:
    if s.noble_seat != NOBODY:
        s.ask(s.noble_seat, NOBLE_PICK)
    elif s.status_deck.cards:
        offer_status(s, s.status_deck.take())
        s.tell(STATUS_OFFERED, s.status_offer)


def offer_status(s: Table, card: i64) -> None:
    s.status_deck.seen(card, s.everybody())
    s.reveals += 1
    s.light &= ~(1 << card)
    s.status_at[card] = ON_BOARD
    s.status_offer = card


def noble_candidates(s: Table) -> list[int]:
    return sorted(s.status_deck.cards)


def check_noble_pick(s: Table, card: i64) -> Refusal | None:
    if s.status_at[card] != IN_DECK:
        return Refusal(NOT_IN_STATUS_DECK, card)
    return None


def pick_noble(s: Table, seat: i64, card: i64) -> None:
    s.status_deck.cards.remove(card)
    s.status_deck.shuffle(s.rng)
    offer_status(s, card)
    s.light = 0
    s.tell(NOBLE_PICKED, seat, card)


# Step 3: the appearance token.


def lay_token(s: Table) -> None:
    if s.bag[BEAUTY] + s.bag[MANNERS] + s.bag[CLOTHING] == 0:
        return
    if s.bazaar_seat != NOBODY:
        s.ask(s.bazaar_seat, BAZAAR_PICK)
    else:
        offer_token(s, s.draw_counted(s.bag, PRINCESS_CARDS))
        s.tell(TOKEN_OFFERED, s.token_offer)


def offer_token(s: Table, token: i64) -> None:
    s.bag[token] -= 1
    s.token_offer = token


def check_bazaar_pick(s: Table, token: i64) -> Refusal | None:
    if s.bag[token] == 0:
        return Refusal(NOT_IN_BAG, token)
    return None


def pick_token(s: Table, seat: i64, token: i64) -> None:
    offer_token(s, token)
    s.tell(TOKEN_PICKED, seat, token)


# Step 4: the pieces.


def lay_pieces(s: Table) -> None:
    for piece in range(len(s.supply)):
        lay_piece(s, piece)


def lay_piece(s: Table, piece: i64) -> None:
    """Never two of a kind; a slot that is sold out stays empty (E-24)."""
    if s.on_offer[piece] == 0 and s.supply[piece] > 0:
        s.supply[piece] -= 1
        s.on_offer[piece] = 1
        s.tell(PIECE_OFFERED, piece)


def clear_unsold(s: Table) -> None:
    """4.4.7 and 7.3, ED-12: after phase 4 the unsold token and status card go back."""
    even = s.round % 2 == 0
    if s.token_offer != NO_CARD and (not s.rules.three or even or s.rules.token_leaves_after_odd):
        s.bag[s.token_offer] += 1
        s.tell(TOKEN_UNSOLD, s.token_offer)
        s.token_offer = NO_CARD
    if s.status_offer != NO_CARD and (not s.rules.three or even):
        s.status_at[s.status_offer] = IN_DECK
        s.status_deck.put_under(s.status_offer, s.everybody())
        s.tell(STATUS_UNSOLD, s.status_offer)
        s.status_offer = NO_CARD
