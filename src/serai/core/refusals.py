"""Why something is not allowed, or is good advice: a reason and a few integers.

A `Reason` declares its fields once, as `core/fields.py` describes; the game turns the integers into their readable
form (`Game.explain`).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.errors import SeraiError
from serai.core.fields import parse_fields
from serai.core.view_types import RefusalData


class Reason:
    """One reason, for a refusal or for a piece of advice: a code, the clause it rests on, the numbers that show it."""

    def __init__(self, code: str, clause: str, fields: str = "") -> None:
        self.code = code
        self.clause = clause
        self.fields = parse_fields(fields)


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so the garbage collector need not track it
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


@mypyc_attr(acyclic=True, free_list_len=1)  # most are made to be told from None, and gone at once
class RefusalCode(Remark):
    """Why something is not allowed, as the rules return it."""


class Refusal:
    """A refusal or a piece of advice in readable form: `code`, `clause`, `numbers`."""

    def __init__(self, code: str, clause: str, numbers: dict[str, object]) -> None:
        self.code = code
        self.clause = clause
        self.numbers = numbers

    def as_dict(self) -> RefusalData:
        return {"code": self.code, "clause": self.clause, "numbers": self.numbers}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.clause))

    def __repr__(self) -> str:
        return f"Refusal(code={self.code!r}, clause={self.clause!r}, numbers={self.numbers!r})"


class Refused(SeraiError):
    """A move that the rules do not allow now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers.items())
        super().__init__(f"{refusal.code} ({refusal.clause}{'; ' + numbers if numbers else ''})")
        self.refusal = refusal
