"""How likely it is that a rival is stronger: what face-down tokens may be worth, and who may still come."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.components import (
    ALL_SPACES,
    CARPET_VALUE,
    CAVES,
    GUARD_ROOM,
    NICHES,
    ROOM_1,
    TOKENS,
    VALUES,
)
from serai.games.dragons.pieces import GONE, is_doubled, is_up, owner_of, space_of, value_of
from serai.games.dragons.ranking import worth
from serai.games.dragons.table import Table

ROW: Final = 16  # a row of the survey: one seat's spaces
SUMS: Final = 64  # more than the sum of eight tokens
NUMBER_IN: Final = vec[i64]([bin(mask).count("1") for mask in range(1 << TOKENS)])  # tokens behind a screen, by mask

# How much a place draws tokens, in units of treasure; a cave draws by what lies in it.
CITY_DRAW: Final = vec[float]([2.0, 0.8, 2.5, 0.3])  # tent, Djinn's house, market, caravanserai
DRAW_ROOM: Final = 4.0
DRAW_REST: Final = 8.0  # the guard room, and places where somebody strengthens what lies there

# How likely a token of each value goes to a place: strong ones to the caves, weak ones to city and palace. These are
# the habits of the rule-based player itself, a little softened.
IN_CAVE: Final = [0.3, 0.22, 0.4, 0.5, 0.6, 1.3, 2.2, 2.8]
ELSEWHERE: Final = [1.7, 1.9, 1.6, 1.5, 1.2, 0.75, 0.3, 0.06]
HABITS: Final = [IN_CAVE, ELSEWHERE]
CAVE_HABIT: Final = 0
ROOM_HABIT: Final = SUMS * (TOKENS + 1)


def weights_of_sums(number: int, habit: list[float]) -> list[float]:
    """The probability of each sum, for a number of tokens."""
    found = [0.0] * SUMS
    for tokens in combinations(range(TOKENS), number):
        weight = 1.0
        total = 0
        for token in tokens:
            weight *= habit[token]
            total += VALUES[token]
        found[total] += weight
    whole = sum(found)
    return [weight / whole for weight in found]


def chances_above() -> list[float]:
    """By habit, number of face-down tokens and sum: the chance that they add up to more."""
    found: list[float] = []
    for habit in HABITS:
        for number in range(TOKENS + 1):
            weights = weights_of_sums(number, habit)
            found += [sum(weights[total + 1 :]) for total in range(SUMS)]
    return found


def chances_not_below() -> list[float]:
    """The same for at least as much."""
    found: list[float] = []
    for habit in HABITS:
        for number in range(TOKENS + 1):
            weights = weights_of_sums(number, habit)
            found += [sum(weights[total:]) for total in range(SUMS)]
    return found


ABOVE: Final = vec[float](chances_above())
NOT_BELOW: Final = vec[float](chances_not_below())


def habit_of(space: i64) -> i64:
    """Where the chances of a space begin in the tables."""
    return CAVE_HABIT if space < CAVES else ROOM_HABIT


class Survey:
    """The board as one seat sees it: by seat and space the strength that is known and the tokens that are not."""

    def __init__(self, s: Table, me: i64) -> None:
        size = s.players * ROW
        known = vec[i64]([0] * size)
        unknown = vec[i64]([0] * size)
        number = vec[i64]([0] * size)
        reversed_now = s.reversed
        for piece in s.pieces:
            space = space_of(piece)
            if space != GONE:
                owner = owner_of(piece)
                place = owner * ROW + space
                number[place] += 1
                if owner == me or is_up(piece):
                    value = worth(s, piece) if reversed_now else value_of(piece)
                    known[place] += value + value if is_doubled(piece) else value
                else:
                    unknown[place] += 1
        if s.smuggled:
            for space in range(CAVES, GUARD_ROOM):
                if s.smuggled >> space & 1:
                    place = s.smuggler * ROW + space
                    known[place] += CARPET_VALUE
                    number[place] += 1
                    if s.rules.smuggler_ties:
                        for seat in range(s.players):
                            known[place] = max(known[place], known[seat * ROW + space])
        self.me = me
        self.known = known
        self.unknown = unknown
        self.number = number

    def strength(self, space: i64) -> i64:
        """My own; 0 if I am not present."""
        return self.known[self.me * ROW + space]

    def present(self, seat: i64, space: i64) -> bool:
        return self.number[seat * ROW + space] != 0


def stronger(b: Survey, place: i64, habit: i64, x: i64, earlier: bool) -> float:
    """The chance that a rival who is present ranks before the strength `x`."""
    number = b.unknown[place]
    missing = x - b.known[place]
    if missing < 0:
        return 1.0
    if number == 0:
        return 1.0 if missing == 0 and earlier else 0.0
    at = habit + number * SUMS + missing
    return NOT_BELOW[at] if earlier else ABOVE[at]


def draws(s: Table) -> vec[float]:
    """By space, how much of all tokens to come it may expect."""
    found = vec[float]([0.0] * ALL_SPACES)
    total = DRAW_REST
    for cave in range(CAVES):
        units: i64 = 0
        for niche in range(cave * NICHES, cave * NICHES + NICHES):
            units += s.niches[niche]
        draw = float(units)
        found[cave] = draw
        total += draw
    for place in range(4):
        if s.in_use(CAVES + place):
            found[CAVES + place] = CITY_DRAW[place]
            total += CITY_DRAW[place]
    for room in range(s.players):
        if s.room_on_sale(room):
            found[ROOM_1 + room] = DRAW_ROOM
            total += DRAW_ROOM
    for space in range(ROOM_1 + s.players):
        found[space] /= total
    return found
