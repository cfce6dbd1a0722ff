"""Reading plain data that a person may have written, with errors that say where and what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from serai.core.errors import BadPosition
from serai.core.fields import LARGEST

Name = TypeVar("Name", bound=str)  # the names of a table: a closed set, or just strings


class Reader:
    """One dict of a position. Every method names the field it wants; a missing or wrong one is a BadPosition."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition([f"{path or 'position'}: expected a dict, got {type(data).__name__}"])
        self.data: Mapping[str, object] = data
        self.path = path

    def where(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def fail(self, name: str, wanted: str) -> BadPosition:
        found = self.data.get(name)
        return BadPosition([f"{self.where(name)}: expected {wanted}, got {found!r}"[:300]])

    def only(self, names: list[Name]) -> None:
        """Refuse fields that nothing reads, so that a typing error does not go unnoticed."""
        unknown = sorted(str(name) for name in self.data if name not in names)
        if unknown:
            raise BadPosition([f"{self.path or 'position'}: unknown fields {', '.join(unknown)}"[:300]])

    def child(self, name: str) -> Reader:
        return Reader(self.data.get(name), self.where(name))

    def children(self, name: str) -> list[Reader]:
        return [Reader(item, f"{self.where(name)}[{i}]") for i, item in enumerate(self.sequence(name))]

    def sequence(self, name: str) -> list[object]:
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.fail(name, "a list")
        return value

    def whole(self, name: str, low: int = -LARGEST, high: int = LARGEST) -> int:
        value = self.data.get(name)
        if type(value) is not int or not low <= value <= high:
            limits = f" from {low} to {high}" if high < LARGEST else ""
            raise self.fail(name, f"a whole number{limits}")
        return value

    def wholes(self, name: str, low: int = -LARGEST, high: int = LARGEST) -> list[int]:
        numbers: list[int] = []
        for value in self.sequence(name):
            if type(value) is not int or not low <= value <= high:
                raise self.fail(name, "a list of whole numbers")
            numbers.append(value)
        return numbers

    def halves(self, name: str) -> int:
        """A number in steps of 0.5, as a count of halves."""
        value = self.data.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool) or not -1000 <= value <= 1000:
            raise self.fail(name, "a number in steps of 0.5")
        if value * 2 != int(value * 2):
            raise self.fail(name, "a number in steps of 0.5")
        return int(value * 2)

    def flag(self, name: str) -> bool:
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return value

    def seat(self, name: str, players: int) -> int:
        """A seat, or null for nobody (-1)."""
        return -1 if self.data.get(name, 0) is None else self.whole(name, 0, players - 1)

    def seats(self, name: str, players: int) -> int:
        """A list of seats, as a mask."""
        mask = 0
        for seat in self.wholes(name, 0, players - 1):
            mask |= 1 << seat
        return mask

    def name_or_null(self, name: str, table: list[Name]) -> int:
        """A name of the table, as its number; null is -1."""
        return -1 if self.data.get(name, "") is None else self.name(name, table)

    def name(self, name: str, table: list[Name]) -> int:
        """A name of the table, as its number."""
        value = self.data.get(name)
        if not isinstance(value, str) or value not in table:
            raise self.fail(name, "one of " + ", ".join(table))
        return table.index(value)

    def names(self, name: str, table: list[Name]) -> list[int]:
        numbers: list[int] = []
        for value in self.sequence(name):
            if not isinstance(value, str) or value not in table:
                raise BadPosition([f"{self.where(name)}: {value!r} is not one of {', '.join(table)}"[:300]])
            numbers.append(table.index(value))
        return numbers


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def name_or_none(number: int, table: list[Name]) -> Name | None:
    return None if number < 0 else table[number]


def names_of(numbers: list[int], table: list[Name]) -> list[Name]:
    return [table[number] for number in numbers]


def number_of(name: str, table: Sequence[str]) -> int:
    """The place of a name that may be anything; ValueError if it is not in the table."""
    return table.index(name)
