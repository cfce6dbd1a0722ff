"""A moment of quiet after a choice at which somebody may have been asked in secret.

Whoever is not asked is told what has happened only after a short time, drawn independently of everything: so it does
not show whether a window closed by itself, or by a quick answer, or by a standing order. Who takes longer is noticed,
as at a real table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Final

SHORTEST: Final = 0.4  # seconds
LONGEST: Final = 1.2

_dice: Final = SystemRandom()


class Quiet:
    def __init__(self, over: Callable[[], None]) -> None:
        self._over = over  # called when its time is over; it reigns until it is stopped
        self._timer: asyncio.TimerHandle | None = None
        self._ended = asyncio.Event()
        self.since = 0.0

    @property
    def reigns(self) -> bool:
        return self._timer is not None

    def begin(self, at: float, between: tuple[float, float] = (SHORTEST, LONGEST)) -> None:
        """It does not begin anew while it reigns: when it ends tells nothing of what was answered meanwhile."""
        if self._timer is None:
            self._ended.clear()
            self.since = at
            self._timer = asyncio.get_running_loop().call_later(_dice.uniform(*between), self._over)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._ended.set()

    async def ended(self) -> None:
        while self.reigns:
            await self._ended.wait()
