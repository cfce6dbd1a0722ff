"""Threads for work that would block the event loop, a few per purpose: slow work of one kind delays no other.

They are daemons: whatever they are at, the server can end. Where strangers can ask for much, everybody has a share.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, ParamSpec, TypeVar

from serai.server.background.asking import asking
from serai.server.background.fair_queue import Dropped, FairQueue
from serai.server.errors import NotAllowed

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING: Final = 20  # of one asker
STRETCH: Final = 0.001  # seconds of work between two rests

Job = Callable[[], None]


class Pool:
    """At most `threads` threads, each started when it is needed."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self.threads = threads
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._started = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work, done in a thread. Cancelling the wait does not stop the work."""
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
        """Takes nothing new, and does not wait for what is under way."""
        for _ in range(self._started):
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class SharedPool(Pool):
    """Askers take turns: by address, and within an address by token."""

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


class Rests:
    """Long work in a thread takes a step and rests as long: the event loop and its clients have half of the core."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    def rest(self) -> None:
        worked = time.perf_counter() - self.began
        if worked > STRETCH:
            time.sleep(worked)
            self.began = time.perf_counter()


class Pools:
    """The pools by purpose. Replaying holds the interpreter's lock anyway: more threads would not be faster."""

    def __init__(self) -> None:
        self.loading = SharedPool("loading", 4)  # tables to open or to load
        self.listing = SharedPool("listing", 2)
        self.looking_back = Pool("looking-back", 1)
        self.looking_up = Pool("looking-up", 8)  # host names

    def close(self) -> None:
        for pool in (self.loading, self.listing, self.looking_back, self.looking_up):
            pool.close()
