"""Bots in other programs, which are asked over their standard input and output (see `wire`)."""

from __future__ import annotations

import queue
import time
from typing import Final

from serai.bots.bot import Advice, BadAnswer, Late, check_answer
from serai.bots.program import Program
from serai.bots.question import Choice, SeatQuestion
from serai.bots.wire import BadMessage, Message, line_of, message_of, question_message, redeals_for
from serai.core.errors import SeraiError

PATIENCE: Final = 10.0  # seconds for an answer, redeals included
MOST_TROUBLES: Final = 3  # failures in a row


class GivenUp(SeraiError):
    """A bot's program has failed too often and is no longer started."""


class RemoteBot:
    """A program that is started at its first question and asked for the rest of the time.

    After an answer that was bad, came too late, or never came, it is restarted at the next question: what it says
    then would be about something else. After MOST_TROUBLES in a row it is left alone.
    """

    def __init__(self, name: str, command: list[str], seconds: float = PATIENCE) -> None:
        self.name = name
        self.command = command
        self.seconds = seconds
        self.patience: float | None = None  # it keeps the time itself
        self.troubles = 0
        self._program: Program | None = None

    def choose(self, question: SeatQuestion) -> Choice:
        if self.troubles >= MOST_TROUBLES:
            raise GivenUp(f"{self.name} has failed {self.troubles} times in a row and is not started again")
        try:
            move = self._converse(question)
        except BaseException as error:
            self.troubles += isinstance(error, Exception)
            self._drop()
            raise
        self.troubles = 0
        return move

    def advise(self, question: SeatQuestion) -> list[Advice]:
        return []

    def stop(self) -> None:
        """End the program; the next question would start it again."""
        if self._program is not None:
            self._program.stop()
        self._program = None

    def _converse(self, question: SeatQuestion) -> Choice:
        deadline = time.monotonic() + self.seconds
        program = self._ensure_program()
        if program.has_spoken():
            raise BadAnswer("the program has spoken without being asked")
        program.say(line_of(question_message(question, self.seconds)))
        while True:
            answer = hear(program, deadline)
            if "move" in answer:
                return check_answer(answer["move"], question.game, question.world).as_dict()
            program.say(line_of(self._redeals(question, answer, deadline)))

    def _redeals(self, question: SeatQuestion, request: Message, deadline: float) -> Message:
        try:
            dealing = redeals_for(question, request)
        except BadMessage as error:
            raise BadAnswer(str(error)) from error
        redeals = []
        for redeal in dealing:
            if time.monotonic() > deadline:
                raise Late
            redeals.append(redeal)
        return {"redeals": redeals}

    def _ensure_program(self) -> Program:
        """The program; a process that was forked from ours has its own."""
        if self._program is None or not self._program.ours:
            self._program = Program(self.command)
        return self._program

    def _drop(self) -> None:
        if self._program is not None:
            self._program.kill()
        self._program = None


def hear(program: Program, deadline: float) -> Message:
    """The program's next message; Late or BadAnswer if there is none."""
    try:
        return message_of(program.hear(deadline))
    except queue.Empty as error:
        raise Late from error
    except BadMessage as error:
        raise BadAnswer(str(error)) from error
