"""Limits for what can be repeated at a table without the game going on: a rate and a maximum per kind and seat, so that
no history grows without bounds. They reveal nothing about other seats, for every seat is counted by itself."""

from __future__ import annotations

from typing import Final

from serai.server.tables.log import (
    AnyEntry,
    CalledOff,
    ChatSet,
    Committed,
    LinkAsked,
    LinkWithdrawn,
    NoticeWanted,
    Ordered,
    Rematched,
    Said,
    Sat,
    Stood,
    UndoAsked,
    Undone,
)

MOST: Final = 2_000  # of a kind, of a seat

CHANGES: Final = Sat | Stood | Committed | NoticeWanted | ChatSet | UndoAsked | Undone
QUESTIONS: Final = LinkAsked | LinkWithdrawn | CalledOff | Rematched


def repetition_of(entry: AnyEntry) -> str | None:
    """What it counts as; None for what ends with the game, for system messages, and for a withdrawal."""
    if isinstance(entry, Said):
        counts = not entry.word and not entry.left
    elif isinstance(entry, Ordered):
        counts = entry.order is not None
    else:
        counts = isinstance(entry, CHANGES | QUESTIONS)
    return f"{entry.kind}/{getattr(entry, 'seat', None)}" if counts else None


def has_rate_of_its_own(entry: AnyEntry) -> bool:
    """Chat lines and orders have limits elsewhere."""
    return isinstance(entry, Said | Ordered)
