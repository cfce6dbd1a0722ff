"""What a seat sees: what is common to all, what depends on who looks, and both with what every view has."""

from __future__ import annotations

from typing import Literal, TypedDict

from serai.core.view_types import Ended, Shared


class Seat(TypedDict):
    """Only its own player sees all of it."""

    points: int
    coins: int | None
    hand: list[str] | None
    sealed: list[str] | None


class Known(TypedDict):
    place: int
    card: str


class Score(TypedDict):
    points: int


class Common(TypedDict):
    round: int
    deck: int
    used: list[str]


class Own(TypedDict):
    seats: list[Seat]
    known: list[Known]


class View(Common, Own, Shared[None, Ended[Literal["played_out"], Score]]):
    """All of it."""
