"""What a strength on a space may bring, as far as one can see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dragons.components import (
    ASTRAL_DOUBLE,
    CAVES,
    DJINN,
    KEY,
    KINDS,
    MARKET,
    NICHES,
    ROOM_1,
    TENT,
)
from serai.games.dragons.insight.odds import NUMBER_IN, ROW, Survey, draws, stronger
from serai.games.dragons.insight.worth import artifact_worth, on_sale_bonus, one_more, own_unused
from serai.games.dragons.table import OWNED_TYPES, Table

TENT_FIRST: Final = 2.2
TENT_SECOND: Final = 1.2
DJINN_PRIZE: Final = 0.25  # for who has nothing to use twice
DJINN_USES: Final = 1.4
MARKET_PRIZE: Final = 2.4
CAMEL_PRIZE: Final = 0.7

RIVAL_PAYS: Final = 0.85  # a rival who is stronger in a room and rich buys
RICH: Final = 9.0  # units that pay for most strengths
SHORT_BY: Final = [1.0, 0.55, 0.25, 0.08, 0.0]  # how likely I can pay after all, by missing units
RESERVED: Final = 0.7  # of the price of a room where I stand already
ADMISSION_TO_COME: Final = 0.9  # I can still go to the guard room
UNSEEN_GUARD: Final = 10  # strengths 1 to 10, all equally likely
HOPE: Final = 0.55  # of an artifact, for a room that I have not gone to yet
MORE_HOPE: Final = 0.15


class Outlook:
    """Everything about the spaces that does not depend on the next token."""

    def __init__(self, s: Table, me: i64) -> None:
        self.board = Survey(s, me)
        self.me = me
        self.worth = artifact_worth(s, me)
        self.draw = draws(s)
        self.coming = [0.0] * s.players  # tokens behind each screen
        self.pays = [0.0] * s.players  # how likely a rival buys who may
        for seat in range(s.players):
            if seat != me:
                self.coming[seat] = float(NUMBER_IN[s.hands[seat]])
                wealth = float(s.wealth(seat)) + 3.0
                self.pays[seat] = RIVAL_PAYS * (wealth / RICH if wealth < RICH else 1.0)
        self.later = 0  # mask of rivals who rank after me when equal
        my_turn = (me - s.first) % s.players
        for seat in range(s.players):
            if (seat - s.first) % s.players > my_turn:
                self.later |= 1 << seat
        self.hold = [0.0] * len(KINDS)  # what I may expect to hold when the rooms are sold
        self.key = own_unused(s, me, KEY)


def by_rank(
    s: Table, o: Outlook, space: i64, x: i64, first: float, second: float, third: float, fourth: float
) -> float:
    """What rank 1, 2, 3, 4 bring, each as likely as it is with strength `x`."""
    d0 = 1.0
    d1 = 0.0
    d2 = 0.0
    d3 = 0.0
    b = o.board
    for seat in range(s.players):
        if seat == o.me:
            continue
        place = seat * ROW + space
        earlier = o.later >> seat & 1 == 0
        if b.number[place]:
            p = stronger(b, place, x, earlier)
        elif o.coming[seat] > 0.0:
            p = arrival(o, seat, space) * newcomer(x, earlier)
        else:
            p = 0.0
        if p > 0.0:
            q = 1.0 - p
            d3 = d3 * q + d2 * p
            d2 = d2 * q + d1 * p
            d1 = d1 * q + d0 * p
            d0 = d0 * q
    return d0 * first + d1 * second + d2 * third + d3 * fourth


def arrival(o: Outlook, seat: i64, space: i64) -> float:
    """How likely a rival who is not there yet still comes."""
    expected = o.coming[seat] * o.draw[space]
    return expected / (1.0 + expected)


def newcomer(x: i64, earlier: bool) -> float:
    """The chance that a single token to come is stronger."""
    return NEWCOMER_FIRST[x] if earlier else NEWCOMER[x]


def newcomers(equal_too: bool) -> list[float]:
    from serai.games.dragons.insight.odds import ABOVE, EQUAL, SUMS

    found: list[float] = []
    for x in range(SUMS):
        found.append(ABOVE[SUMS + x] + (EQUAL[SUMS + x] if equal_too else 0.0))
    return found


NEWCOMER: Final = newcomers(False)
NEWCOMER_FIRST: Final = newcomers(True)


def cave_prize(s: Table, o: Outlook, cave: i64, x: i64) -> float:
    """In units worth holding: a kind that I collect is worth more."""
    kind = one_more(s.units[o.me * len(KINDS) + cave] + 2)
    top = cave * NICHES
    return kind * by_rank(
        s,
        o,
        cave,
        x,
        float(s.niches[top]),
        float(s.niches[top + 1]),
        float(s.niches[top + 2]),
        float(s.niches[top + 3]),
    )


def city_prize(s: Table, o: Outlook, place: i64, x: i64) -> float:
    if place == TENT:
        if not s.spell_deck:
            return 0.0
        return by_rank(s, o, place, x, TENT_FIRST, TENT_SECOND, 0.0, 0.0)
    return by_rank(s, o, place, x, first_prize(s, o.me, place), 0.0, 0.0, 0.0)


def first_prize(s: Table, me: i64, place: i64) -> float:
    """What the strongest at the market, the caravanserai or the Djinn's house gains."""
    if place == MARKET:
        return MARKET_PRIZE if s.bank_total() > 0 else 0.0
    if place == DJINN:
        return DJINN_PRIZE + (DJINN_USES if usable(s, me) > 1 else 0.0)
    if place == TENT:
        return TENT_FIRST if s.spell_deck else 0.0
    return CAMEL_PRIZE


