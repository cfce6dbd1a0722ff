"""A program at the other end of two pipes that can neither block us nor outlive us."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Final

LONGEST_LINE: Final = 1 << 20
MOST_WAITING: Final = 100  # lines that nobody asked for
GRACE: Final = 1.0  # seconds between the end of its input and the end of the program


class Ended(Exception):
    """The program has ended, or has written so much unasked that we no longer listen."""


class Program:
    """Lines in and lines out. Threads do the reading and writing, so that waiting always has an end.

    What the program writes to its standard error goes where ours goes.
    """

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )  # a session of its own: Ctrl-C is for us, and whatever it starts ends with it
        self._in: queue.Queue[bytes | None] = queue.Queue()
        self._out: queue.Queue[bytes | None] = queue.Queue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        for target, stream, lines in (
            (write_lines, self._process.stdin, self._in),
            (read_lines, self._process.stdout, self._out),
        ):
            threading.Thread(target=target, args=(stream, lines), daemon=True, name=target.__name__).start()
        self._owner = os.getpid()
        self._end = weakref.finalize(self, end, self._process, self._in, self._owner)

    @property
    def ours(self) -> bool:
        """False in a process that was forked from the one that started it."""
        return os.getpid() == self._owner

    def say(self, line: str) -> None:
        self._in.put(line.encode())

    def hear(self, deadline: float) -> bytes:
        """Its next line; queue.Empty if none comes before the deadline (time.monotonic), Ended if none ever will."""
        line = self._out.get(timeout=max(0.001, deadline - time.monotonic()))
        if line is None:
            self._out.put(None)
            raise Ended("the program has ended")
        return line

    def has_spoken(self) -> bool:
        """Whether a line is waiting; Ended if there will never be another."""
        return not self._out.empty() and bool(self.hear(0.0))

    def stop(self) -> None:
        """End it politely; at the end of ours this happens by itself."""
        self._end()

    def kill(self) -> None:
        """End it at once."""
        if self.ours and self._end.detach() is not None:
            self._in.put(None)
            kill(self._process)


def write_lines(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with suppress(OSError):  # it need not listen
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with suppress(OSError):
        stream.close()


def read_lines(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with stream, suppress(OSError):
        while (line := stream.readline(LONGEST_LINE)) and lines.qsize() < MOST_WAITING:
            lines.put(line)
    lines.put(None)


def end(process: subprocess.Popen[bytes], lines: queue.Queue[bytes | None], owner: int) -> None:
    """Closing its input asks a program to end; one that does not is killed. A fork of ours does nothing here."""
    if os.getpid() != owner:
        return
    lines.put(None)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """The program and what it has started; nothing of it stays behind."""
    if process.returncode is None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
