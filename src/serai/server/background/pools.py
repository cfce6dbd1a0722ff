"""Threads for what would hold up the event loop, a few for each purpose: what is slow in one delays no other.

They are daemons: whatever they are at, the server can end. Where strangers can ask for much, everybody has a share.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, ParamSpec, TypeVar

from serai.server.background.asking import asking
from serai.server.background.fair_queue import Dropped, FairQueue
from serai.server.errors import NotAllowed

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING: Final = 20  # of one who asks

Job = Callable[[], None]


class Pool:
    """So many threads at most, each started when it is needed."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self.threads = threads
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._started = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work comes to, done in a thread. Who does not wait for it any more does not stop it."""
        future: Future[T] = Future()

        def job() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(work(*args, **kwargs))
            except BaseException as error:
                future.set_exception(error)

        if self._started < self.threads:
            self._started += 1
            threading.Thread(target=self._work, name=f"{self.name}-{self._started}", daemon=True).start()
        self._jobs.put(job)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Nothing new is taken; nobody waits for what is under way."""
        for _ in range(self._started):
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class SharedPool(Pool):
    """Those who ask have their turns: by address, and at an address by token."""

    def __init__(self, name: str, threads: int) -> None:
        super().__init__(name, threads)
        self.turns = FairQueue(threads, waiting_each=MOST_WAITING)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        asker = asking.get()
        try:
            async with self.turns.place(asker.address, asker.who):
                return await super().run(work, *args, **kwargs)
        except Dropped:
            raise NotAllowed("too_fast", "too much at once; one after the other") from None


class Pools:
    """By purpose. Going through a game takes the interpreter's lock anyway: more threads would not make it quicker."""

    def __init__(self) -> None:
        self.loading = SharedPool("loading", 4)  # tables that somebody wants to open or to come to
        self.listing = SharedPool("listing", 2)
        self.looking_back = Pool("looking-back", 1)
        self.looking_up = Pool("looking-up", 8)  # names of hosts

    def close(self) -> None:
        for pool in (self.loading, self.listing, self.looking_back, self.looking_up):
            pool.close()
