"""What somebody typed, as a move of the open decision."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, cast

from serai.core.errors import BadMove
from serai.core.moves import Move, as_move
from serai.core.view_types import Decision, RefusalData

COPY: Final = re.compile(r"_\d\b")  # the second of three equal cards
SEPARATOR: Final = re.compile(r"[,;]")
SEAT: Final = "seat"
MOST_NAMED: Final = 4
PLAIN: Final = str.maketrans({"ł": "l", "’": "'", "_": " "})

Label = Callable[[Move], str]


class Unclear(Exception):
    """The text names no move, or more than one: what there is to say about it, as a message and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def listed(decision: Decision, label: Label) -> list[Move]:
    """The choices: equal cards, which are called the same, only once."""
    found: dict[str, Move] = {}
    for move in decision.get("moves", []):
        named = as_move(move)
        found.setdefault(label(named), named)
    return list(found.values())


def numbered(moves: Sequence[Move]) -> dict[int, Move]:
    """The choices by the number to type: amounts and the like by themselves, all else as 1, 2, 3."""
    argument = counting_argument(moves)
    if argument is None:
        return {number + 1: move for number, move in enumerate(moves)}
    return {cast(int, move.arguments[argument]): move for move in moves}


def counting_argument(moves: Sequence[Move]) -> str | None:
    """The number in which choices differ, if they differ in nothing else; a seat counts as a name, not as a number."""
    rows = [move.arguments for move in moves]
    different = [name for row in rows[:1] for name in row if any(other.get(name) != row[name] for other in rows)]
    if len({move.verb for move in moves}) != 1 or len(different) != 1 or different[0] == SEAT:
        return None
    return different[0] if all(isinstance(row.get(different[0]), int) for row in rows) else None


def blocked(decision: Decision, label: Label) -> list[tuple[Move, RefusalData]]:
    """What is not possible, with the reason; equal cards only once."""
    found: dict[str, tuple[Move, RefusalData]] = {}
    for entry in decision.get("blocked", []):
        move = as_move(entry["move"])
        found.setdefault(label(move), (move, entry["why"]))
    return list(found.values())


def spellings(move: Move, label: Label) -> set[str]:
    """A move as one would type it: `play vermin`, whichever copy it is; or as it is called on the screen."""
    return {plain(text) for text in (str(move), COPY.sub("", str(move)), label(move))}


def plain(text: str) -> str:
    """In lower case and without accents, which not every keyboard has."""
    letters = unicodedata.normalize("NFKD", " ".join(text.split()).casefold().translate(PLAIN))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def split(text: str) -> list[str]:
    """Several answers on one line."""
    return [part.strip() for part in SEPARATOR.split(text) if part.strip()]


def understand(text: str, decision: Decision, label: Label, parse: Callable[[str], Move]) -> Move:
    """The move that a text names: a choice's number, an amount, its words, or the start of them."""
    wanted = plain(text)
    moves = listed(decision, label)
    if wanted.removeprefix("-").isdigit():
        return by_number(int(wanted), moves, decision, parse)
    impossible = [move for move, _ in blocked(decision, label)]
    for candidates in (moves, impossible):
        found = by_words(wanted, candidates, label)
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            raise Unclear("could-be", choices=[label(move) for move in found[:MOST_NAMED]])
    try:
        return parse(" ".join(text.lower().split()))
    except BadMove as error:
        raise Unclear("no-choice-here", text=text.strip()) from error


def by_number(wanted: int, moves: Sequence[Move], decision: Decision, parse: Callable[[str], Move]) -> Move:
    """A choice by its number; a number that is none of them may still be a move, which the rules then refuse."""
    span, choices = decision.get("range"), numbered(moves)
    if wanted in choices:
        return choices[wanted]
    if span is not None:
        return Move(span["kind"], **{span["argument"]: wanted})
    argument = counting_argument(moves)
    if argument is None:
        raise Unclear("no-choice-of-number", number=wanted, last=len(moves))
    try:
        return parse(str(Move(moves[0].verb, **{**moves[0].arguments, argument: wanted})))
    except BadMove as error:
        raise Unclear("no-choice-of-amount", number=wanted, choices=", ".join(map(str, choices))) from error


def by_words(wanted: str, moves: Sequence[Move], label: Label) -> list[Move]:
    """Moves with exactly this name, else those that start with it, else those that contain it."""
    spelled = [(move, spellings(move, label)) for move in moves]
    tests: list[Callable[[str], bool]] = [
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted}" in name,
    ]
    for test in tests:
        found = [move for move, names in spelled if any(test(name) for name in names)]
        if found:
            return found
    return []
