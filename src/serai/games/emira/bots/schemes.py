"""Event cards: what each is worth now, which to keep, and the choices that they ask for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.core.state import NOBODY
from serai.games.emira.bills import bill
from serai.games.emira.bots.survey import NO_ITEM, Survey
from serai.games.emira.bots.tactics import Tactics
from serai.games.emira.bots.wants import Wants
from serai.games.emira.cards.changing_her_mind import SWAP, TO_BOTTOM
from serai.games.emira.cards.deck_order import ORDERS
from serai.games.emira.cards.vermin import picked_spaces
from serai.games.emira.components import (
    APPEARANCE,
    BAZAAR,
    BETTER_BREED,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    CARAVAN_INCOME,
    CARAVAN_SPACES,
    CHANGING_HER_MIND,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    FIRST_PREFERENCE,
    GOLDEN_TIMES,
    GOOD_LOOKING,
    GUEST_HOUSE,
    INTERRUPT_SPICE_TRADE,
    LONGEST_TRACK,
    NEW_SPICE_CARAVAN,
    NOBLE_MERCHANDISE,
    PALACE,
    QUIET_DAYS,
    RESTORATION,
    SECOND_PREFERENCE,
    SICK_CAMELS,
    SIDI,
    STATUS,
    STATUS_POINTS,
    STATUS_PRICE,
    VERMIN,
    event_type,
)
from serai.games.emira.phases.events import PASS
from serai.games.emira.phases.purchase import event_price
from serai.games.emira.table import IN_DECK, Table, caravan_kind, caravan_remaining, caravan_seat

NEARLY: Final = 2  # payments
BLUNDER: Final = -5.0  # on the scale of scores: not worth a thought
NEXT_PLACES: Final = vec[float]([1.0, 0.6, 0.35])  # how much the first, second and third princess to come matter now


class Schemes:
    """What the event cards do for the sheik who is asked."""

    def __init__(self, wants: Wants) -> None:
        self.wants = wants
        self.survey = wants.survey
        self.s = wants.survey.s
        self.me = wants.survey.me
        wants.consider(self.me)

    def worth_now(self, kind: i64) -> float:
        """What playing a card of this type brings at this moment."""
        s, me = self.s, self.me
        if kind == BETTER_BREED:
            return self.wants.camel_worth(25 * s.camels[me])
        if kind == CAMEL_BREEDING:
            return self.wants.camel_worth(50) * self.balance_of_camels(2)
        if kind == CAMEL_EPIDEMIC:
            return -self.wants.camel_worth(50) * self.balance_of_camels(3)
        if kind == SICK_CAMELS:
            return -0.5 * self.balance_of_discounts()
        if kind == DOUBLE_TROUBLE:
            return self.next_princess()
        if kind == QUIET_DAYS:
            return -self.next_princess()
        if kind in (CHANGING_HER_MIND, COURT_INFLUENCE):
            return self.survey.t.cards[kind] + 0.2 * abs(self.next_princess())
        if kind == GOLDEN_TIMES:
            return 0.2 * self.balance_of_incomes(True) * self.survey.thrift[me]
        if kind == INTERRUPT_SPICE_TRADE:
            return -0.4 * self.balance_of_incomes(False)
        if kind == GOOD_LOOKING:
            return self.wants.point_worth(APPEARANCE, self.best_looks())
        if kind == GUEST_HOUSE:
            return self.wants.room_worth()
        if kind == NEW_SPICE_CARAVAN:
            return self.best_delay() * self.survey.thrift[me]
        if kind == RESTORATION:
            return self.wants.point_worth(PALACE, 1) + 1.0
        if kind == VERMIN:
            return self.vermin_worth(self.best_vermin())
        if kind == NOBLE_MERCHANDISE:
            return self.survey.t.cards[kind] if s.gold[me] + self.survey.incomes[me] >= 700 else 0.0
        if kind == BAZAAR:
            return self.survey.t.cards[kind] if s.gold[me] + self.survey.incomes[me] >= 500 else 0.0
        return self.survey.t.cards[kind]

    # Camels and money.

    def balance_of_camels(self, part: i64) -> float:
        total = 0.0
        for seat in range(self.s.players):
            camels = float(self.s.camels[seat] // part)
            total += camels if seat == self.me else -self.survey.t.fear * camels
        return total

    def balance_of_discounts(self) -> float:
        total = 0.0
        for seat in range(self.s.players):
            discount = float(self.s.camels[seat] * self.s.camel_rate(seat))
            total += discount if seat == self.me else -self.survey.t.fear * discount
        return total

    def balance_of_incomes(self, with_base: bool) -> float:
        total = 0.0
        for seat in range(self.s.players):
            income = float(self.survey.incomes[seat])
            if not with_base:
                income -= float(self.s.rules.income_of(self.s.colours[seat]))
            total += income if seat == self.me else -self.survey.t.fear * income
        return total

    # Princesses to come.

    def outlook(self, princess: i64, first: i64, second: i64) -> float:
        """What it means if she chooses as things are."""
        survey = self.survey
        holder = survey.choice_by(princess, first, second, NOBODY, NO_ITEM)
        if holder == NOBODY:
            return 0.0
        survey.weigh(princess, holder)
        return survey.hope if holder == self.me else -survey.fear

    def outlook_of(self, princess: i64) -> float:
        return self.outlook(princess, FIRST_PREFERENCE[princess], SECOND_PREFERENCE[princess])

    def next_princess(self) -> float:
        """What an unknown princess would mean, on the average of those still to come."""
        total = 0.0
        number = 0.0
        for princess in range(SIDI + 1):
            if self.s.princess_at[princess] == IN_DECK:
                total += self.outlook_of(princess)
                number += 1.0
        return total / number if number else 0.0

    # Appearance.

    def looks_of(self, token: i64) -> i64:
        return self.s.tokens_of(self.me, token) // 3

    def best_looks(self) -> i64:
        return max(self.looks_of(0), max(self.looks_of(1), self.looks_of(2)))

    # Caravans.

    def delay_worth(self, kind: i64, remaining: i64) -> float:
        """One more payment, if the game lasts long enough for it."""
        if remaining >= CARAVAN_SPACES[kind] or float(remaining) >= self.survey.rounds_left:
            return 0.0
        return float(CARAVAN_INCOME[kind])

    def best_delay(self) -> float:
        best = 0.0
        for code in self.s.caravans:
            if caravan_seat(code) == self.me:
                best = max(best, self.delay_worth(caravan_kind(code), caravan_remaining(code)))
        return best

    def vermin_worth(self, kind: i64) -> float:
        """Payments that rivals lose, less one's own."""
        s = self.s
        total = 0.0
        for seat in range(s.players):
            owned: i64 = 0
            for code in s.caravans:
                if caravan_seat(code) == seat and caravan_kind(code) == kind:
                    owned += 1
            lost = float(min(owned, 2 if CARAVAN_SPACES[kind] == LONGEST_TRACK else 1) * CARAVAN_INCOME[kind])
            total += -lost if seat == self.me else self.survey.t.fear * lost
        return total

    def best_vermin(self) -> i64:
        best: i64 = 0
        for kind in range(1, 4):
            if self.vermin_worth(kind) > self.vermin_worth(best):
                best = kind
        return best


