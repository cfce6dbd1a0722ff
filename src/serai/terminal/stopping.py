"""Requests to stop (Ctrl-C, a closed window, `kill`), none of which is missed and none of which tears a move apart."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
KICK: Final = 0.05  # seconds between two reminders
ENOUGH: Final = b"\xff"  # no signal has this number


class Stopped(KeyboardInterrupt):
    """The game has been asked to stop."""


class Stops:
    """Notes the first request to stop and raises Stopped, but only in `listening` and not while something is `held`.

    A signal that arrives when C code is about to wait for a key is noted by Python, which then waits for the key all
    the same: what is at the prompt would notice it with the next line. So a thread learns of every signal through the
    wake-up pipe, which C code writes to, and reminds the main thread of it until the handler has run.
    """

    def __init__(self) -> None:
        self.number: int | None = None  # of the signal that wants us to stop
        self._listening = self._held = False

    # Where a request is heard.

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Stopped comes out of this block and of no line after it."""
        self._listening = True
        try:
            self.check()
            yield
        finally:
            self._listening = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """For what must be done completely or not at all: a request waits until the next `check`."""
        before, self._held = self._held, True
        try:
            yield
        finally:
            self._held = before

    def check(self) -> None:
        """Call it before waiting: a request that came earlier is raised here; later ones are raised by themselves."""
        if self.number is not None:
            raise Stopped

    def read(self, ask: Callable[[str], str], prompt: str) -> str:
        """The line that somebody types, or Stopped."""
        self.check()
        try:
            return ask(prompt)
        except SystemError:  # `input` looks for signals again with ours already raised, and trips over a second one
            self.check()
            raise

    def hang_up(self) -> None:
        """The terminal is gone, and perhaps nobody has sent a signal about it."""
        if self.number is None:
            self.number = int(signal.SIGHUP)

    @property
    def code(self) -> int:
        """The exit code of a command that was stopped, as shells count it."""
        return 0 if self.number is None else 128 + self.number

    def _stop(self, number: int, frame: FrameType | None) -> None:
        """Raises only once: nothing may interrupt the game while it is being saved, however many requests come."""
        first = self.number is None
        if first:
            self.number = number
        if first and self._listening and not self._held:
            raise Stopped

    # The signals.

    def __enter__(self) -> Stops:
        self._before = {number: signal.getsignal(number) for number in SIGNALS}
        self._out, self._in = os.pipe()
        os.set_blocking(self._in, False)  # Python requires it
        self._pipe_before = signal.set_wakeup_fd(self._in)
        self._reminder = threading.Thread(target=self._remind, daemon=True, name="stops")
        self._reminder.start()
        for number in SIGNALS:
            signal.signal(number, self._stop)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.write(self._in, ENOUGH)
        self._reminder.join()  # before the handlers go: no reminder must meet one that is not ours
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._pipe_before)
        os.close(self._in)
        os.close(self._out)

    def _remind(self) -> None:
        """Interrupts the main thread's waiting again and again, because a single interrupt could come too early."""
        main = threading.main_thread().ident
        assert main is not None
        while (came := os.read(self._out, 1)) != ENOUGH:
            time.sleep(KICK)  # mostly the handler has run by then
            while self.number is None and came[0] in SIGNALS:
                signal.pthread_kill(main, came[0])
                time.sleep(KICK)
