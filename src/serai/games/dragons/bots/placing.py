"""Where the tokens go: the places that pay, and which token they deserve."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.dragons.bots.casting import cost_of, item_gain
from serai.games.dragons.bots.choosing import keep_best
from serai.games.dragons.bots.odds import NUMBER_IN
from serai.games.dragons.bots.prizes import (
    Outlook,
    Prizes,
    after_all,
    bribe_expected,
    by_rank,
    city_prizes,
    expect_holdings,
    kind_worth,
    largest,
    payable_with,
    reserve,
    room_prize,
)
from serai.games.dragons.components import ALL_SPACES, ALL_TOKENS, CAVES, GUARD_ROOM, NICHES, ROOM_1, TOKENS, VALUES
from serai.games.dragons.phases.placement import PLACE_TOKEN, TOKENS_IN
from serai.games.dragons.ranking import prices, with_price
from serai.games.dragons.table import Table

NOT_LEGAL: Final = -99.0
PER_UNIT: Final = 1.2  # of a score
ELSEWHERE: Final = 1.05  # how much of a token's next best place counts against placing it here
WAIT_ROOM: Final = 0.12  # for each token in hand
HOPE: Final = 0.55  # of an artifact, for a room that I have not gone to yet
MORE_HOPE: Final = 0.15
RESERVED: Final = 0.8  # of the price of a room where I stand already
KEY_PRESENCE: Final = 0.3  # of a token in the guard room, for a player with a Key
ADMISSION_TO_COME: Final = 0.9  # I can still go to the guard room
MOMENTS: Final = 4096  # more than a game reveals
WEAK: Final = 31  # the tokens up to 6; a stronger one is too good for the city
FEW: Final = 2  # tokens left, when nothing is too good any more


class Plan:
    """What each of my tokens would add on each space."""

    def __init__(self, s: Table, me: i64) -> None:
        o = Outlook(s, me)
        expect_holdings(s, o)
        self.outlook = o
        self.tokens = TOKENS_IN[s.hands[me]]
        self.number = NUMBER_IN[s.hands[me]]
        self.weak = NUMBER_IN[s.hands[me] & WEAK]  # tokens that are not too good for the city
        self.gain = vec[float]([NOT_LEGAL] * (ALL_SPACES * TOKENS))
        free = o.hold[:]
        rooms: i64 = 0  # where I stand
        for room in range(ROOM_1, ROOM_1 + s.players):
            strength = o.board.strength(room)
            if strength > 0:
                rooms += 1
                reserve(free, float(strength) * RESERVED)
        self.free = free
        self.rooms = rooms
        self.palace = palace_hopes(s, o, rooms, self.number > 1)
        self.best = vec[float]([0.0] * (2 * TOKENS))  # for each token its best gain and its second best
        self.state = s
        self.moment = moment_of(s)


def moment_of(s: Table) -> i64:
    """A number that changes with all public information."""
    return (s.round * MOMENTS + s.reveals) * MOMENTS + len(s.pieces)


def still_holds(plan: Plan, s: Table) -> bool:
    """Whether a plan was made for this very question, of which the space is chosen now and the token not yet."""
    return plan.state is s and plan.moment == moment_of(s)


def palace_hopes(s: Table, o: Outlook, rooms: i64, more: bool) -> float:
    """What being admitted is worth."""
    if rooms == 0:
        return HOPE * o.worth if more else 0.0
    hopes = MORE_HOPE * o.worth if more else 0.0
    for room in range(ROOM_1, ROOM_1 + s.players):
        strength = o.board.strength(room)
        if strength > 0 and s.room_on_sale(room - ROOM_1):
            hopes += room_prize(s, o, room, strength, payable_with(o.hold, prices(s, o.me, room)))
    return hopes


def fill(s: Table, plan: Plan, space: i64) -> None:
    """What each token in hand would add on a space."""
    if space < CAVES:
        kind = kind_worth(s, plan.outlook, space)
        top = space * NICHES
        first = kind * float(s.niches[top])
        second = kind * float(s.niches[top + 1])
        third = kind * float(s.niches[top + 2])
        fourth = kind * float(s.niches[top + 3])
        fill_ranked(s, plan, space, Prizes(first, second, third, fourth), ALL_TOKENS)
    elif space < GUARD_ROOM:
        tokens: i64 = WEAK if plan.number > FEW and plan.weak > 0 else ALL_TOKENS
        fill_ranked(s, plan, space, city_prizes(s, plan.outlook.me, space), tokens)
    elif space == GUARD_ROOM:
        fill_guard(plan, plan.outlook.board.strength(space))
    else:
        fill_room(s, plan, space, plan.outlook.board.strength(space))


def fill_ranked(s: Table, plan: Plan, space: i64, prizes: Prizes, worth_a_thought: i64) -> None:
    """A space where the rank decides."""
    o = plan.outlook
    x = o.board.strength(space)
    before = by_rank(s, o, space, x, prizes) if x > 0 else 0.0
    for token in plan.tokens:
        if worth_a_thought >> token & 1:
            plan.gain[space * TOKENS + token] = by_rank(s, o, space, x + VALUES[token], prizes) - before


def admission(hopes: float, strength: i64) -> float:
    """What presence in the guard room is worth: whatever the palace brings, less the bribe."""
    price = bribe_expected(strength)
    return hopes - price if price < hopes else 0.0


def fill_guard(plan: Plan, x: i64) -> None:
    before = admission(plan.palace, x) if x > 0 else 0.0
    share = KEY_PRESENCE if plan.outlook.key else 1.0
    for token in plan.tokens:
        plan.gain[GUARD_ROOM * TOKENS + token] = share * (admission(plan.palace, x + VALUES[token]) - before)


def fill_room(s: Table, plan: Plan, room: i64, x: i64) -> None:
    o = plan.outlook
    admitted = 1.0
    if not o.key and not o.board.present(o.me, GUARD_ROOM):
        admitted = ADMISSION_TO_COME if plan.number > 1 else 0.0
    if admitted <= 0.0 or not s.room_on_sale(room - ROOM_1):
        for token in plan.tokens:
            plan.gain[room * TOKENS + token] = 0.0
    elif x > 0:
        values = prices(s, o.me, room)
        before = room_prize(s, o, room, x, payable_with(o.hold, values))
        for token in plan.tokens:
            more = with_price(values[:], VALUES[token])
            gain = room_prize(s, o, room, x + VALUES[token], payable_with(o.hold, more)) - before
            plan.gain[room * TOKENS + token] = gain * admitted
    else:
        stock = largest(plan.free)
        for token in plan.tokens:
            value = VALUES[token]
            gain = room_prize(s, o, room, value, after_all(float(value) - stock))
            plan.gain[room * TOKENS + token] = gain * admitted


def make_plan(s: Table, me: i64, options: vec[i64]) -> Plan:
    plan = Plan(s, me)
    spaces = vec[i64](capacity=ALL_SPACES)
    for space in options:
        if space < PLACE_TOKEN.cast_from:
            spaces = append(spaces, space)
            fill(s, plan, space)
    second_thoughts(plan, spaces)
    return plan


def second_thoughts(plan: Plan, spaces: vec[i64]) -> None:
    """For each token its best gain and its second best."""
    for token in plan.tokens:
        best = 0.0
        second = 0.0
        for space in spaces:
            gain = plan.gain[space * TOKENS + token]
            if gain > second:
                if gain > best:
                    second = best
                    best = gain
                else:
                    second = gain
        plan.best[2 * token] = best
        plan.best[2 * token + 1] = second


def token_score(plan: Plan, space: i64, token: i64) -> float:
    """What the token adds here, less what it might add elsewhere."""
    gain = plan.gain[space * TOKENS + token]
    other = plan.best[2 * token]
    if gain >= other:
        other = plan.best[2 * token + 1]
    return gain - ELSEWHERE * other


def timing(plan: Plan, space: i64) -> float:
    """A room is better chosen when others have shown where they go."""
    return -WAIT_ROOM * float(plan.number) if space >= ROOM_1 else 0.0


def judge_place(s: Table, judgement: Judgement) -> Plan:
    """The plan is of use again when the token is chosen."""
    plan = make_plan(s, s.seat, s.options)
    gains = vec[float](capacity=ALL_SPACES)
    top = NOT_LEGAL
    for option in s.options:
        space: i64 = option
        if space < PLACE_TOKEN.cast_from:
            gain = NOT_LEGAL
            for token in plan.tokens:
                this = token_score(plan, space, token)
                if this > gain:
                    gain = this
            gain += timing(plan, space)
            if gain > top:
                top = gain
        else:
            spell = space - PLACE_TOKEN.cast_from
            gain = top + (item_gain(s, None, 0.0, spell) - cost_of(s, s.seat, spell))
        gains = append(gains, gain)
    keep_best(s.options, gains, PER_UNIT, judgement)
    return plan


def spaces_open(s: Table) -> vec[i64]:
    """Where a token could have gone, when asked which token goes there."""
    spaces = vec[i64](capacity=ROOM_1 + s.players)
    for space in range(ROOM_1 + s.players):
        if PLACE_TOKEN.check(s, space) is None:
            spaces = append(spaces, space)
    return spaces


def judge_value(s: Table, made: Plan | None, judgement: Judgement) -> None:
    space = s.parts[0]
    plan = made if made is not None and still_holds(made, s) else make_plan(s, s.seat, spaces_open(s))
    for token in s.options:
        judgement.add(token, token_score(plan, space, token) * PER_UNIT)
