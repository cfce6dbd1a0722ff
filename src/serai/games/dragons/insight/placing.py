"""Where the tokens go: the places that pay, and which token they deserve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.dragons.components import ALL_SPACES, CAVES, GUARD_ROOM, ROOM_1, TOKENS, VALUES
from serai.games.dragons.insight.choosing import keep_best
from serai.games.dragons.insight.prizes import (
    ADMISSION_TO_COME,
    HOPE,
    MORE_HOPE,
    RESERVED,
    Outlook,
    bribe_expected,
    cave_prize,
    city_prize,
    expect_holdings,
    payable_with,
    reserve,
    room_prize,
)
from serai.games.dragons.moves import PLACE_CAST
from serai.games.dragons.ranking import prices
from serai.games.dragons.table import Table

NOT_LEGAL: Final = -99.0
ELSEWHERE: Final = 0.8  # how much of a token's second best place is lost by placing it
PER_UNIT: Final = 1.2  # of a score
WAIT_ROOM: Final = 0.12  # for each token in hand: a room is better chosen when others have shown where they go
KEY_PRESENCE: Final = 0.3  # of the guard room, for who has a key


class Plan:
    """What each of my tokens would add on each space."""

    def __init__(self, s: Table, me: i64) -> None:
        self.outlook = Outlook(s, me)
        expect_holdings(s, self.outlook)
        self.hand: i64 = s.hands[me]
        self.tokens: i64 = 0
        for token in range(TOKENS):
            if self.hand >> token & 1:
                self.tokens += 1
        self.gain = [NOT_LEGAL] * (ALL_SPACES * TOKENS)
        self.free = self.outlook.hold.copy()
        self.rooms: i64 = 0  # where I stand
        for room in range(ROOM_1, ROOM_1 + s.players):
            strength = self.outlook.board.strength(room)
            if strength > 0:
                self.rooms += 1
                reserve(self.free, float(strength) * RESERVED)
        self.palace = palace_hopes(s, self.outlook, self)


def palace_hopes(s: Table, o: Outlook, plan: Plan) -> float:
    """What being admitted is worth."""
    hopes = 0.0
    for room in range(ROOM_1, ROOM_1 + s.players):
        strength = o.board.strength(room)
        if strength > 0 and s.room_on_sale(room - ROOM_1):
            hopes += room_prize(s, o, room, strength, payable_with(o.hold, prices(s, o.me, room)))
    if plan.rooms == 0:
        return HOPE * o.worth if plan.tokens > 1 else 0.0
    return hopes + MORE_HOPE * o.worth if plan.tokens > 1 else hopes


def fill(s: Table, plan: Plan, space: i64) -> None:
    """What each token in hand would add on a space."""
    o = plan.outlook
    x = o.board.strength(space)
    before = 0.0
    if space < CAVES:
        if x > 0:
            before = cave_prize(s, o, space, x)
        for token in range(TOKENS):
            if plan.hand >> token & 1:
                plan.gain[space * TOKENS + token] = cave_prize(s, o, space, x + VALUES[token]) - before
    elif space < GUARD_ROOM:
        if x > 0:
            before = city_prize(s, o, space, x)
        for token in range(TOKENS):
            if plan.hand >> token & 1:
                plan.gain[space * TOKENS + token] = city_prize(s, o, space, x + VALUES[token]) - before
    elif space == GUARD_ROOM:
        fill_guard(s, plan, x)
    else:
        fill_room(s, plan, space, x)


def admission(hopes: float, strength: i64) -> float:
    """What presence in the guard room is worth: whatever the palace brings, less the bribe."""
    price = bribe_expected(strength)
    return hopes - price if price < hopes else 0.0


def fill_guard(s: Table, plan: Plan, x: i64) -> None:
    o = plan.outlook
    before = admission(plan.palace, x) if x > 0 else 0.0
    for token in range(TOKENS):
        if plan.hand >> token & 1:
            gain = admission(plan.palace, x + VALUES[token]) - before
            plan.gain[GUARD_ROOM * TOKENS + token] = gain * KEY_PRESENCE if o.key else gain


def fill_room(s: Table, plan: Plan, room: i64, x: i64) -> None:
    o = plan.outlook
    admitted = 1.0
    if not o.board.present(o.me, GUARD_ROOM) and not o.key:
        admitted = ADMISSION_TO_COME if plan.tokens > 1 else 0.0
    on_sale = s.room_on_sale(room - ROOM_1)
    before = 0.0
    values: list[int] = []
    hold = plan.free
    if x > 0:
        values = prices(s, o.me, room)
        hold = o.hold
        before = room_prize(s, o, room, x, payable_with(o.hold, values))
    for token in range(TOKENS):
        if plan.hand >> token & 1:
            gain = 0.0
            if on_sale and admitted > 0.0:
                value = VALUES[token]
                with_it = sorted([*values, value], reverse=True)
                gain = (room_prize(s, o, room, x + value, payable_with(hold, with_it)) - before) * admitted
            plan.gain[room * TOKENS + token] = gain


def make_plan(s: Table, me: i64, spaces: list[int]) -> Plan:
    plan = Plan(s, me)
    for space in spaces:
        if space < PLACE_CAST:
            fill(s, plan, space)
    return plan


def second_thoughts(plan: Plan, spaces: list[int]) -> list[float]:
    """For each token its best gain and its second best, at 2 * token and 2 * token + 1."""
    found = [0.0] * (2 * TOKENS)
    for token in range(TOKENS):
        if plan.hand >> token & 1:
            best = 0.0
            second = 0.0
            for space in spaces:
                if space < PLACE_CAST:
                    gain = plan.gain[space * TOKENS + token]
                    if gain > best:
                        second = best
                        best = gain
                    elif gain > second:
                        second = gain
            found[2 * token] = best
            found[2 * token + 1] = second
    return found


def token_score(plan: Plan, best: list[float], space: i64, token: i64) -> float:
    """What the token adds here, less what it might add elsewhere."""
    gain = plan.gain[space * TOKENS + token]
    other = best[2 * token + 1] if gain >= best[2 * token] else best[2 * token]
    score = gain - ELSEWHERE * other
    if space >= ROOM_1:
        score -= WAIT_ROOM * float(plan.tokens)
    return score


def judge_place(s: Table, judgement: Judgement) -> None:
    plan = make_plan(s, s.seat, s.options)
    best = second_thoughts(plan, s.options)
    gains: list[float] = []
    for space in s.options:
        gain = NOT_LEGAL
        if space < PLACE_CAST:
            for token in range(TOKENS):
                if plan.hand >> token & 1:
                    this = token_score(plan, best, space, token)
                    if this > gain:
                        gain = this
        gains.append(gain)
    keep_best(s.options, gains, PER_UNIT, judgement)


def spaces_open(s: Table) -> list[int]:
    """Where a token could have gone, at the question which token goes there."""
    found: list[int] = []
    for space in range(ROOM_1 + s.players):
        if s.in_use(space) and not s.sealed >> space & 1 and (space >= CAVES or s.has_treasure(space)):
            found.append(space)
    return found


def judge_value(s: Table, judgement: Judgement) -> None:
    space = s.parts[0]
    spaces = spaces_open(s)
    plan = make_plan(s, s.seat, spaces)
    best = second_thoughts(plan, spaces)
    for token in s.options:
        judgement.add(token, token_score(plan, best, space, token) * PER_UNIT)
