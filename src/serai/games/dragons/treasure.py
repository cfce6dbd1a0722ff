"""Rules sections 2.1 and 11: amounts of treasure, chosen kind by kind so that every answer can be completed.

A decision about amounts has a number of units to reach and a limit for each kind. The kinds are asked in the
order crown, pearl, gem, cup, bar; the amounts chosen so far are the last entries of `parts`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.moves import Verb
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import ALL_KINDS, TREASURE_KINDS
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.names import TreasureKind
from serai.games.dragons.table import EMPTY, Table

WRONG_KIND: Final = Reason("other_treasure_asked", "11", "treasure:kind asked:kind")
TOO_FEW: Final = Reason("amount_too_small", "11", "treasure:kind amount least")
TOO_MANY: Final = Reason("amount_too_large", "11", "treasure:kind amount most")

STRIDE: Final[i64] = 32  # an amount of a kind is option kind * 32 + amount
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


def chosen(s: Table, amounts: Amounts) -> vec[i64]:
    return s.parts[amounts.start :]


def code_of(units: vec[i64]) -> i64:
    """Units of each kind in one number, for an event."""
    code: i64 = 0
    for kind in range(ALL_KINDS):
        amount: i64 = units[kind]
        code |= amount << (BITS * kind)
    return code


def units_in(code: int) -> dict[TreasureKind, int]:
    """The reverse of `code_of`, by name and without zeros."""
    mask = (1 << BITS) - 1
    return {
        name: code >> (BITS * kind) & mask for kind, name in enumerate(TREASURE_KINDS) if code >> (BITS * kind) & mask
    }


def pay_units(s: Table, seat: i64, units: vec[i64]) -> None:
    """To the bank."""
    for kind in range(ALL_KINDS):
        s.gain(seat, kind, -units[kind])


def take_units(s: Table, seat: i64, units: vec[i64]) -> None:
    """From the bank."""
    for kind in range(ALL_KINDS):
        s.gain(seat, kind, units[kind])


# The question


def amount_rows(stride: int) -> list[dict[str, object]]:
    return [{"treasure": kind, "amount": amount} for kind in TREASURE_KINDS for amount in range(stride)]


class AmountQuestion(DragonsQuestion):
    """How many units of a kind; with the last kind the answer is complete and takes effect.

    `taking`: the units come to the player, who otherwise gives them away.
    """

    def __init__(self, name: str, clause: str, verb: str, taking: bool, stride: i64 = STRIDE) -> None:
        super().__init__(name, clause, [Verb(verb, amount_rows(stride))])
        self.taking = taking
        self.stride = stride

    # What a question about amounts provides.

    def amounts(self, s: Table, seat: i64) -> Amounts:
        """The total to reach, and the limits."""
        raise NotImplementedError

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        """The units have been chosen."""
        raise NotImplementedError

    # What follows from it.

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EMPTY  # amounts are a range

    def fill(self, s: Table) -> None:
        amounts = self.amounts(s, s.seat)
        kind = asked_kind(s, amounts)
        least, most = bounds(s, amounts)
        s.options = EMPTY
        s.low = kind * self.stride + least
        s.high = kind * self.stride + most

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        kind, amount = option // self.stride, option % self.stride
        amounts = self.amounts(s, s.seat)
        asked = asked_kind(s, amounts)
        if kind != asked:
            return RefusalCode(WRONG_KIND, kind, asked)
        least, most = bounds(s, amounts)
        if amount < least:
            return RefusalCode(TOO_FEW, kind, amount, least)
        if amount > most:
            return RefusalCode(TOO_MANY, kind, amount, most)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        amounts = self.amounts(s, seat)
        s.parts = append(s.parts, option % self.stride)
        if asked_kind(s, amounts) < ALL_KINDS:
            s.ask_further(seat, self)
        else:
            self.carry_out(s, seat, chosen(s, amounts))

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        return asked_kind(s, self.amounts(s, s.seat)) * self.stride + part

    def on_timeout(self, s: Table) -> i64 | None:
        amounts = self.amounts(s, s.seat)
        least, most = bounds(s, amounts)
        asked = asked_kind(s, amounts)
        return asked * self.stride + min(max(self.timeout_amount(s, amounts, asked), least), most)

    def timeout_amount(self, s: Table, amounts: Amounts, asked: i64) -> i64:
        """Units are taken one by one where the player has least, and given where it has most."""
        step: i64 = 1 if self.taking else -1
        start = holdings(s, s.seat)
        held = start[:]
        left = amounts.total
        for part in chosen(s, amounts):
            left -= part
        while left > 0:
            best: i64 = -1
            for kind in range(asked, ALL_KINDS):
                if step * (held[kind] - start[kind]) < amounts.limits[kind]:
                    if best < 0 or step * held[kind] < step * held[best]:
                        best = kind
            held[best] += step
            left -= 1
        return step * (held[asked] - start[asked])
