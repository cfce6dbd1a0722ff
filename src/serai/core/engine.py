"""The machine of every game: it carries out steps until somebody is asked, and answers until the game is over."""

from __future__ import annotations

from typing import Final, Self

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.questions import Agenda, Question, Step
from serai.core.refusals import RefusalCode
from serai.core.rng import Rng
from serai.core.state import ARGUMENT, LAST_STEP, NOBODY, NOT_ENDED, State

NO_STEPS: Final[Agenda[State]] = Agenda([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(State):
    """A state whose questions and steps are objects. (`self: Self` lets it hand itself to a question of its game.)"""

    # What a game provides.

    def steps(self) -> Agenda[Self]:
        """The steps that can be on its agenda."""
        return NO_STEPS

    def go_on(self) -> bool:
        """Nobody is asked and nothing remains to be done: ask or push what comes next. False if there is nothing."""
        return False

    def redeal_hidden(self, viewer: i64, rng: Rng) -> None:
        """Deal again everything that the viewer cannot know (viewer == players: a spectator)."""
        raise NotImplementedError

    def table_problems(self) -> list[str]:
        """The broken invariants of pieces and cards, whatever is being decided."""
        raise NotImplementedError

    # What the rules say to it.

    def ask(self, seat: i64, question: Question[Self]) -> None:
        """Open a decision; its options are filled in when all steps are done."""
        self.seat = seat
        self.question = question

    def push(self, step: Step[Self], argument: i64 = 0) -> None:
        self.agenda = append(self.agenda, argument << ARGUMENT | step.number)

    def remaining(self) -> list[Step[Self]]:
        """The steps on the agenda, next one last."""
        steps = self.steps().steps
        return [steps[entry & LAST_STEP] for entry in self.agenda]

    def viewers(self) -> i64:
        """The mask of all viewers, the spectator included."""
        return (1 << (self.players + 1)) - 1

    # The machine.

    def choose(self: Self, option: i64) -> None:
        seat = self.seat
        self.seat = NOBODY
        self.question.answer(self, seat, option)
        self.run()

    def run(self: Self) -> None:
        """Carry out steps until somebody is asked who has a choice, or the game is over."""
        while True:
            while self.seat == NOBODY:
                if len(self.agenda):
                    self.agenda, entry = pop(self.agenda)
                    self.steps().steps[entry & LAST_STEP].run(self, entry >> ARGUMENT)
                elif self.ending != NOT_ENDED or not self.go_on():
                    break
            self.fill_options()
            if self.seat == NOBODY or self.count() > 1 or not self.question.skippable(self):
                return
            seat = self.seat
            self.seat = NOBODY
            if self.count():
                self.question.answer(self, seat, self.option_at(0))

    def fill_options(self: Self) -> None:
        self.low = 0
        self.high = -1
        if self.seat == NOBODY:
            self.options = vec[i64]()
        else:
            self.question.fill(self)

    def verify(self: Self, option: i64) -> RefusalCode | None:
        return self.question.check(self, option)

    def candidates(self: Self) -> list[int]:
        return list(self.question.candidates(self, False))

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.redeal_hidden(seat, rng)
        self.fill_options()

    # What must be true.

    def problems(self) -> list[str]:
        return self.table_problems() + self.flow_problems()

    def says_over(self) -> bool:
        """Whether the game's own fields, such as its phase, say that it is over."""
        return self.ending != NOT_ENDED

    def flow_problems(self) -> list[str]:
        """The broken invariants of what is being decided and what remains to be done."""
        problems = []
        over = self.seat == NOBODY
        if over != (self.ending != NOT_ENDED) or over != self.says_over():
            problems.append("the game is over and not over")
        if over and len(self.agenda):
            problems.append("the game is over and something remains to be done")
        if not over and self.count() == 0:
            problems.append(f"seat {self.seat} is asked without an option")
        return problems
