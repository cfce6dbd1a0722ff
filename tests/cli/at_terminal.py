"""The command at a terminal, as a person sees it."""

from __future__ import annotations

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

COMMAND = "from serai.cli.main import run; run()"
PATIENCE = 120  # seconds, for the busiest of machines


class Terminal:
    """The command at a terminal of 100 by 35; `script` is Python code to run instead, for what needs preparing."""

    def __init__(self, folder: Path, *arguments: str, script: str = COMMAND) -> None:
        self.master, self.slave = pty.openpty()
        ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 35, 100, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        env.pop("COLUMNS", None)
        env.pop("LINES", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=folder,
            env=env,
            start_new_session=True,
            preexec_fn=self._sit_down,
        )
        self.seen = ""

    def _sit_down(self) -> None:
        """As a shell starts it: the terminal is its own, and Ctrl-C is heard, whoever starts us."""
        ioctl(self.slave, termios.TIOCSCTTY, 0)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)

    def until(self, text: str) -> str:
        """What came on the screen until this text did."""
        end = time.monotonic() + PATIENCE
        start = len(self.seen)
        while text not in self.seen[start:] and time.monotonic() < end:
            if not self._read() and self.process.poll() is not None:
                break
        if text not in self.seen[start:]:
            self.process.kill()
            raise AssertionError(f"no {text!r} in {self.seen[start:]}")
        return self.seen[start:]

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 0.1)[0]:
            return False
        self.seen += os.read(self.master, 65536).decode(errors="replace")
        return True

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def hang_up(self) -> None:
        """The window is closed."""
        os.close(self.slave)
        os.close(self.master)

    def close(self) -> int:
        """The end of the command, which has left the terminal as it was; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:  # it may wait for us to read what it says
            self._read()
        if self.process.poll() is None:
            self.process.kill()
            raise AssertionError(f"it goes on after {self.seen}")
        assert termios.tcgetattr(self.slave) == self.modes
        self.hang_up()
        return self.process.returncode
