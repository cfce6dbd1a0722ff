"""Threads for what would hold up the event loop, a few for each purpose: what is slow in one delays no other.

They are daemons: whatever they are at, the server can end.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

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


class Pools:
    """By purpose. Going through a game takes the interpreter's lock anyway: more threads would not make it quicker."""

    def __init__(self) -> None:
        self.loading = Pool("loading", 4)  # tables that somebody wants to open or to come to
        self.listing = Pool("listing", 2)
        self.looking_back = Pool("looking-back", 1)
        self.looking_up = Pool("looking-up", 8)  # names of hosts

    def close(self) -> None:
        for pool in (self.loading, self.listing, self.looking_back, self.looking_up):
            pool.close()
