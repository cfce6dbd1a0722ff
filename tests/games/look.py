"""What tests of every game look at: who is asked what, what may be answered, why not, and what was told."""

from __future__ import annotations

from serai import Match
from serai.core.moves import Move
from serai.testing import events, refusal


def asked(match: Match) -> tuple[str, int] | None:
    """What is asked, and whom; None once the game is over."""
    return None if match.decision is None else (match.decision.question, match.decision.seat)


def legal_moves(match: Match) -> list[str]:
    """The answers as a player would type them."""
    assert match.decision is not None
    return [str(move) for move in match.decision.moves]


def reason(match: Match, seat: int, move: str | dict[str, object] | Move) -> tuple[str, str, dict[str, object]]:
    """Why a move is not allowed: code, clause, and the numbers that explain it."""
    why = refusal(match, seat, move)
    assert why is not None, f"{move} is allowed"
    return why.code, why.clause, why.numbers


def told(match: Match, kind: str) -> list[dict[str, object]]:
    """The data of all events of a kind."""
    return [entry.data for entry in events(match, kind)]


def forks(match: Match, viewer: int | None, number: int = 12) -> list[Match]:
    """What may be, as far as somebody knows."""
    return [match.fork(viewer, seed) for seed in range(number)]
