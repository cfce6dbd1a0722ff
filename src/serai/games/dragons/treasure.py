"""Rules sections 2.1 and 11: amounts of treasure, chosen kind by kind so that every answer can be completed.

A decision about amounts has a number of units to reach and a limit for each kind. The kinds are asked in the
order crown, pearl, gem, cup, bar; the amounts chosen so far are the last entries of `parts`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.facts import Reason, Refusal
from serai.games.dragons.components import ALL_KINDS, KINDS
from serai.games.dragons.table import Table

WRONG_KIND: Final = Reason("other_treasure_asked", "11", "treasure:kind asked:kind")
TOO_FEW: Final = Reason("amount_too_small", "11", "treasure:kind amount least")
TOO_MANY: Final = Reason("amount_too_large", "11", "treasure:kind amount most")

BITS: Final = 8  # of an amount in a code of units


class Amounts:
    """What the units of a decision have to add up to, and the limit of each kind."""

    def __init__(self, total: i64, limits: vec[i64], start: i64) -> None:
        self.total = total
        self.limits = limits
        self.start = start  # where the amounts begin in `parts`


def holdings(s: Table, seat: i64) -> vec[i64]:
    return s.units[seat * ALL_KINDS : (seat + 1) * ALL_KINDS]


def bank_limits(s: Table, most: i64) -> vec[i64]:
    return vec[i64]([min(most, s.in_bank(kind)) for kind in range(ALL_KINDS)])


def asked_kind(s: Table, amounts: Amounts) -> i64:
    return len(s.parts) - amounts.start


def bounds(s: Table, amounts: Amounts) -> tuple[i64, i64]:
    """The least and the most that can be chosen of the kind asked."""
    kind: i64 = asked_kind(s, amounts)
    left: i64 = amounts.total
    for part in range(amounts.start, len(s.parts)):
        left -= s.parts[part]
    later: i64 = 0
    for other in range(kind + 1, ALL_KINDS):
        later += amounts.limits[other]
    return max(0, left - later), min(left, amounts.limits[kind])


def check_amount(s: Table, amounts: Amounts, option: i64, stride: i64) -> Refusal | None:
    kind, amount = option // stride, option % stride
    asked = asked_kind(s, amounts)
    if kind != asked:
        return Refusal(WRONG_KIND, kind, asked)
    least, most = bounds(s, amounts)
    if amount < least:
        return Refusal(TOO_FEW, kind, amount, least)
    if amount > most:
        return Refusal(TOO_MANY, kind, amount, most)
    return None


def fill_range(s: Table, amounts: Amounts, stride: i64) -> None:
    kind = asked_kind(s, amounts)
    least, most = bounds(s, amounts)
    s.low = kind * stride + least
    s.high = kind * stride + most


def complete(s: Table, amounts: Amounts) -> bool:
    return len(s.parts) - amounts.start == ALL_KINDS


def chosen(s: Table, amounts: Amounts) -> vec[i64]:
    return s.parts[amounts.start :]


def code_of(units: vec[i64]) -> i64:
    """Units of each kind in one number, for an event."""
    code: i64 = 0
    for kind in range(ALL_KINDS):
        amount: i64 = units[kind]
        code |= amount << (BITS * kind)
    return code


def units_in(code: int) -> dict[str, int]:
    """The reverse of `code_of`, by name and without zeros."""
    mask = (1 << BITS) - 1
    return {name: code >> (BITS * kind) & mask for kind, name in enumerate(KINDS) if code >> (BITS * kind) & mask}


def pay_units(s: Table, seat: i64, units: vec[i64]) -> None:
    """To the bank."""
    for kind in range(ALL_KINDS):
        s.gain(seat, kind, -units[kind])


def take_units(s: Table, seat: i64, units: vec[i64]) -> None:
    """From the bank."""
    for kind in range(ALL_KINDS):
        s.gain(seat, kind, units[kind])
