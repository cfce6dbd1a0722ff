"""What happened, as a type and a few integers, and in readable form.

An `EventType` declares its fields once, as `core/fields.py` describes; the game turns the integers into their readable
form (`Game.describe`).
"""

from __future__ import annotations

from typing import Final

from serai.core.fields import parse_fields
from serai.core.view_types import EventData, WholeEvent

EVERYBODY: Final = -1


class EventType:
    """One thing that can happen: its name, its clause, its fields. The last field may be a list (`name:type[]`)."""

    def __init__(self, name: str, clause: str, fields: str = "") -> None:
        self.name = name
        self.clause = clause
        self.fields = parse_fields(fields)


class RawEvent:
    """Something that happened, and the seats who may know it (a mask, or EVERYBODY)."""

    def __init__(self, kind: EventType, values: list[int], cards: list[int], to: int) -> None:
        self.kind = kind
        self.values = values
        self.cards = cards
        self.to = to


class Recorder:
    """Listens to a state. Search and simulation run without one."""

    def __init__(self) -> None:
        self.events: list[RawEvent] = []


class Event:
    """An event in readable form; `seats` is None when everybody may see it."""

    def __init__(self, kind: str, clause: str, data: dict[str, object], seats: list[int] | None, choice: int) -> None:
        self.kind = kind
        self.clause = clause
        self.data = data
        self.seats = seats
        self.choice = choice

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)

    def as_told(self) -> EventData:
        """Without what only the whole match knows: who else sees it, and after how many choices it happened."""
        return {"kind": self.kind, "clause": self.clause, "data": self.data}

    def as_dict(self) -> WholeEvent:
        return {**self.as_told(), "seats": self.seats, "choice": self.choice}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.clause!r}, {self.data!r}, seats={self.seats!r})"
