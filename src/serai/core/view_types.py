"""What every view has, whatever the game, and the words that games declare their own views in.

A module of this name is never compiled: what it declares is read at run time, by tests and for the page.
"""

from __future__ import annotations

from typing import Annotated, Final, Generic, NotRequired, TypedDict, TypeVar

Name = TypeVar("Name", bound=str)
Item = TypeVar("Item")
Mode = TypeVar("Mode")
Ending = TypeVar("Ending", bound=str)
Score = TypeVar("Score")
Outcome = TypeVar("Outcome")

SOME: Final = "of these names, those that there are"
Some = Annotated[dict[Name, Item], SOME]  # a plain dict by name has all of the names


class Decision(TypedDict):
    """The open question. Only its own seat has moves; a veiled one does not tell the others who is asked."""

    kind: str
    sealed: bool
    veiled: bool
    seat: NotRequired[int]
    clause: NotRequired[str]
    moves: NotRequired[list[dict[str, object]]]
    blocked: NotRequired[list[dict[str, object]]]
    range: NotRequired[dict[str, object]]
    facts: NotRequired[dict[str, object]]


class Ended(TypedDict, Generic[Ending, Score]):
    """How a game ended, with the scores by seat."""

    ending: Ending
    winners: list[int]
    ranking: list[list[int]]
    scores: list[Score]


class Shared(TypedDict, Generic[Mode, Outcome]):
    """What the core puts into every view."""

    game: str
    seat: int | None
    players: int
    mode: Mode
    result: Outcome | None
    decision: Decision | None