def usable(s: Table, me: i64) -> i64:
    """Things of which one can use one a round: artifacts that do something, and the lamp if there is a spell."""
    number: i64 = 0
    for kind in range(ASTRAL_DOUBLE, KEY + 1):
        number += s.owned[me * OWNED_TYPES + kind]
    return number + 1 if s.spells[me] else number


def offer_chance(s: Table, o: Outlook, room: i64, x: i64) -> float:
    """How likely nobody stronger buys in a room."""
    chance = 1.0
    b = o.board
    for seat in range(s.players):
        if seat == o.me:
            continue
        place = seat * ROW + room
        earlier = o.later >> seat & 1 == 0
        if b.number[place]:
            chance *= 1.0 - stronger(b, place, x, earlier) * o.pays[seat]
        elif o.coming[seat] > 0.0:
            chance *= 1.0 - arrival(o, seat, room) * newcomer(x, earlier) * o.pays[seat]
    return chance


def room_prize(s: Table, o: Outlook, room: i64, x: i64, payable: float) -> float:
    """The artifact for its price, if it is offered and can be paid."""
    profit = o.worth + on_sale_bonus(s, room - ROOM_1) - float(x)
    if profit <= 0.0 or payable <= 0.0:
        return 0.0
    return profit * payable * offer_chance(s, o, room, x)


def bribe_expected(strength: i64) -> float:
    """Units to pay for what is missing to a guard that nobody has seen."""
    missing = UNSEEN_GUARD - strength
    return float(missing * (missing + 1)) / 20.0 if missing > 0 else 0.0


def expect_holdings(s: Table, o: Outlook) -> None:
    """What I hold, and what my tokens in the caves may bring."""
    for kind in range(len(KINDS)):
        o.hold[kind] = float(s.units[o.me * len(KINDS) + kind])
    for cave in range(CAVES):
        strength = o.board.strength(cave)
        if strength > 0 and not s.finished(cave):
            top = cave * NICHES
            o.hold[cave] += by_rank(
                s, o, cave, strength, float(s.niches[top]), float(s.niches[top + 1]), float(s.niches[top + 2]), 0.0
            )


def payable_with(hold: list[float], values: list[int]) -> float:
    """How likely these values, each from another kind, can be paid: highest value from the largest stock."""
    stock = sorted(hold, reverse=True)
    missing = 0.0
    for number in range(len(values)):
        short = float(values[number]) - stock[number]
        if short > 0.0:
            missing += short
    if missing <= 0.0:
        return 1.0
    step: i64 = int(missing)
    if step >= 4:
        return 0.0
    part = missing - float(step)
    return SHORT_BY[step] * (1.0 - part) + SHORT_BY[step + 1] * part


def reserve(hold: list[float], value: float) -> None:
    """Set the price of another room aside, from the smallest stock that is large enough."""
    best: i64 = -1
    for kind in range(len(KINDS)):
        if hold[kind] >= value and (best < 0 or hold[kind] < hold[best]):
            best = kind
    if best >= 0:
        hold[best] -= value


def values_in(s: Table, seat: i64, space: i64) -> list[int]:
    from serai.games.dragons.ranking import prices

    return prices(s, seat, space)
