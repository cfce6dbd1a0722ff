"""Choices by name. Inside, an option is a small integer of its question (`questions.py`); outside it is a move: a verb
and at most a few arguments, as plain data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from serai.core.errors import BadMove
from serai.core.fields import LARGEST
from serai.core.refusals import Reason, RefusalCode


class Move:
    """A choice by name, e.g. `Move("bid", amount=250)`. Compares equal to its plain dict."""

    def __init__(self, verb: str, /, **arguments: object) -> None:
        self.verb = verb
        self.arguments: dict[str, object] = arguments

    def as_dict(self) -> dict[str, object]:
        return {"kind": self.verb, **self.arguments}

    def __getitem__(self, name: str) -> object:
        return self.as_dict()[name]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Move):
            return self.as_dict() == other.as_dict()
        return self.as_dict() == other

    def __hash__(self) -> int:
        return hash(canonical(self.as_dict()))

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Move({self.verb!r}{arguments})"

    def __str__(self) -> str:
        return " ".join([self.verb, *(words(value) for value in self.arguments.values())])


def words(value: object) -> str:
    if isinstance(value, list):
        return " ".join(words(part) for part in value)
    return str(value)


def canonical(data: Mapping[str, object]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class Verb:
    """A run of a question's options that share a name, one for each row of arguments."""

    def __init__(self, name: str, rows: list[dict[str, object]] | None = None) -> None:
        self.name = name
        self.rows = rows if rows is not None else [{}]
        self.index = {canonical(row): i for i, row in enumerate(self.rows)}

    @property
    def size(self) -> int:
        return len(self.rows)

    def arguments(self, option: int) -> dict[str, object]:
        return self.rows[option]

    def option(self, arguments: dict[str, object]) -> int:
        """The option with these arguments, or -1."""
        try:
            return self.index.get(canonical(arguments), -1)
        except (TypeError, ValueError):
            return -1

    def parse(self, text: str) -> dict[str, object]:
        """The arguments that a text names."""
        for row in self.rows:
            if " ".join(words(value) for value in row.values()) == text:
                return row
        raise BadMove(f"{self.name!r} takes {self.expects()}; got {text!r}"[:2000])

    def refusal(self, arguments: dict[str, object]) -> RefusalCode | None:
        """The rule that arguments outside all options break; None if they are simply nonsense."""
        return None

    def expects(self) -> str:
        if self.rows == [{}]:
            return "no argument"
        return "one of " + ", ".join(canonical(row) for row in self.rows)


class NumberVerb(Verb):
    """A verb with one number as its argument: first, first + step, and so on.

    `off_step` and `outside` are the reasons for other numbers, with the fields (number, step) and
    (number, first, last).
    """

    def __init__(
        self, name: str, argument: str, first: int, step: int, size: int, off_step: Reason, outside: Reason
    ) -> None:
        super().__init__(name, [])
        self.argument = argument
        self.first = first
        self.step = step
        self.length = size
        self.off_step = off_step
        self.outside = outside

    @property
    def last(self) -> int:
        return self.first + (self.length - 1) * self.step

    @property
    def size(self) -> int:
        return self.length

    def arguments(self, option: int) -> dict[str, object]:
        return {self.argument: self.first + option * self.step}

    def option(self, arguments: dict[str, object]) -> int:
        value = arguments.get(self.argument)
        if len(arguments) != 1 or not isinstance(value, int) or isinstance(value, bool):
            return -1
        option, rest = divmod(value - self.first, self.step)
        return option if rest == 0 and 0 <= option < self.length else -1

    def parse(self, text: str) -> dict[str, object]:
        try:
            return {self.argument: int(text)}
        except ValueError as error:
            raise BadMove(f"{self.name!r} takes {self.expects()}; got {text!r}"[:200]) from error

    def refusal(self, arguments: dict[str, object]) -> RefusalCode | None:
        value = arguments.get(self.argument)
        if len(arguments) != 1 or not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
            return None
        if (value - self.first) % self.step:
            return RefusalCode(self.off_step, value, self.step)
        return RefusalCode(self.outside, value, self.first, self.last)

    def expects(self) -> str:
        return f"{self.argument}: {self.first} to {self.last} in steps of {self.step}"


def choices(argument: str, values: Sequence[object]) -> list[dict[str, object]]:
    """Rows with a single argument, one row per value."""
    return [{argument: value} for value in values]


def as_move(data: object) -> Move:
    """A move from a Move or its plain dict; BadMove if it is neither."""
    if isinstance(data, Move):
        return data
    if isinstance(data, Mapping):
        kind = data.get("kind")
        if isinstance(kind, str):
            arguments = {str(name): value for name, value in data.items() if name != "kind"}
            return Move(kind, **arguments)
    raise BadMove(f"a move is a dict with a 'kind', such as {{'kind': 'pass'}}; got {data!r}"[:200])
