"""Rules sections 4.4, 4.4.3 and 4.4.6: the one action of a round, and the consolation instead of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.emira.agenda import NEXT_AUCTION
from serai.games.emira.components import (
    ADARA,
    BADRA,
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    BUY_STATUS,
    CAMELS,
    FARAH,
    SECTIONS,
    STATUS_PRICE,
    TOKEN_TYPES,
    caravan_size,
)
from serai.games.emira.courting import settle_later
from serai.games.emira.moves import CHOOSE, CONSOLATION, DECLINE, rightmost
from serai.games.emira.powers import grow_looks
from serai.games.emira.table import NO_CARD, Table, caravan

BOUGHT: Final = EventKind("bought", "4.4", "seat:seat item:item price:gold")
BOUGHT_STATUS: Final = EventKind("bought_status_card", "4.4", "seat:seat card:status price:gold")
BOUGHT_TOKEN: Final = EventKind("bought_token", "4.4", "seat:seat type:token price:gold")
DECLINED: Final = EventKind("declined", "E-11", "seat:seat")
CONSOLED: Final = EventKind("took_consolation", "4.4.6", "seat:seat amount:gold")
ACTION_LOST: Final = EventKind("action_lost_to_hind", "E-60", "seat:seat")

NOT_ON_OFFER: Final = Reason("not_on_offer", "4.4", "item:item")
TOO_DEAR: Final = Reason("cannot_pay", "4.4.3", "item:item price:gold gold:gold")
NO_CONSOLATION: Final = Reason("consolation_not_due", "4.4.6", "gold:gold below:gold princesses enough caravans")
NO_CONSOLATION_INCOME: Final = Reason("consolation_not_due_by_income", "ED-4", "gold:gold below:gold princesses enough")


def choose_action(s: Table, seat: i64) -> None:
    """The winner, the beneficiary or the last player decides, unless Hind has come in between (E-60 c)."""
    if s.finished >> seat & 1:
        s.tell(ACTION_LOST, seat)
        finish(s, seat)
    else:
        s.ask(seat, CHOOSE)


def finish(s: Table, seat: i64) -> None:
    s.finished |= 1 << seat
    s.chooser = seat
    s.push(NEXT_AUCTION)
    settle_later(s)


def price(s: Table, seat: i64, item: i64) -> i64:
    """What an item costs this sheik, princesses' favours included (4.6.3)."""
    rules = s.rules
    if item < BUY_APPEARANCE:
        cost = rules.caravan_prices[item]
        return max(0, cost - rules.adara_savings[caravan_size(item)]) if s.princess_at[ADARA] == seat else cost
    if item == BUY_APPEARANCE:
        return rules.appearance_price
    if item == BUY_STATUS:
        return STATUS_PRICE[s.status_offer]
    if item == BUY_PALACE:
        return max(0, rules.palace_price - (rules.badra_saving if s.princess_at[BADRA] == seat else 0))
    return max(0, rules.camel_price - (rules.farah_saving if s.princess_at[FARAH] == seat else 0))


def on_offer(s: Table, item: i64) -> bool:
    if item < BUY_APPEARANCE:
        return s.on_offer[caravan_size(item)] > 0
    if item == BUY_APPEARANCE:
        return s.token_offer != NO_CARD
    if item == BUY_STATUS:
        return s.status_offer != NO_CARD
    return s.on_offer[SECTIONS if item == BUY_PALACE else CAMELS] > 0


def check_action(s: Table, option: i64) -> Refusal | None:
    if option == DECLINE:
        return None
    if option == CONSOLATION:
        return check_consolation(s, s.seat)
    if not on_offer(s, option):
        return Refusal(NOT_ON_OFFER, option)
    cost = price(s, s.seat, option)
    if cost > s.gold[s.seat]:
        return Refusal(TOO_DEAR, option, cost, s.gold[s.seat])
    return None


def act(s: Table, seat: i64, option: i64) -> None:
    if option == CONSOLATION:
        take_consolation(s, seat)
    elif option == DECLINE:
        s.tell(DECLINED, seat)
    else:
        buy(s, seat, option)
    finish(s, seat)


def buy(s: Table, seat: i64, item: i64) -> None:
    cost = price(s, seat, item)
    s.gold[seat] -= cost
    if item < BUY_APPEARANCE:
        s.on_offer[caravan_size(item)] = 0
        s.caravans = append(s.caravans, caravan(seat, item, rightmost(item)))
        s.tell(BOUGHT, seat, item, cost)
    elif item == BUY_APPEARANCE:
        s.tokens[seat * TOKEN_TYPES + s.token_offer] += 1
        s.tell(BOUGHT_TOKEN, seat, s.token_offer, cost)
        s.token_offer = NO_CARD
        grow_looks(s, seat)
    elif item == BUY_STATUS:
        s.own_status_card(s.status_offer, seat)
        s.tell(BOUGHT_STATUS, seat, s.status_offer, cost)
        s.status_offer = NO_CARD
    elif item == BUY_PALACE:
        s.on_offer[SECTIONS] = 0
        s.sections[seat] += 1
        s.tell(BOUGHT, seat, item, cost)
    elif item == BUY_CAMEL:
        s.on_offer[CAMELS] = 0
        s.camels[seat] += 1
        s.tell(BOUGHT, seat, item, cost)


def consolation_due(s: Table, seat: i64) -> bool:
    """4.4.6, ED-4: less than 500 gold; or four princesses and no help from caravans."""
    rules = s.rules
    if s.gold[seat] < rules.consolation_below:
        return True
    if s.guests[seat] < rules.consolation_princesses:
        return False
    if rules.consolation_by_income:
        return s.only_base >> seat & 1 == 1
    return s.caravan_count(seat) == 0


def check_consolation(s: Table, seat: i64) -> Refusal | None:
    if consolation_due(s, seat):
        return None
    below, enough = s.rules.consolation_below, s.rules.consolation_princesses
    if s.rules.consolation_by_income:
        return Refusal(NO_CONSOLATION_INCOME, s.gold[seat], below, s.guests[seat], enough)
    return Refusal(NO_CONSOLATION, s.gold[seat], below, s.guests[seat], enough, s.caravan_count(seat))


def take_consolation(s: Table, seat: i64) -> None:
    s.gold[seat] += s.rules.consolation
    s.finished |= 1 << seat
    s.tell(CONSOLED, seat, s.rules.consolation)
