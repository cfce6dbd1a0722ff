"""What a game asks and what it does by itself: a question and a step are one object each, in the file of their phase.

An option is a small integer of its question. A question holds the whole range of its options, so every game has a
fixed flat action space: `question.base + option`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, Never, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.errors import BadMove
from serai.core.moves import Move, Verb
from serai.core.refusals import RefusalCode

if TYPE_CHECKING:
    from serai.core.state import State

S = TypeVar("S", bound="State", contravariant=True)  # the game's own state


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One decision of a game: its name, its clause, its verbs, and what its answers do.

    `sealed`: seats answer in secret, all at once. `open_choice`: it is about open information, so it is not asked
    when only one option is left.
    """

    def __init__(
        self, name: str, clause: str, verbs: list[Verb], sealed: bool = False, open_choice: bool = False
    ) -> None:
        self.name = name
        self.clause = clause
        self.verbs = verbs
        self.sealed = sealed
        self.open_choice = open_choice
        self.number: i64 = -1  # in the game's `Space`
        self.base = 0
        self.size = sum(verb.size for verb in verbs)

    # What a question provides.

    def candidates(self, s: S, likely_only: bool) -> vec[i64]:
        """The options worth showing, allowed or not, sorted (ranges left out); `likely_only`: those worth checking."""
        raise NotImplementedError

    def check(self, s: S, option: i64) -> RefusalCode | None:
        """Why the seat asked may not choose this option; None if it may."""
        return None

    def answer(self, s: S, seat: i64, option: i64) -> None:
        """Carry out an option; nobody is asked any more unless it asks somebody."""
        raise NotImplementedError

    def fits(self, s: S) -> bool:
        """Whether it can be asked in a position that somebody has written."""
        raise NotImplementedError

    # What a question may change.

    def fill(self, s: S) -> None:
        """Write what is allowed into `options` and, for a range, into `low` and `high`, which are empty before."""
        options = vec[i64]()
        for option in self.candidates(s, True):
            if self.check(s, option) is None:
                options = append(options, option)
        s.options = options

    def skippable(self, s: S) -> bool:
        """Whether to skip the question when at most one option is legal: a single option is played automatically."""
        return self.open_choice

    def on_timeout(self, s: S) -> i64 | None:
        """What the rules let a seat answer whose time is up; None if they leave it open."""
        return None

    # Its options by name.

    def move(self, option: int) -> Move:
        for verb in self.verbs:
            if option < verb.size:
                return Move(verb.name, **verb.arguments(option))
            option -= verb.size
        raise ValueError(f"{self.name} has no option {option}")

    def knows(self, move: Move) -> bool:
        return any(verb.name == move.verb for verb in self.verbs)

    def option(self, move: Move) -> int | RefusalCode:
        """The option that the move names, or the rule that rules it out; BadMove for nonsense."""
        first = 0
        for verb in self.verbs:
            if verb.name == move.verb:
                option = verb.option(move.arguments)
                if option >= 0:
                    return first + option
                refusal = verb.refusal(move.arguments)
                if refusal is not None:
                    return refusal
                raise BadMove(f"{move.verb!r} takes {verb.expects()}; got {move.arguments!r}"[:2000])
            first += verb.size
        raise BadMove(f"{self.name} knows no move {move.verb!r}; it knows {self.verb_names()}")

    def parse(self, text: str) -> Move:
        """The move that a text such as "bid 250" or "play vermin_1" names."""
        name, _, rest = text.strip().partition(" ")
        for verb in self.verbs:
            if verb.name == name:
                return Move(name, **verb.parse(rest.strip()))
        raise BadMove(f"{self.name} knows no move {name!r}; it knows {self.verb_names()}")

    def verb_names(self) -> str:
        return ", ".join(verb.name for verb in self.verbs)


AnyQuestion: TypeAlias = "Question[Never]"  # of any game: it has a name and options, but cannot be asked
NOTHING_ASKED: Final[Question[State]] = Question("nothing", "", [])  # before the first question


class Space:
    """All questions of a game side by side: numbered in this order, and one integer for every option of each."""

    def __init__(self, questions: Sequence[AnyQuestion]) -> None:
        self.questions = list(questions)
        self.size = 0
        for number, question in enumerate(questions):
            question.number = number
            question.base = self.size
            self.size += question.size

    def names(self) -> list[str]:
        return [question.name for question in self.questions]

    def flat(self, number: int, option: int) -> int:
        return self.questions[number].base + option

    def split(self, action: int) -> tuple[int, int]:
        """(number of the question, option) of a flat action."""
        if 0 <= action < self.size:
            for number, question in enumerate(self.questions):
                if action < question.base + question.size:
                    return number, action - question.base
        raise BadMove(f"there is no action {action}; actions are 0 to {self.size - 1}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that is done without asking anybody first; an integer says what it is about."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1  # in the game's `Agenda`

    def run(self, s: S, argument: i64) -> None:
        raise NotImplementedError

    def argument_limit(self, s: S) -> i64:
        """The argument is smaller than this; a step without one has the argument 0."""
        return 1


class Agenda(Generic[S]):
    """All steps of a game, numbered in this order."""

    def __init__(self, steps: Sequence[Step[S]]) -> None:
        self.steps = list(steps)
        for number, step in enumerate(steps):
            step.number = number

    def names(self) -> list[str]:
        return [step.name for step in self.steps]
