"""What the engine says: refusals and events, as a kind and a few integers.

A `Reason` and an `EventKind` declare their fields once, as `"name:type name:type"`; the game turns an
integer of a type into its readable form (`Game.word`). A field without a type is a plain number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.errors import SeraiError

EVERYBODY: Final = -1
LARGEST: Final = 1 << 60  # numbers beyond it are nonsense in any game, and no 64-bit integers


def parse_fields(spec: str) -> list[tuple[str, str]]:
    fields = []
    for part in spec.split():
        name, _, kind = part.partition(":")
        fields.append((name, kind or "number"))
    return fields


class Reason:
    """One reason, for a refusal or for a piece of advice: a code, the clause it rests on, the numbers that show it."""

    def __init__(self, code: str, clause: str, fields: str = "") -> None:
        self.code = code
        self.clause = clause
        self.fields = parse_fields(fields)


class Remark:
    """A reason with its numbers."""

    def __init__(self, reason: Reason, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        self.reason = reason
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def clause(self) -> str:
        return self.reason.clause

    def values(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e][: len(self.reason.fields)]


class Refusal(Remark):
    """Why something is not allowed, as the rules return it."""


class EventKind:
    """One thing that can happen: its name, its clause, its fields. The last field may be a list (`name:type[]`)."""

    def __init__(self, name: str, clause: str, fields: str = "") -> None:
        self.name = name
        self.clause = clause
        self.fields = parse_fields(fields)


class Event:
    """Something that happened, and the seats who may know it (a mask, or EVERYBODY)."""

    def __init__(self, kind: EventKind, values: list[int], cards: list[int], to: int) -> None:
        self.kind = kind
        self.values = values
        self.cards = cards
        self.to = to


class Recorder:
    """Listens to a state. Search and simulation run without one."""

    def __init__(self) -> None:
        self.events: list[Event] = []


class Explanation:
    """A refusal or a piece of advice in readable form: `code`, `clause`, `numbers`."""

    def __init__(self, code: str, clause: str, numbers: dict[str, object]) -> None:
        self.code = code
        self.clause = clause
        self.numbers = numbers

    def as_dict(self) -> dict[str, object]:
        return {"code": self.code, "clause": self.clause, "numbers": self.numbers}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Explanation) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.clause))

    def __repr__(self) -> str:
        return f"Refusal(code={self.code!r}, clause={self.clause!r}, numbers={self.numbers!r})"


class Refused(SeraiError):
    """A move that the rules do not allow now; `refusal` says why."""

    def __init__(self, refusal: Explanation) -> None:
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers.items())
        super().__init__(f"{refusal.code} ({refusal.clause}{'; ' + numbers if numbers else ''})")
        self.refusal = refusal


class LogEntry:
    """An event in readable form; `seats` is None when everybody may see it."""

    def __init__(self, kind: str, clause: str, data: dict[str, object], seats: list[int] | None, choice: int) -> None:
        self.kind = kind
        self.clause = clause
        self.data = data
        self.seats = seats
        self.choice = choice

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)

    def as_told(self) -> dict[str, object]:
        """Without what only the whole match knows: who else sees it, and after how many choices it happened."""
        return {"kind": self.kind, "clause": self.clause, "data": self.data}

    def as_dict(self) -> dict[str, object]:
        return {**self.as_told(), "seats": self.seats, "choice": self.choice}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.clause!r}, {self.data!r}, seats={self.seats!r})"
