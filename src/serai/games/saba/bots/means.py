"""What a player can pay this turn: stock, cards in hand, exchanges; and the next step on the way to a payment."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.games.saba.components import (
    BAZAAR,
    BUNDLES,
    CARAVAN_LEADER,
    DESERT_ROBBER,
    EXCHANGE_TABLE,
    GOLD,
    HARBOUR_MASTER,
    MERCHANT,
    MONEY_CHANGER,
    TYPES,
    WORKER,
)
from serai.games.saba.phases.quarters import FIRST_EXCHANGE
from serai.games.saba.phases.windows import FIRST_CARD
from serai.games.saba.table import Table

NOTHING_NEEDED: Final = -1
EXCHANGE: Final = 0  # how something is given for something else
TRADE: Final = 1
WORKER_SAVES: Final = vec[i64]([1, 4, 16, 64])  # as BUNDLE_OF counts
BASIC_TYPE: Final = vec[i64]([bundle[0] for bundle in BUNDLES])  # what a basic card is held for


def exchange_index() -> list[int]:
    """By given * 4 + received: the exchange of the money changer or the bazaar that does it, or -1."""
    table = [-1] * (TYPES * TYPES)
    for number, (_, given, received) in enumerate(EXCHANGE_TABLE):
        table[given * TYPES + received] = number
    return table


def bundle_index() -> list[int]:
    """By counts a + 4 s + 16 e + 64 g: the bundle, or -1."""
    table = [-1] * 256
    for number, bundle in enumerate(BUNDLES):
        table[sum(1 << 2 * kind for kind in bundle)] = number
    return table


EXCHANGE_OF: Final = vec[i64](exchange_index())
BUNDLE_OF: Final = vec[i64](bundle_index())


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so the garbage collector need not track it
class Means:
    """What the active player has and could get in this turn."""

    def __init__(self, s: Table, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.have = s.stock[seat * TYPES : seat * TYPES + TYPES]
        self.held = vec[i64]([0] * TYPES)  # basic cards by what they give
        self.cards: i64 = 0  # cards in hand that can become a resource
        self.caravans: i64 = 0
        self.robbers: i64 = 0
        self.merchants: i64 = 0
        self.workers: i64 = 0
        self.changes: i64 = uses(s, seat, MONEY_CHANGER)
        self.barters: i64 = uses(s, seat, BAZAAR)
        self.wild: i64 = 0  # the vizier's, before it is known from where
        # The outcome of `afford`.
        self.cost = vec[i64]([0] * TYPES)
        self.rest = vec[i64]([0] * TYPES)
        self.left = vec[i64]([0] * TYPES)  # basic cards not needed
        self.spent: i64 = 0  # cards used up
        self.step: i64 = NOTHING_NEEDED
        self.saved: i64 = 0  # by workers, as BUNDLE_OF counts
        self.wild_left: i64 = 0
        for card in s.hands[seat]:
            self.count_card(card)

    def count_card(self, card: i64) -> None:
        if card < HARBOUR_MASTER:
            self.held[BASIC_TYPE[card]] += 1
            self.cards += 1
        elif card == CARAVAN_LEADER:
            self.caravans += 1
        elif card == DESERT_ROBBER:
            self.robbers += 1
        elif card == MERCHANT:
            self.merchants += 1
        elif card == WORKER:
            self.workers += 1

    def card_giving(self, kind: i64) -> i64:
        """A basic card in hand that is held for this type."""
        for card in self.s.hands[self.seat]:
            if card < HARBOUR_MASTER and BASIC_TYPE[card] == kind:
                return card
        return -1

    def first(self, step: i64) -> None:
        """The next thing to do is the first that is found."""
        if self.step == NOTHING_NEEDED:
            self.step = step

    def afford(self, with_workers: bool) -> bool:
        """Whether `cost` can be paid; `rest` is what stays, `step` the free action that must come first."""
        self.step = NOTHING_NEEDED
        self.spent = 0
        self.saved = 0
        self.wild_left = self.wild
        rest, left = self.rest, self.left
        lacking: i64 = 0
        for kind in range(TYPES):
            stays = self.have[kind] - self.cost[kind]
            held = self.held[kind]
            if stays < 0 and held > 0:
                played = min(min(held, -stays), self.s.reserve[kind])
                if played > 0:
                    self.first(FIRST_CARD + self.card_giving(kind))
                    stays += played
                    held -= played
                    self.spent += played
            rest[kind] = stays
            left[kind] = held
            if stays < 0:
                lacking -= stays
        if lacking == 0:
            return True
        special = self.caravans + self.robbers + 2 * self.merchants + self.workers
        if lacking > self.changes + self.barters + self.wild + special:
            return False
        return self.cover(with_workers)

    def cover(self, with_workers: bool) -> bool:
        """Get what is lacking by exchanges, then by special cards."""
        changes, barters = self.changes, self.barters
        caravans, robbers = self.caravans, self.robbers
        merchants: i64 = 2 * self.merchants
        workers = self.workers if with_workers else 0
        for kind in range(TYPES):
            while self.rest[kind] < 0:
                in_reserve = self.s.reserve[kind] > 0
                if in_reserve and kind != GOLD and barters > 0 and self.give(kind, 0, GOLD, EXCHANGE):
                    barters -= 1
                elif in_reserve and changes > 0 and self.change(kind):
                    changes -= 1
                elif in_reserve and self.wild_left > 0:
                    self.wild_left -= 1
                elif in_reserve and caravans > 0:
                    caravans -= 1
                    self.spent += 1
                    self.first(FIRST_CARD + CARAVAN_LEADER)
                elif robbers > 0 and others_own(self.s, self.seat, kind):
                    robbers -= 1
                    self.spent += 1
                    self.first(FIRST_CARD + DESERT_ROBBER)
                elif merchants > 0 and others_own(self.s, self.seat, kind) and self.give(kind, 0, TYPES, TRADE):
                    merchants -= 1
                    self.spent += 1
                elif workers > 0:
                    workers -= 1
                    self.spent += 1
                    self.saved += WORKER_SAVES[kind]
                else:
                    return False
                self.rest[kind] += 1
        return True

    def change(self, kind: i64) -> bool:
        """At the money changer: a material for gold, gold for a material."""
        if kind == GOLD:
            return self.give(kind, 0, GOLD, EXCHANGE)
        return self.give(kind, GOLD, TYPES, EXCHANGE)

    def give(self, wanted: i64, first: i64, after: i64, how: i64) -> bool:
        """Part with the most plentiful of some types for the one wanted, if there is any to spare."""
        best: i64 = -1
        most: i64 = 0
        for kind in range(first, after):
            if kind != wanted and self.rest[kind] > most:
                best = kind
                most = self.rest[kind]
        if best >= 0:
            self.rest[best] -= 1
            exchange = FIRST_EXCHANGE + EXCHANGE_OF[best * TYPES + wanted]
            self.first(exchange if how == EXCHANGE else FIRST_CARD + MERCHANT)
            return True
        for kind in range(first, after):
            if kind != wanted and self.left[kind] > 0 and self.s.reserve[kind] > 0:
                self.left[kind] -= 1
                self.spent += 1
                self.first(FIRST_CARD + self.card_giving(kind))
                return True
        return False


def uses(s: Table, seat: i64, quarter: i64) -> i64:
    """How often a quarter can still be used this turn."""
    if s.vizier == quarter or seat != s.active:
        return 0
    return (s.ready >> (quarter * 2) & 1) + (s.ready >> (quarter * 2 + 1) & 1)


def others_own(s: Table, seat: i64, kind: i64) -> bool:
    for other in range(s.players):
        if other != seat and s.stock[other * TYPES + kind] > 0:
            return True
    return False
