"""Who sits where in which game: a deal is played in several seatings, so that neither seats nor cards favour a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import Final

Seating = tuple[str, ...]  # a bot's name for each seat

ENOUGH_DEALS: Final = 10  # fewer say little about the luck of a deal


@dataclass(frozen=True)
class Sitting:
    """A game to be played: the number of its deal, and who sits where."""

    deal: int
    seating: Seating


def rotations(seating: Seating) -> list[Seating]:
    """Everybody moves up one seat until all sit where they began, so that each has sat in every seat equally often."""
    turned = (seating[-shift:] + seating[:-shift] for shift in range(len(seating)))
    return list(dict.fromkeys(turned))


def seatings_for(bots: Seating, games: int) -> list[Seating]:
    """Every way to seat the bots, circle after circle; only the first circle if there would be too few deals."""
    number = factorial(len(bots))
    for times in Counter(bots).values():
        number //= factorial(times)
    if number * ENOUGH_DEALS > games:
        return rotations(bots)
    found: dict[Seating, None] = {}
    for order in orders(bots):
        if order not in found:
            found.update(dict.fromkeys(rotations(order)))
    return list(found)


def orders(bots: Seating) -> Iterator[Seating]:
    """The different orders of bots, some of which may be alike; first the given one."""
    if not bots:
        yield ()
    for first in dict.fromkeys(bots):
        index = bots.index(first)
        for others in orders(bots[:index] + bots[index + 1 :]):
            yield (first, *others)


def sittings(tables: Sequence[Sequence[Seating]], games: int) -> Iterator[Sitting]:
    """A number of games at each table, deal by deal: all tables play the same deals, each in all of its seatings."""
    deals = -(-games // min(len(seatings) for seatings in tables))
    for deal in range(deals):
        for seatings in tables:
            left = games - deal * len(seatings)
            for seating in seatings[: max(0, left)]:
                yield Sitting(deal, seating)


def tables_of(names: Sequence[str], seats: int) -> list[Seating]:
    """All tables of different bots; if they are fewer than the seats, all at which each of them sits at least once."""
    if len(names) >= seats:
        return list(combinations(names, seats))
    return [table for table in combinations_with_replacement(names, seats) if set(table) == set(names)]
