"""Rules section 4.4: strength, presence, ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.dragons.components import ALL_KINDS, CARPET_VALUE, GUARD_ROOM, MOST_PIECES, ROOM_1
from serai.games.dragons.pieces import is_doubled, is_token, owner_of, space_of, value_of
from serai.games.dragons.table import Table

ABSENT: Final = -1

# What decided a finished space is one number: who was first in turn order, then each seat's strength plus one.
FIRST_BITS: Final = 3
STRENGTH_BITS: Final = 8
MOST_STRENGTH: Final = (1 << STRENGTH_BITS) - 2


def worth(s: Table, piece: i64) -> i64:
    """What a piece counts where it lies; The Last Shall Be First makes a 9 count 1 and a 1 count 9 (6.4.6)."""
    value = value_of(piece)
    if s.reversed and is_token(piece) and space_of(piece) != GUARD_ROOM and not s.finished(space_of(piece)):
        if value == 9:
            return 1
        if value == 1:
            return 9
    return value


def strengths(s: Table, space: i64) -> vec[i64]:
    """By seat; ABSENT for seats without a piece there. On a finished space, the strengths that decided it (6.4.6)."""
    if space >= len(s.decided):
        return strengths_now(s, space)
    found = vec[i64]([ABSENT] * s.players)
    rest = s.decided[space] >> FIRST_BITS
    for seat in range(s.players):
        found[seat] = (rest & MOST_STRENGTH + 1) - 1
        rest >>= STRENGTH_BITS
    return found


def strengths_now(s: Table, space: i64) -> vec[i64]:
    """As the pieces lie there now."""
    found = vec[i64]([ABSENT] * s.players)
    for piece in s.pieces:
        if space_of(piece) == space:
            owner = owner_of(piece)
            value = worth(s, piece)
            if is_doubled(piece):
                value += value
            found[owner] = value if found[owner] == ABSENT else found[owner] + value
    if s.smuggled >> space & 1:
        add_smuggler(s, found)
    return found


def add_smuggler(s: Table, found: vec[i64]) -> None:
    """6.4.5, A-51: strength 3 besides the smuggler's own pieces, or as strong as the best rival."""
    smuggler = s.smuggler
    total: i64 = max(0, found[smuggler]) + CARPET_VALUE
    if s.rules.smuggler_ties:
        for strength in found:
            total = max(total, strength)
    found[smuggler] = total


def decide(s: Table, space: i64) -> None:
    """Keep what decides the next space, whatever becomes of its pieces later."""
    s.decided = append(s.decided, decision_code(s.first, strengths_now(s, space)))


def decision_code(first: i64, by_seat: vec[i64]) -> i64:
    code = first
    shift: i64 = FIRST_BITS
    for found in by_seat:
        code |= found + 1 << shift
        shift += STRENGTH_BITS
    return code


def first_at(s: Table, space: i64) -> i64:
    """The first in turn order; on a finished space, the first at the time it was scored (A-15)."""
    return s.first if space >= len(s.decided) else s.decided[space] & (1 << FIRST_BITS) - 1


def strength(s: Table, seat: i64, space: i64) -> i64:
    return strengths(s, space)[seat]


def ranked(s: Table, space: i64) -> vec[i64]:
    """The players present, strongest first, equals in turn order."""
    by_seat = strengths(s, space)
    first = first_at(s, space)
    order = vec[i64]()
    for step in range(s.players):
        seat = (first + step) % s.players
        if by_seat[seat] != ABSENT:
            place = len(order)
            order = append(order, seat)
            while place > 0 and by_seat[order[place - 1]] < by_seat[seat]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = seat
    return order


def count_in_room(s: Table, seat: i64, space: i64) -> i64:
    """Pieces of a player in a palace room, doubles included (A-16)."""
    count: i64 = 0
    for piece in s.pieces:
        if space_of(piece) == space and owner_of(piece) == seat:
            count += 2 if is_doubled(piece) else 1
    return count


def room_is_full(s: Table, seat: i64, space: i64) -> bool:
    """No further piece of the player fits; spaces other than palace rooms have no limit."""
    return space >= ROOM_1 and count_in_room(s, seat, space) >= MOST_PIECES


# 4.8 The price of an artifact.


def prices(s: Table, seat: i64, space: i64) -> vec[i64]:
    """The values to be paid, each with another kind, highest first."""
    values = vec[i64]()
    for piece in s.pieces:
        if space_of(piece) == space and owner_of(piece) == seat:
            value = worth(s, piece)
            values = with_price(values, value)
            if is_doubled(piece):
                values = with_price(values, value)
    return values


def with_price(values: vec[i64], value: i64) -> vec[i64]:
    """One more value in its place, highest first."""
    place = len(values)
    values = append(values, value)
    while place > 0 and values[place - 1] < value:
        values[place] = values[place - 1]
        place -= 1
    values[place] = value
    return values


def pays(s: Table, seat: i64, values: vec[i64], number: i64, kinds: i64, last: i64, kind: i64) -> bool:
    """Whether a kind of treasure can pay for value `number`: there is enough of it, and it is not in the mask `kinds`.

    Equal values are paid with kinds in rising order, so that the same units are one answer (section 11); `last` is the
    kind that pays for the value before.
    """
    if number > 0 and values[number - 1] == values[number] and kind <= last:
        return False
    return not kinds >> kind & 1 and s.units[seat * ALL_KINDS + kind] >= values[number]


def can_pay(s: Table, seat: i64, values: vec[i64], number: i64 = 0, kinds: i64 = 0, last: i64 = 0) -> bool:
    """Whether the values from `number` on can be paid with different kinds, none of them in the mask `kinds`."""
    if number == len(values):
        return True
    for kind in range(ALL_KINDS):
        if pays(s, seat, values, number, kinds, last, kind) and can_pay(
            s, seat, values, number + 1, kinds | 1 << kind, kind
        ):
            return True
    return False
