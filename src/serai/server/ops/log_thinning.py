"""Keeps a log small whatever happens: the same trouble is written a few times a minute, then counted only."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final, TextIO

A_MINUTE: Final = 60.0  # seconds
MOST: Final = 5  # lines of the same source and event in that time
LEFT_OUT: Final = "lines were left out"

Event = tuple[str, int, str]


@dataclass
class Written:
    """How often an event was written since then, and how often not."""

    since: float
    lines: int = 0
    left_out: int = 0


class ThinnedHandler(logging.StreamHandler[TextIO]):
    """Writes everything that is no trouble; warnings and errors as often as they may come."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.written: dict[Event, Written] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self.tell(time.monotonic() - A_MINUTE)
        event = (record.name, record.levelno, str(record.msg).partition("\n")[0])
        if record.levelno < logging.WARNING or self.may_write(event):
            super().emit(record)

    def may_write(self, event: Event) -> bool:
        written = self.written.setdefault(event, Written(time.monotonic()))
        if written.lines < MOST:
            written.lines += 1
            return True
        written.left_out += 1
        return False

    def tell(self, before: float) -> None:
        """What was left out in minutes that are over, in a line an event."""
        for event, written in [item for item in self.written.items() if item[1].since <= before]:
            del self.written[event]
            if written.left_out:
                name, level, text = event
                record = logging.LogRecord(name, level, "", 0, LEFT_OUT, None, None)
                record.left_out, record.of = written.left_out, text
                super().emit(record)

    def close(self) -> None:
        self.tell(time.monotonic())
        super().close()
