"""A line that says who is thinking, shown while it lasts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

AT_ONCE: Final = 0.3  # seconds of thinking that need no line
ERASE: Final = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))


class Thinking:
    """Shows the line once a bot takes longer than AT_ONCE, and takes it away again.

    Compiled search lets no other thread run, so nothing can appear while it thinks: for a bot that took long the
    last time the line is shown at once.
    """

    def __init__(self, console: Console) -> None:
        self.console = console
        self.slow: set[str] = set()

    @contextmanager
    def shown(self, text: str, bot: str) -> Iterator[None]:
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        line = Text(f" {text}", style="dim")
        shown: list[Text] = []

        def show() -> None:
            shown.append(line)
            self.console.print(line, end="")

        began, timer = time.monotonic(), Timer(AT_ONCE, show)
        if bot in self.slow:
            show()
        else:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            if timer.is_alive():
                timer.join()
            if shown:
                self.console.control(ERASE)
        if time.monotonic() - began > AT_ONCE:
            self.slow.add(bot)
        else:
            self.slow.discard(bot)
