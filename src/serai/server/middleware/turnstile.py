"""Lets what comes from one address through at a rate. Beyond it all who are there wait and are heard by turns: so
whoever says little is heard soon, however much a neighbour says, and nobody is cut off for another."""

from __future__ import annotations

import asyncio
from collections import deque

from serai.server.middleware.rate_limit import Bucket


class Turnstile:
    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.lines: dict[str, deque[tuple[float, asyncio.Future[None]]]] = {}  # by who waits, in the order of turns
        self._timer: asyncio.TimerHandle | None = None

    async def wait_turn(self, who: str, weight: float) -> None:
        """Wait until so much can be let through for somebody."""
        if not self.lines and self.bucket.take(weight):
            return
        turn = weight, asyncio.get_running_loop().create_future()
        self.lines.setdefault(who, deque()).append(turn)
        self._let_through()
        try:
            await turn[1]
        except asyncio.CancelledError:
            if turn in self.lines.get(who, ()):
                self._remove(who, turn)
            raise

    def _let_through(self) -> None:
        """Those whose turn it is, as many as there is room for; the others when there is more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self.lines:
            who = next(iter(self.lines))
            weight, turn = self.lines[who][0]
            if not self.bucket.take(weight):
                self._timer = asyncio.get_running_loop().call_later(self.bucket.wait(weight), self._let_through)
                return
            self._remove(who, (weight, turn))
            turn.set_result(None)

    def _remove(self, who: str, turn: tuple[float, asyncio.Future[None]]) -> None:
        """Whoever had a turn is the last to have another."""
        line = self.lines.pop(who)
        line.remove(turn)
        if line:
            self.lines[who] = line
