"""The machine of every game: it carries out steps until somebody is asked, and answers until the game is over."""

from __future__ import annotations

from typing import Self

from mypy_extensions import i64, mypyc_attr

from serai.core.questions import Agenda, Question, Step
from serai.core.refusals import RefusalCode
from serai.core.state import ARGUMENT, LAST_STEP, NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(State):
    """A state whose questions and steps are objects. (`self: Self` lets it hand itself to a question of its game.)"""

    # What a game provides.

    def steps(self) -> Agenda[Self]:
        """The steps that can be on its agenda."""
        raise NotImplementedError

    def go_on(self) -> bool:
        """Nobody is asked and nothing remains to be done: ask or push what comes next. False if the game is over."""
        return False

    # What the rules say to it.

    def ask(self, seat: i64, question: Question[Self]) -> None:
        """Open a decision; its options are filled in when all steps are done."""
        self.seat = seat
        self.question = question

    def push(self, step: Step[Self], argument: i64 = 0) -> None:
        self.agenda.append(argument << ARGUMENT | step.number)

    def remaining(self) -> list[Step[Self]]:
        """The steps on the agenda, next one last."""
        steps = self.steps().steps
        return [steps[entry & LAST_STEP] for entry in self.agenda]

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
                if self.agenda:
                    entry: i64 = self.agenda.pop()
                    self.steps().steps[entry & LAST_STEP].run(self, entry >> ARGUMENT)
                elif not self.go_on():
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
            self.options = []
        else:
            self.question.fill(self)

    def verify(self: Self, option: i64) -> RefusalCode | None:
        return self.question.check(self, option)

    def candidates(self: Self) -> list[int]:
        return list(self.question.candidates(self, False))