def judge_draft(s: Table, t: Tactics, judgement: Judgement) -> None:
    """The card that promises most; used for bought cards, too."""
    for card in s.options:
        judgement.add(card, t.cards[event_type(card)] / t.temperature)


def judge_keep(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    for card in s.options:
        kind = event_type(card)
        worth = 0.5 * (schemes.survey.t.cards[kind] + max(0.0, schemes.worth_now(kind)))
        judgement.add(card, worth / schemes.survey.t.temperature)


def judge_play(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    """Play a card whose moment has come; of several copies one is enough."""
    t = schemes.survey.t
    judgement.add(PASS, 0.0)
    before: i64 = -1
    for option in s.options:
        kind = event_type(option - 1)
        if option != PASS and kind != before:
            before = kind
            gain = (schemes.worth_now(kind) - t.waiting * t.cards[kind]) / t.temperature
            if gain > BLUNDER:
                judgement.add(option, gain)


def judge_purchase(s: Table, survey: Survey, judgement: Judgement) -> None:
    """Cards are bought with gold that nothing else needs."""
    t = survey.t
    me = survey.me
    judgement.add(0, 0.0)
    gold = float(s.gold[me] - bill(s, me) - s.rules.upkeep)
    for option in s.options:
        if option == 0:
            continue
        cost = float(event_price(s, me, option))
        worth = (t.event_card if option == 1 else t.three_cards) - cost * survey.thrift[me]
        if gold < cost:
            worth -= t.ruin
        worth -= t.shortage * max(0.0, t.reserve - (gold - cost + float(survey.incomes[me])))
        judgement.add(option, worth / t.temperature)


def judge_looks(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    for token in s.options:
        judgement.add(token, 2.0 * float(schemes.looks_of(token)))


def judge_delay(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    for option in s.options:
        worth = schemes.delay_worth(option // LONGEST_TRACK, option % LONGEST_TRACK + 1)
        judgement.add(option, worth / schemes.survey.t.temperature)


def judge_vermin_kind(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    for kind in s.options:
        judgement.add(kind, schemes.vermin_worth(kind) / schemes.survey.t.temperature)


def judge_vermin_pick(s: Table, judgement: Judgement) -> None:
    """The caravans with most payments to come lose theirs last of all, perhaps never."""
    most: i64 = 0
    for option in s.options:
        most = max(most, payments_to_come(option))
    for option in s.options:
        payments = payments_to_come(option)
        if payments + NEARLY >= most:
            judgement.add(option, 0.5 * float(payments))


def payments_to_come(option: i64) -> i64:
    payments: i64 = 0
    for space in picked_spaces(option):
        payments += space
    return payments


def judge_court(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    """The princess who would come to oneself first, the one for a rival last."""
    cards = s.emira_deck.top(s.looking)
    outlooks: list[float] = []
    for position in range(len(cards)):
        mark = s.emira_deck.marks[s.emira_deck.at(position + 1)]
        first, second = FIRST_PREFERENCE[cards[position]], SECOND_PREFERENCE[cards[position]]
        if mark:
            first, second = second, first
        outlooks.append(schemes.outlook(cards[position], first, second))
    for option in s.options:
        worth = 0.0
        for place in range(len(cards)):
            worth += NEXT_PLACES[place] * outlooks[ORDERS[option][place]]
        judgement.add(option, worth / schemes.survey.t.temperature)


def status_worth(schemes: Schemes, card: i64) -> float:
    """What a status card on offer would be worth, if it can be paid."""
    cost = STATUS_PRICE[card]
    ahead = schemes.s.gold[schemes.me]
    if cost > ahead:
        return -0.2 * float(cost - ahead)
    return schemes.wants.point_worth(STATUS, STATUS_POINTS[card]) - float(cost) * schemes.survey.thrift[schemes.me]


def judge_orders(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    """The status card that one can use first."""
    cards = s.status_deck.top(s.looking)
    for option in s.options:
        worth = 0.0
        for place in range(len(cards)):
            worth += NEXT_PLACES[place] * status_worth(schemes, cards[ORDERS[option][place]])
        judgement.add(option, worth / schemes.survey.t.temperature)


def judge_mind(s: Table, schemes: Schemes, princess: i64, swapped: bool, judgement: Judgement) -> None:
    """Keep her, change her preferences round, or have another one."""
    first, second = FIRST_PREFERENCE[princess], SECOND_PREFERENCE[princess]
    if swapped:
        first, second = second, first
    temperature = schemes.survey.t.temperature
    keep = schemes.outlook(princess, first, second)
    swap = keep if princess == SIDI else schemes.outlook(princess, second, first)
    judgement.add(0, keep / temperature)
    judgement.add(SWAP, swap / temperature - 0.1)
    judgement.add(TO_BOTTOM, schemes.next_princess() / temperature - 0.2)


def judge_noble(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    """The best status card that one can pay; one of each price is enough."""
    last: i64 = -1
    for card in s.options:
        if STATUS_PRICE[card] != last:
            judgement.add(card, status_worth(schemes, card) / schemes.survey.t.temperature)
        last = STATUS_PRICE[card]


def judge_bazaar(s: Table, schemes: Schemes, judgement: Judgement) -> None:
    """A token that completes a set for oneself and not for a rival."""
    for token in s.options:
        score = 0.0
        for seat in range(s.players):
            gain = float(schemes.survey.token_gain(seat, token))
            score += 1.5 * gain if seat == schemes.me else -0.3 * gain
        judgement.add(token, score + 0.1 * float(s.tokens_of(schemes.me, token)))
