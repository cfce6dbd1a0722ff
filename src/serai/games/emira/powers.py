"""Rules sections 4.6.3 to 4.6.5: what a princess does on joining. Lasting powers stand where they act."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import ARGUMENT
from serai.games.emira.agenda import CHOOSE_ACTION
from serai.games.emira.bills import bill, bills_to_come
from serai.games.emira.components import (
    ALBINA,
    FIRYAL,
    HIND,
    LAYLA,
    NADIA,
    SAMIRA,
    SIDI,
    STATUS_POINTS,
    TOKEN_TYPES,
    XENIA,
    ZAHRAH,
)
from serai.games.emira.moves import SAMIRA_DISCARD, SIDI_VICTIM, ZAHRAH_DISCARD
from serai.games.emira.palaces import move_out, remove_xenia
from serai.games.emira.table import AUCTION, GONE, IN_DECK, UPKEEP, Table

TRACK_FELL: Final = EventKind("palace_track_fell", "4.6.3", "seat:seat princess:princess track:halves")
FEE_PAID: Final = EventKind("firyal_fee_paid", "ED-5", "seat:seat amount:gold")
TOKEN_HANDED_BACK: Final = EventKind("token_handed_back", "4.6.3", "seat:seat type:token")
STATUS_HANDED_IN: Final = EventKind("status_card_handed_in", "4.6.3", "seat:seat card:status")
SIDI_VISITS: Final = EventKind("sidi_visits", "4.6.5", "seat:seat")
ABDUCTED: Final = EventKind("abducted", "4.6.5", "princess:princess seat:seat")
HIND_HONEYMOON: Final = EventKind("hind_keeps_away", "4.6.4", "seat:seat")
GIFT_PAID: Final = EventKind("xenia_gift_paid", "4.7.2", "seat:seat amount:gold")
GIFT_ON_JOINING: Final = EventKind("xenia_gift_on_joining", "E-27", "seat:seat amount:gold")
XENIA_TOO_DEAR: Final = EventKind("xenia_too_dear", "E-27", "seat:seat gift:gold")
XENIA_AND_BILL_TOO_DEAR: Final = EventKind("xenia_and_bill_too_dear", "4.7.2", "seat:seat gift:gold bill:gold")
OUT_BY_HIND: Final = EventKind("out_of_auction_by_hind", "E-60", "seat:seat")
LOOKS_GREW: Final = EventKind("good_looking_grew", "E-16", "seat:seat card:event plus")

NO_OWN_TOKEN: Final = Reason("no_own_token_of_type", "4.6.3", "type:token")
NOT_YOUR_STATUS_CARD: Final = Reason("status_card_not_yours", "4.6.3", "card:status")
NOT_IN_YOUR_PALACE: Final = Reason("princess_not_in_your_palace", "4.6.5", "princess:princess")

XENIA_MARKERS: Final = 2


def welcome(s: Table, princess: i64, seat: i64) -> None:
    """Her power takes effect, up to a choice that it may ask for."""
    if princess == SIDI:
        visit(s, seat)
    elif princess == SAMIRA:
        if not suffered_before(s, princess, seat) or s.rules.losses_repeat:
            s.ask(seat, SAMIRA_DISCARD)
    elif princess == ZAHRAH:
        if not suffered_before(s, princess, seat) or s.rules.losses_repeat:
            s.ask(seat, ZAHRAH_DISCARD)
    elif princess == ALBINA:
        if s.rules.advanced:
            wear_palace(s, princess, seat)
    elif princess == FIRYAL:
        if s.rules.advanced:
            clean_up(s, seat)
    elif princess == HIND:
        keep_away(s, seat)
    elif princess == XENIA:
        expect_gift(s, seat)
    elif princess in (LAYLA, NADIA):
        grow_looks(s, seat)


def keep_away(s: Table, seat: i64) -> None:
    """4.6.4, E-60: as long as she stays means at once; who bids is out of the auction, who has won it is finished."""
    s.hind_round = s.round
    s.tell(HIND_HONEYMOON, seat)
    if s.rules.hind_stays and s.phase == AUCTION:
        if s.members >> seat & 1:
            s.members &= ~(1 << seat)
            s.tell(OUT_BY_HIND, seat)
        if seat << ARGUMENT | CHOOSE_ACTION in s.agenda:
            s.finished |= 1 << seat


def suffered_before(s: Table, princess: i64, seat: i64) -> bool:
    """E-15: the first time counts per player and princess, also if there was nothing to lose."""
    before = s.met[seat] >> princess & 1 == 1
    s.met[seat] |= 1 << princess
    return before


def wear_palace(s: Table, princess: i64, seat: i64) -> None:
    if not suffered_before(s, princess, seat):
        s.track[seat] -= 1
        s.tell(TRACK_FELL, seat, princess, s.track[seat])


def clean_up(s: Table, seat: i64) -> None:
    """Firyal: like Albina, or a fee for every palace section, as far as the gold goes (E-35)."""
    if s.rules.firyal_fee_due:
        s.tell(FEE_PAID, seat, s.pay(seat, s.rules.firyal_fee * s.sections[seat]))
    else:
        wear_palace(s, FIRYAL, seat)


def expect_gift(s: Table, seat: i64) -> None:
    """4.7.2, E-27 (b, j): the first gift comes with the bill, or at once if that is over or chosen so."""
    s.xenia_round = s.round
    if s.rules.gift_on_join or not bills_to_come(s):
        if s.gold[seat] >= s.rules.gift:
            give(s, seat, GIFT_ON_JOINING)
        else:
            lose_xenia(s, seat)
    elif s.phase == UPKEEP:  # between 7a and 7b
        gift_beside_bill(s, seat)
    else:
        s.xenia_owed = True


def gift_beside_bill(s: Table, seat: i64) -> None:
    """4.7.2, one sheik found: he gives at once what he can afford beside his bill, or she leaves the game."""
    due = bill(s, seat)
    if s.gold[seat] >= s.rules.gift + due:
        give(s, seat, GIFT_PAID)
    elif s.gold[seat] < s.rules.gift:
        lose_xenia(s, seat)
    else:
        s.tell(XENIA_AND_BILL_TOO_DEAR, seat, s.rules.gift, due)
        remove_xenia(s)


def give(s: Table, seat: i64, kind: EventKind) -> None:
    s.gold[seat] -= s.rules.gift
    s.xenia_markers = XENIA_MARKERS
    s.tell(kind, seat, s.rules.gift)


def lose_xenia(s: Table, seat: i64) -> None:
    s.tell(XENIA_TOO_DEAR, seat, s.rules.gift)
    remove_xenia(s)


def grow_looks(s: Table, seat: i64) -> None:
    """E-16, growing: a Good Looking card follows the highest number its owner has had of its type."""
    if not s.rules.looks_grow:
        return
    for i in range(0, len(s.looks), 4):
        plus = s.tokens_of(seat, s.looks[i + 2]) // 3
        if s.looks[i] == seat and plus > s.looks[i + 3]:
            s.looks[i + 3] = plus
            s.tell(LOOKS_GREW, seat, s.looks[i + 1], plus)


# samira_discard


def check_samira_discard(s: Table, token: i64) -> Refusal | None:
    if s.tokens[s.seat * TOKEN_TYPES + token] == 0:
        return Refusal(NO_OWN_TOKEN, token)
    return None


def hand_back_token(s: Table, seat: i64, token: i64) -> None:
    s.tokens[seat * TOKEN_TYPES + token] -= 1
    s.bag[token] += 1
    s.tell(TOKEN_HANDED_BACK, seat, token)


# zahrah_discard


def check_zahrah_discard(s: Table, card: i64) -> Refusal | None:
    if s.status_at[card] != s.seat:
        return Refusal(NOT_YOUR_STATUS_CARD, card)
    return None


def hand_in_status_card(s: Table, seat: i64, card: i64) -> None:
    """E-14: face down under the status deck."""
    s.status_at[card] = IN_DECK
    s.standing[seat] -= STATUS_POINTS[card]
    s.status_deck.put_under(card, s.everybody())
    s.tell(STATUS_HANDED_IN, seat, card)


# sidi_victim


def visit(s: Table, seat: i64) -> None:
    s.tell(SIDI_VISITS, seat)
    s.princess_at[SIDI] = GONE
    s.swapped &= ~(1 << SIDI)
    s.ask(seat, SIDI_VICTIM)


def check_sidi_victim(s: Table, princess: i64) -> Refusal | None:
    if s.princess_at[princess] != s.seat:
        return Refusal(NOT_IN_YOUR_PALACE, princess)
    return None


def abduct(s: Table, seat: i64, princess: i64) -> None:
    s.tell(ABDUCTED, princess, seat)
    move_out(s, princess, GONE)
