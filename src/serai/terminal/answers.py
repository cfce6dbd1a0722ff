"""What somebody typed, as a move of the open decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from serai.core.errors import BadMove
from serai.core.moves import Move, as_move
from serai.terminal.screen import View, records

COPY: Final = re.compile(r"_\d\b")  # the second of three equal cards


class Unclear(Exception):
    """The text names no move, or more than one; the message says so."""


def listed(decision: View) -> list[Move]:
    """The choices to be numbered: equal cards only once."""
    found: dict[str, Move] = {}
    for move in records(decision.get("moves")):
        named = as_move(move)
        found.setdefault(spoken(named), named)
    return list(found.values())


def blocked(decision: View) -> list[tuple[Move, View]]:
    """What is not possible, with the reason; equal cards only once."""
    found: dict[str, tuple[Move, View]] = {}
    for entry in records(decision.get("blocked")):
        move, why = as_move(entry["move"]), entry["why"]
        assert isinstance(why, Mapping)
        found.setdefault(spoken(move), (move, why))
    return list(found.values())


def spoken(move: Move) -> str:
    """A move as one would type it: `play vermin`, whichever copy it is."""
    return COPY.sub("", str(move)).replace("_", " ").lower()


def understand(text: str, decision: View, label: Callable[[Move], str], parse: Callable[[str], Move]) -> Move:
    """The move that a text names: a choice's number, an amount, its words, or the start of them."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    moves = listed(decision)
    if wanted.removeprefix("-").isdigit():
        return by_number(int(wanted), moves, decision)
    impossible = [move for move, _ in blocked(decision)]
    for candidates in (moves, impossible):
        found = by_words(wanted, candidates, label)
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            raise Unclear(f"that could be {' or '.join(label(move) for move in found[:4])}; type its number")
    try:
        return parse(" ".join(text.lower().split()))
    except BadMove as error:
        raise Unclear(f"{text.strip()!r} is no choice here; type a number, or help") from error


def by_number(wanted: int, moves: Sequence[Move], decision: View) -> Move:
    span = decision.get("range")
    if 1 <= wanted <= len(moves):
        return moves[wanted - 1]
    if isinstance(span, Mapping):
        return Move(str(span["kind"]), **{str(span["argument"]): wanted})
    raise Unclear(f"there is no choice {wanted}; they go from 1 to {len(moves)}")


def by_words(wanted: str, moves: Sequence[Move], label: Callable[[Move], str]) -> list[Move]:
    """Moves named exactly so, else those that start so, else those that hold the words."""
    spellings = [(move, (spoken(move), label(move).lower())) for move in moves]
    tests: list[Callable[[str], bool]] = [
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted}" in name,
    ]
    for test in tests:
        found = [move for move, names in spellings if any(test(name) for name in names)]
        if found:
            return found
    return []
