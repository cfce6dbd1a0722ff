"""Rules section 4.4: what the one action of a round can buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.cards.good_looking import grow_looks
from serai.games.emira.components import (
    ADARA,
    BADRA,
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    BUY_STATUS,
    CAMELS,
    CARAVAN_SPACES,
    FARAH,
    SECTIONS,
    STATUS_PRICE,
    TOKEN_TYPES,
    caravan_size,
)
from serai.games.emira.table import NO_CARD, Table, caravan

BOUGHT: Final = EventType("bought", "4.4", "seat:seat item:item price:gold")
BOUGHT_STATUS: Final = EventType("bought_status_card", "4.4", "seat:seat card:status price:gold")
BOUGHT_TOKEN: Final = EventType("bought_token", "4.4", "seat:seat type:token price:gold")

NOT_ON_OFFER: Final = Reason("not_on_offer", "4.4", "item:item")
TOO_DEAR: Final = Reason("cannot_pay", "4.4.3", "item:item price:gold gold:gold")


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


def check_item(s: Table, item: i64) -> RefusalCode | None:
    if not on_offer(s, item):
        return RefusalCode(NOT_ON_OFFER, item)
    cost = price(s, s.seat, item)
    if cost > s.gold[s.seat]:
        return RefusalCode(TOO_DEAR, item, cost, s.gold[s.seat])
    return None


def buy(s: Table, seat: i64, item: i64) -> None:
    cost = price(s, seat, item)
    s.gold[seat] -= cost
    if item < BUY_APPEARANCE:
        s.on_offer[caravan_size(item)] = 0
        s.caravans = append(s.caravans, caravan(seat, item, CARAVAN_SPACES[item]))
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
