"""What every view has, whatever the game, and the building blocks of the games' own view types.

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
Some = Annotated[dict[Name, Item], SOME]  # a plain dict by name has every name


MOVE: Final = "a verb as `kind`, and its arguments by name"
MoveData = Annotated[dict[str, object], MOVE]


class RefusalData(TypedDict):
    """Why something is not possible, or what speaks for it: a code with its numbers, and the clause it rests on."""

    code: str
    clause: str
    numbers: dict[str, object]


class Blocked(TypedDict):
    """What one might want to do but may not."""

    move: MoveData
    why: RefusalData


# A range of amounts: the move `kind` with `argument` set to any of them. (`from` is no name for a field of a class.)
NumberRange = TypedDict("NumberRange", {"kind": str, "argument": str, "from": int, "to": int, "step": int})


class Decision(TypedDict):
    """The open question. Only its own seat has moves; a veiled one does not tell the others who is asked."""

    kind: str
    sealed: bool
    veiled: bool
    seat: NotRequired[int]
    clause: NotRequired[str]
    moves: NotRequired[list[MoveData]]
    blocked: NotRequired[list[Blocked]]
    range: NotRequired[NumberRange]
    facts: NotRequired[dict[str, object]]


class EventData(TypedDict):
    """Something that happened, with its clause."""

    kind: str
    clause: str
    data: dict[str, object]


class NumberedEvent(EventData):
    """One that a viewer was told of, counted from 0 for this viewer alone."""

    number: int


class WholeEvent(EventData):
    """One as the whole match knows it: who may see it (None: everybody), and after how many choices it happened."""

    seats: list[int] | None
    choice: int


class AdviceData(TypedDict):
    """A move, the chance to win that it is thought to give, and what speaks for it."""

    move: MoveData
    chance: float
    why: RefusalData


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
