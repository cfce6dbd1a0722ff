"""Spells about treasure: Alms, Exchange, Dragon's Flight, Dragon's Return."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.facts import EventKind
from serai.games.dragons.components import ALL_KINDS, ALMS, DRAGON_FLIGHT, EXCHANGE, NICHES
from serai.games.dragons.effects.nothing import no_effect
from serai.games.dragons.moves import ALMS_PICK, EXCHANGE_PICK, HOLDING_STRIDE
from serai.games.dragons.phases.ending import empty_cave
from serai.games.dragons.phases.upkeep import put_into_niche
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import Amounts, bank_limits, chosen, code_of, take_units

ALMS_TAKEN: Final = EventKind("alms_taken", "6.4.3", "seat:seat units:units")
EXCHANGED: Final = EventKind("treasures_exchanged", "6.4.7", "seat:seat given:units taken:units")
DRAGON_FLEW: Final = EventKind("dragon_flew", "6.4.10", "cave:space amounts:amount[]")
DRAGON_RETURNED: Final = EventKind("dragon_returned", "6.4.17", "cave:space amount")


def give_alms(s: Table, seat: i64) -> None:
    if s.bank_total():
        s.ask(seat, ALMS_PICK)
    else:
        no_effect(s, seat, ALMS)


def alms_amounts(s: Table) -> Amounts:
    number = min(s.rules.alms_units, s.bank_total())
    return Amounts(number, bank_limits(s, number), 0)


def take_alms(s: Table, seat: i64, amounts: Amounts) -> None:
    units = chosen(s, amounts)
    take_units(s, seat, units)
    s.tell(ALMS_TAKEN, seat, code_of(units))


def exchange(s: Table, seat: i64) -> None:
    if s.wealth(seat) and s.bank_total():
        s.ask(seat, EXCHANGE_PICK)
    else:
        no_effect(s, seat, EXCHANGE)


def exchange_amounts(s: Table, seat: i64) -> Amounts:
    """What one holds afterwards: as much in all, and of a kind no more than the bank can add (section 11)."""
    limits = vec[i64](capacity=ALL_KINDS)
    for kind in range(ALL_KINDS):
        limits = append(limits, min(HOLDING_STRIDE - 1, s.units[seat * ALL_KINDS + kind] + s.in_bank(kind)))
    return Amounts(s.wealth(seat), limits, 0)


def hold_instead(s: Table, seat: i64, amounts: Amounts) -> None:
    given = vec[i64]([0] * ALL_KINDS)
    taken = vec[i64]([0] * ALL_KINDS)
    held = chosen(s, amounts)
    for kind in range(len(held)):
        change = held[kind] - s.units[seat * ALL_KINDS + kind]
        if change > 0:
            taken[kind] = change
        else:
            given[kind] = -change
        s.gain(seat, kind, change)
    s.tell(EXCHANGED, seat, code_of(given), code_of(taken))


def dragon_flight(s: Table, seat: i64, cave: i64) -> None:
    """As much as the bank has of the kind (2.1)."""
    if s.in_bank(cave) == 0:
        no_effect(s, seat, DRAGON_FLIGHT)
        return
    put_into_niche(s, cave, cave * NICHES, s.rules.flight_top)
    put_into_niche(s, cave, cave * NICHES + 1, s.rules.flight_second)
    if s.recorder is not None:
        s.tell_cards(DRAGON_FLEW, cave, list(s.niches[cave * NICHES : (cave + 1) * NICHES]))


def dragon_return(s: Table, cave: i64) -> None:
    """The cave's treasure goes to the bank, and none can be won there this round."""
    s.tell(DRAGON_RETURNED, cave, total(s.niches[cave * NICHES : (cave + 1) * NICHES]))
    s.closed |= 1 << cave
    empty_cave(s, cave)
