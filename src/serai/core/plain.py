"""Reads plain data whose shape is known, such as a wish of a scenario or a part of a position."""

from __future__ import annotations

from collections.abc import Mapping


def strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


def numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(str(item)) for item in value]


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def record(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def rows(data: dict[str, object], name: str) -> list[dict[str, object]]:
    """A part of a position that is a list of dicts, such as one per player."""
    return [record(row) for row in listed(data[name])]


def by_seat(value: object) -> list[tuple[int, object]]:
    """A list with one value per seat (or room, or garden), or a dict by its number."""
    if isinstance(value, Mapping):
        return [(int(str(seat)), wish) for seat, wish in value.items()]
    assert isinstance(value, list), "a list with a value a seat, or a dict by seat"
    return list(enumerate(value))
