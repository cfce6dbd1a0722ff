"""How likely a rival is stronger: what face-down tokens may be worth, and who may still come."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from serai.games.dragons.components import ALL_SPACES, CAVES, GUARD_ROOM, NICHES, ROOM_1, TOKENS, VALUES
from serai.games.dragons.pieces import GONE, is_doubled, is_up, owner_of, space_of
from serai.games.dragons.ranking import worth
from serai.games.dragons.table import Table

ROW: Final = 16  # a row of the survey: one seat's spaces
SUMS: Final = 64  # more than eight tokens add up to
NUMBER_IN: Final = [bin(mask).count("1") for mask in range(1 << TOKENS)]  # tokens behind a screen, by mask

# How much a place draws tokens, in units of treasure; a cave draws by what lies in it.
DRAW_TENT: Final = 2.0
DRAW_DJINN: Final = 0.8
DRAW_MARKET: Final = 2.5
DRAW_CARAVANSERAI: Final = 0.8
DRAW_ROOM: Final = 4.0
DRAW_REST: Final = 8.0  # the guard room, and places where somebody strengthens what lies there
CITY_DRAW: Final = [DRAW_TENT, DRAW_DJINN, DRAW_MARKET, DRAW_CARAVANSERAI]


def sums_of(number: int) -> list[int]:
    """How many sets of so many tokens add up to each sum."""
    counts = [0] * SUMS
    for tokens in combinations(VALUES, number):
        counts[sum(tokens)] += 1
    return counts


def chances_above() -> list[float]:
    """By number of face-down tokens and sum: the chance that they add up to more."""
    found: list[float] = []
    for number in range(TOKENS + 1):
        counts = sums_of(number)
        found += [sum(counts[total + 1 :]) / sum(counts) for total in range(SUMS)]
    return found


def chances_equal() -> list[float]:
    found: list[float] = []
    for number in range(TOKENS + 1):
        counts = sums_of(number)
        found += [count / sum(counts) for count in counts]
    return found


ABOVE: Final = chances_above()
EQUAL: Final = chances_equal()


class Survey:
    """The board as one seat sees it: by seat and space the strength that is known and the tokens that are not."""

    def __init__(self, s: Table, me: i64) -> None:
        self.known = [0] * (s.players * ROW)
        self.unknown = [0] * (s.players * ROW)
        self.number = [0] * (s.players * ROW)
        self.me = me
        for piece in s.pieces:
            space = space_of(piece)
            if space != GONE:
                place = owner_of(piece) * ROW + space
                self.number[place] += 1
                if is_up(piece) or owner_of(piece) == me:
                    value = worth(s, piece)
                    self.known[place] += value + value if is_doubled(piece) else value
                else:
                    self.unknown[place] += 1
        if s.smuggled:
            for space in range(CAVES, GUARD_ROOM):
                if s.smuggled >> space & 1:
                    self.known[s.smuggler * ROW + space] += 3
                    self.number[s.smuggler * ROW + space] += 1

    def strength(self, space: i64) -> i64:
        """My own; 0 if I am not present."""
        return self.known[self.me * ROW + space]

    def present(self, seat: i64, space: i64) -> bool:
        return self.number[seat * ROW + space] > 0


def stronger(b: Survey, place: i64, x: i64, earlier: bool) -> float:
    """The chance that a rival who is present ranks before the strength `x`."""
    missing = x - b.known[place]
    number = b.unknown[place]
    if number == 0:
        return 1.0 if missing < 0 or (missing == 0 and earlier) else 0.0
    if missing < 0:
        return 1.0
    if missing >= SUMS:
        return 0.0
    chance = ABOVE[number * SUMS + missing]
    if earlier:
        chance += EQUAL[number * SUMS + missing]
    return chance


def draws(s: Table) -> list[float]:
    """By space, how much of all tokens to come it may expect."""
    found = [0.0] * ALL_SPACES
    total = DRAW_REST
    for cave in range(CAVES):
        units: i64 = 0
        for niche in range(cave * NICHES, cave * NICHES + NICHES):
            units += s.niches[niche]
        found[cave] = float(units)
        total += found[cave]
    for place in range(4):
        if s.in_use(CAVES + place):
            found[CAVES + place] = CITY_DRAW[place]
            total += CITY_DRAW[place]
    for room in range(s.players):
        if s.room_on_sale(room):
            found[ROOM_1 + room] = DRAW_ROOM
            total += DRAW_ROOM
    for space in range(ALL_SPACES):
        found[space] /= total
    return found
