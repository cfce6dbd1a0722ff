"""Bots in other programs: questions and answers as JSON, a line each, over standard input and output.

to the bot    {"question": {"game": "saba", "rules": "1", "options": {...}, "seat": 2,
                            "view": {...}, "decision": {...}, "seconds": 10.0}}
from the bot  {"move": {"kind": "end_turn"}}            the answer, or
              {"redeal": 3}                             three positions that fit what the seat knows
to the bot    {"redeals": [{...}, {...}, {...}]}        and so on, until it answers
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping
from typing import IO, Final

from serai.bots.bot import Advice, Late
from serai.bots.question import Choice, Question
from serai.core.errors import SeraiError

PATIENCE: Final = 10.0  # seconds for an answer, redeals included
MOST_REDEALS: Final = 1000  # in one request


class BadAnswer(SeraiError):
    """A bot's program said something that is no answer, or ended."""


class RemoteBot:
    """A program that is started at its first question and asked for the rest of the time.

    After an answer that came too late, or never, it is started anew: what it says then would be about something else.
    """

    def __init__(self, name: str, command: str, seconds: float = PATIENCE) -> None:
        self.name = name
        self.command = shlex.split(command)
        self.seconds = seconds
        self.patience: float | None = None  # it keeps the time itself
        self._program: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def choose(self, question: Question) -> Choice:
        try:
            return self._converse(question)
        except Exception:
            self.stop()
            raise

    def advise(self, question: Question) -> list[Advice]:
        return []

    def stop(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            self._program = None

    def _converse(self, question: Question) -> Choice:
        deadline = time.monotonic() + self.seconds
        self._say({"question": {**asked(question), "seconds": self.seconds}})
        while True:
            answer = self._hear(deadline)
            move, redeals = answer.get("move"), answer.get("redeal")
            if isinstance(move, Mapping):
                return move
            if type(redeals) is not int or not 1 <= redeals <= MOST_REDEALS:
                raise BadAnswer(f"neither a move nor 1 to {MOST_REDEALS} redeals: {answer!r}"[:200])
            self._say({"redeals": [question.position(question.redeal()) for _ in range(redeals)]})

    def _say(self, message: Mapping[str, object]) -> None:
        if self._program is None:
            self._start()
        assert self._program is not None
        assert self._program.stdin is not None
        self._program.stdin.write(json.dumps(message) + "\n")
        self._program.stdin.flush()

    def _hear(self, deadline: float) -> Mapping[str, object]:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty as error:
            raise Late from error
        if line is None:
            raise BadAnswer("the program has ended")
        answer = json.loads(line)
        if not isinstance(answer, Mapping):
            raise BadAnswer(f"not an object: {line!r}"[:200])
        return answer

    def _start(self) -> None:
        self._program = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._lines = queue.Queue()
        assert self._program.stdout is not None
        threading.Thread(target=read_lines, args=(self._program.stdout, self._lines), daemon=True).start()

    def __del__(self) -> None:
        self.stop()


def asked(question: Question) -> dict[str, object]:
    """A question as plain data."""
    game = question.game
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.told(question.options),
        "seat": question.seat,
        "view": question.view(),
        "decision": question.decision,
    }


def read_lines(stream: IO[str], lines: queue.Queue[str | None]) -> None:
    for line in stream:
        lines.put(line)
    lines.put(None)
