"""What a strength on a space may bring, as far as one can see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.bots.odds import ABOVE, NOT_BELOW, NUMBER_IN, ROW, SUMS, Survey, draws, habit_of, stronger
from serai.games.dragons.bots.worth import artifact_worth, left_in_palace, on_sale_bonus, one_more, own_unused
from serai.games.dragons.components import (
    ALL_KINDS,
    ASTRAL_DOUBLE,
    DJINN,
    KEY,
    MARKET,
    NICHES,
    ROOM_1,
    TENT,
)
from serai.games.dragons.table import OWNED_TYPES, PLACEMENT, UPKEEP, Table

TENT_FIRST: Final = 1.1
TENT_SECOND: Final = 0.8
DJINN_PRIZE: Final = 0.25  # for a player with nothing to use twice
DJINN_USES: Final = 1.4  # for a player with something to use twice
MARKET_PRIZE: Final = 2.0
CAMEL_PRIZE: Final = 1.4
RIVAL_PAYS: Final = 0.95  # how likely a rival who is stronger in a room and rich buys
RICH: Final = 9.0  # units that pay for most strengths
REINFORCED: Final = 0.4  # how much likelier a rival who stands there comes again than a token to come lands there
BRIBE_WEIGHT: Final = 1.15  # a unit paid at the door is missing in the rooms
FADING: Final = 0.4  # how much less treasure is worth when the last artifact is near
END_NEAR: Final = 3.0
SHORT_BY: Final = vec[float]([1.0, 0.55, 0.25, 0.08, 0.0])  # how likely I can pay after all, by missing units
UNSEEN_GUARD: Final = 10  # strengths 1 to 10, all equally likely
NOTHING_YET: Final = vec[float]()


class Outlook:
    """Everything about the spaces that does not depend on the next token."""

    def __init__(self, s: Table, me: i64) -> None:
        players = s.players
        left = left_in_palace(s)
        worth = artifact_worth(s, me, left)
        self.board = Survey(s, me)
        self.me = me
        self.worth = worth
        self.placing = s.phase == PLACEMENT or s.phase == UPKEEP  # tokens are still to come
        self.arrivals = arrivals(s, me) if self.placing else NOTHING_YET
        self.hold = NOTHING_YET  # what I may expect to hold when the rooms are sold
        self.key = own_unused(s, me, KEY)
        self.fade = 1.0 - FADING * END_NEAR / (float(left) + END_NEAR)
        pays = vec[float]([0.0] * players)  # how likely a rival buys who may
        worths = vec[float]([0.0] * players)  # of what each room sells
        later: i64 = 0  # mask of rivals who rank after me when equal
        my_turn = (me - s.first + players) % players
        for seat in range(players):
            worths[seat] = worth + on_sale_bonus(s, seat, left)
            if seat != me:
                wealth = float(s.wealth(seat)) + 3.0
                if not s.shut_out(seat):
                    pays[seat] = RIVAL_PAYS * (wealth / RICH if wealth < RICH else 1.0)
                if (seat - s.first + players) % players > my_turn:
                    later |= 1 << seat
        self.pays = pays
        self.room_worth = worths
        self.later: i64 = later


def arrivals(s: Table, me: i64) -> vec[float]:
    """How likely each absent rival is still to come to each space; by place in the survey."""
    found = vec[float]([0.0] * (s.players * ROW))
    draw = draws(s)
    for seat in range(s.players):
        if seat != me:
            coming = float(NUMBER_IN[s.hands[seat]])
            for space in range(len(draw)):
                expected = coming * draw[space]
                found[seat * ROW + space] = expected / (1.0 + expected)
    return found


class Prizes:
    """What each rank of a space brings."""

    def __init__(self, first: float, second: float, third: float = 0.0, fourth: float = 0.0) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth


def by_rank(s: Table, o: Outlook, space: i64, x: i64, prizes: Prizes) -> float:
    """What a strength brings, each rank as likely as it is."""
    d0 = 1.0
    d1 = 0.0
    d2 = 0.0
    d3 = 0.0
    b = o.board
    me = o.me
    later = o.later
    placing = o.placing
    habit = habit_of(space)
    place = space - ROW
    for seat in range(s.players):
        place += ROW
        if seat == me:
            continue
        if b.number[place] > 0:
            p = stronger(b, place, habit, x, later >> seat & 1 == 0)
            if placing:
                p += (1.0 - p) * REINFORCED * o.arrivals[place]
        elif placing:
            p = o.arrivals[place] * newcomer(habit, x, later >> seat & 1 == 0)
        else:
            continue
        q = 1.0 - p
        d3 = d3 * q + d2 * p
        d2 = d2 * q + d1 * p
        d1 = d1 * q + d0 * p
        d0 = d0 * q
    return d0 * prizes.first + d1 * prizes.second + d2 * prizes.third + d3 * prizes.fourth


def newcomer(habit: i64, x: i64, earlier: bool) -> float:
    """The chance that a single token to come is stronger."""
    return NOT_BELOW[habit + SUMS + x] if earlier else ABOVE[habit + SUMS + x]


def kind_worth(s: Table, o: Outlook, cave: i64) -> float:
    """What a unit of a cave's kind is worth: more if I collect it, less when the last artifact is near."""
    return one_more(s.units[o.me * ALL_KINDS + cave] + 2) * o.fade


