"""POST requests to URLs given by strangers: a few at a time, one per address, each with one deadline for everything.

Whoever has many to send, or sends to hosts that never answer, holds up nobody else's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final

from serai.server.background import webhook
from serai.server.background.fair_queue import FairQueue
from serai.server.background.pools import Pool

DEADLINE: Final = 10.0  # seconds from the look-up of the name to the status line
AT_ONCE: Final = 8
AT_ONCE_EACH: Final = 2  # of one asker
MOST_WAITING: Final = 1000

Spawn = Callable[[Coroutine[object, object, None]], None]


class Posts:
    def __init__(self, spawn: Spawn, names: Pool, private: bool) -> None:
        self.spawn = spawn
        self.names = names
        self.private = private
        self.deadline = DEADLINE
        self.turns = FairQueue(AT_ONCE, each=AT_ONCE_EACH, waiting=MOST_WAITING)
        self._looking = FairQueue(names.threads, each=1, waiting=MOST_WAITING)
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: Counter[str] = Counter()

    async def send(self, asker: str, url: str, body: bytes) -> int:
        """The status that comes back. OSError (TimeoutError is one) if none does, BadAddress, or Dropped."""
        host, port, _, _ = webhook.check_url(url, self.private)
        async with self.turns.place(asker, host), asyncio.timeout(self.deadline):
            address = await self.address(asker, host, port)
            async with self.alone(address):
                return await webhook.post(url, address, body, self.private)

    async def address(self, asker: str, host: str, port: int) -> str:
        """Looking up a name cannot be stopped: its asker gets no other look-up until it is done."""
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.spawn(self._look_up(asker, host, port, found))
        return await found

    async def _look_up(self, asker: str, host: str, port: int, found: asyncio.Future[str]) -> None:
        try:
            async with self._looking.place(asker, host):
                address = "" if found.done() else await self.names.run(webhook.look_up, host, port, self.private)
        except Exception as error:
            if not found.done():
                found.set_exception(error)
        else:
            if not found.done():
                found.set_result(address)

    @asynccontextmanager
    async def alone(self, address: str) -> AsyncIterator[None]:
        """One at a time to an address, under whatever names."""
        lock = self._locks.setdefault(address, asyncio.Lock())
        self._users[address] += 1
        try:
            async with lock:
                yield
        finally:
            self._users[address] -= 1
            if not self._users[address]:
                del self._users[address], self._locks[address]
