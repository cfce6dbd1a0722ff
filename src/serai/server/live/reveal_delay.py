"""A delay after a choice at which somebody may have been asked in secret.

Everybody else is told what has happened only after a short random time, independent of everything: so it does not show
whether a window closed by itself, by a quick answer, or by a standing order. A player who takes longer is noticed,
as at a real table; but a bot never does (`nearly_ended`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Final

SHORTEST: Final = 0.4  # seconds
LONGEST: Final = 1.2
LAST_CALL: Final = 0.15  # seconds before its end, when bots that have not answered yet are answered for

_dice: Final = SystemRandom()


class RevealDelay:
    def __init__(self, on_end: Callable[[], None]) -> None:
        self._on_end = on_end  # called when its time is over; the delay lasts until it is stopped
        self._timer: asyncio.TimerHandle | None = None
        self._last_call: asyncio.TimerHandle | None = None
        self._ended = asyncio.Event()
        self._nearly = asyncio.Event()
        self.since = 0.0

    @property
    def is_running(self) -> bool:
        return self._timer is not None

    def start(self, at: float, between: tuple[float, float] = (SHORTEST, LONGEST)) -> None:
        """Does not start again while it runs, so its end reveals nothing about answers given meanwhile."""
        if self._timer is None:
            self._ended.clear()
            self.since = at
            loop, seconds = asyncio.get_running_loop(), _dice.uniform(*between)
            self._timer = loop.call_later(seconds, self._on_end)
            self._last_call = loop.call_later(max(0.0, seconds - LAST_CALL), self._nearly.set)

    def stop(self) -> None:
        for timer in (self._timer, self._last_call):
            if timer is not None:
                timer.cancel()
        self._timer = self._last_call = None
        self._nearly.clear()
        self._ended.set()

    async def wait_end(self) -> None:
        while self.is_running:
            await self._ended.wait()

    async def wait_last_call(self) -> None:
        """Wait for the last moments of this delay, or of the next."""
        await self._nearly.wait()