def units_expected(s: Table, o: Outlook, cave: i64, x: i64) -> float:
    top = cave * NICHES
    first = float(s.niches[top])
    second = float(s.niches[top + 1])
    third = float(s.niches[top + 2])
    fourth = float(s.niches[top + 3])
    return by_rank(s, o, cave, x, Prizes(first, second, third, fourth))


def city_prizes(s: Table, me: i64, place: i64) -> Prizes:
    """Only the strongest gains, but for the tent."""
    return Prizes(first_prize(s, me, place), TENT_SECOND if place == TENT and s.spell_deck else 0.0)


def first_prize(s: Table, me: i64, place: i64) -> float:
    """What the strongest of a city place gains."""
    if place == MARKET:
        return MARKET_PRIZE if s.bank_total() > 0 else 0.0
    if place == DJINN:
        return DJINN_PRIZE + (DJINN_USES if usable(s, me) > 1 else 0.0)
    if place == TENT:
        return TENT_FIRST if s.spell_deck else 0.0
    return CAMEL_PRIZE


def usable(s: Table, me: i64) -> i64:
    """Things of which one can be used per round: artifacts that do something, and the lamp if there is a spell."""
    number: i64 = 0
    for kind in range(ASTRAL_DOUBLE, KEY + 1):
        number += s.owned[me * OWNED_TYPES + kind]
    return number + 1 if s.spells[me] else number


def offer_chance(s: Table, o: Outlook, room: i64, x: i64) -> float:
    """How likely it is that nobody stronger buys in a room."""
    chance = 1.0
    b = o.board
    habit = habit_of(room)
    place = room - ROW
    for seat in range(s.players):
        place += ROW
        if seat == o.me:
            continue
        if b.number[place] > 0:
            p = stronger(b, place, habit, x, o.later >> seat & 1 == 0)
            if o.placing:
                p += (1.0 - p) * REINFORCED * o.arrivals[place]
            chance *= 1.0 - p * o.pays[seat]
        elif o.placing:
            p = o.arrivals[place] * newcomer(habit, x, o.later >> seat & 1 == 0)
            chance *= 1.0 - p * o.pays[seat]
    return chance


def room_prize(s: Table, o: Outlook, room: i64, x: i64, payable: float) -> float:
    """The artifact for its price, if it is offered and can be paid."""
    profit = o.room_worth[room - ROOM_1] - float(x)
    if profit <= 0.0 or payable <= 0.0:
        return 0.0
    return profit * payable * offer_chance(s, o, room, x)


def bribe_expected(strength: i64) -> float:
    """Units to pay for what is missing to a guard that nobody has seen."""
    missing = UNSEEN_GUARD - strength
    return BRIBE_WEIGHT * float(missing * (missing + 1)) / 20.0 if missing > 0 else 0.0


def expect_holdings(s: Table, o: Outlook) -> None:
    """What I hold, and what my tokens in the caves may bring."""
    hold = vec[float]([0.0] * ALL_KINDS)
    for kind in range(len(hold)):
        units = float(s.units[o.me * ALL_KINDS + kind])
        strength = o.board.strength(kind)
        hold[kind] = units if strength == 0 else units + units_expected(s, o, kind, strength)
    o.hold = hold


def payable_with(hold: vec[float], values: vec[i64]) -> float:
    """How likely these values, each from another kind, can be paid: highest value from the largest stock.

    Nobody can pay for more pieces than there are kinds; a piece too many does not come to lie there (A-16), but what
    it would do there may be asked.
    """
    if len(values) > len(hold):
        return 0.0
    if len(values) == 1:
        return after_all(float(values[0]) - largest(hold))
    stock = largest_first(hold)
    missing = 0.0
    for number in range(len(values)):
        short = float(values[number]) - stock[number]
        if short > 0.0:
            missing += short
    return after_all(missing)


def largest_first(hold: vec[float]) -> vec[float]:
    stock = hold[:]
    for number in range(1, len(stock)):
        units = stock[number]
        place = number
        while place > 0 and stock[place - 1] < units:
            stock[place] = stock[place - 1]
            place -= 1
        stock[place] = units
    return stock


def largest(hold: vec[float]) -> float:
    most = 0.0
    for stock in hold:
        if stock > most:
            most = stock
    return most


def after_all(missing: float) -> float:
    """How likely I am to be able to pay, if some units are expected to be missing."""
    if missing <= 0.0:
        return 1.0
    if missing >= 4.0:
        return 0.0
    step: i64 = int(missing)
    part = missing - float(step)
    return SHORT_BY[step] * (1.0 - part) + SHORT_BY[step + 1] * part


def reserve(hold: vec[float], value: float) -> None:
    """Set the price of another room aside, from the smallest stock that is large enough."""
    best: i64 = -1
    for kind in range(len(hold)):
        if hold[kind] >= value and (best < 0 or hold[kind] < hold[best]):
            best = kind
    if best >= 0:
        hold[best] -= value
