"""Lets messages from one address through at a rate. Beyond it the askers there wait and take turns: so one that
sends little is served soon, however much a neighbour sends, and nobody is disconnected because of another."""

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
        """Wait until a message of this weight may pass."""
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
        """Let through as many as there is room for now, and the others later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self.lines:
            who = next(iter(self.lines))
            weight, turn = self.lines[who][0]
            if turn.cancelled():  # whoever waited has left, and does not know it yet
                self._remove(who, (weight, turn))
                continue
            if not self.bucket.take(weight):
                self._timer = asyncio.get_running_loop().call_later(self.bucket.wait(weight), self._let_through)
                return
            self._remove(who, (weight, turn))
            turn.set_result(None)

    def _remove(self, who: str, turn: tuple[float, asyncio.Future[None]]) -> None:
        """After its turn, an asker goes to the end."""
        line = self.lines.pop(who)
        line.remove(turn)
        if line:
            self.lines[who] = line
