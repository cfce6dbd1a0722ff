"""Reading views, which are plain data: their parts, empty if they are missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

View = Mapping[str, object]


def record(value: object) -> View:
    return cast(View, value) if isinstance(value, Mapping) else {}


def records(value: object) -> list[View]:
    return [record(part) for part in value] if isinstance(value, list) else []


def strings(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def integers(value: object) -> list[int]:
    return [part for part in value if isinstance(part, int)] if isinstance(value, list) else []


def number(value: object) -> int:
    return value if isinstance(value, int) else 0
