"""A queue in which nobody can crowd out others: those who ask for much wait behind those who ask for little.

There are a few places. Whoever wants one says for whom (an asker) and what for (such as a table). When a place is free,
it goes to an asker who has less than its share of them; then by urgency; then to who has fewest places and was served
longest ago; of one asker's questions, to the table that was served longest ago.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Final

from serai.core.errors import SeraiError

MOST_REMEMBERED: Final = 10_000  # askers and tables whose last turn is known


class Urgency(IntEnum):
    SECRET = 0  # an answer that has to come within a reveal delay
    PLAY = 1
    BACKGROUND = 2  # out of curiosity; no game waits for it


class Dropped(SeraiError):
    """Too many requests wait, and this is the oldest one of the busiest asker."""


@dataclass(frozen=True, eq=False)
class Waiter:
    urgency: Urgency
    asker: str
    table: str
    turn: asyncio.Future[None]


class FairQueue:
    """`each` limits the places of one asker, `background` the places for what is not urgent, `waiting` the requests
    that wait in all, and `waiting_each` those of one asker for one table."""

    def __init__(
        self,
        places: int,
        each: int | None = None,
        background: int | None = None,
        waiting: int = 10_000,
        waiting_each: int | None = None,
    ) -> None:
        self.places = places
        self.each = places if each is None else each
        self.background = places if background is None else background
        self.most_waiting = waiting
        self.most_waiting_each = waiting if waiting_each is None else waiting_each
        self.waiting: list[Waiter] = []
        self.served: list[Waiter] = []
        self._last: dict[tuple[str, ...], int] = {}  # when an asker, or one of its tables, was last served
        self._turns = count(1)

    @asynccontextmanager
    async def place(self, asker: str, table: str, urgency: Urgency = Urgency.PLAY) -> AsyncIterator[None]:
        """Wait for a place and take it; Dropped if too many wait."""
        waiter = Waiter(urgency, asker, table, asyncio.get_running_loop().create_future())
        if self.waits(asker, table) >= self.most_waiting_each:
            raise Dropped("one after the other: so much of yours waits already")
        self.waiting.append(waiter)
        self._drop()
        self._serve()
        try:
            await waiter.turn
            yield
        finally:
            self._leave(waiter)

    def waits(self, asker: str, table: str) -> int:
        return sum((waiter.asker, waiter.table) == (asker, table) for waiter in self.waiting)

    def _leave(self, waiter: Waiter) -> None:
        for group in (self.waiting, self.served):
            if waiter in group:
                group.remove(waiter)
        self._serve()

    def _drop(self) -> None:
        """If the queue is full, drop the oldest request of the busiest asker."""
        while len(self.waiting) > self.most_waiting:
            [(most, _)] = Counter(waiter.asker for waiter in self.waiting).most_common(1)
            oldest = next(waiter for waiter in self.waiting if waiter.asker == most)
            self.waiting.remove(oldest)
            if not oldest.turn.done():
                oldest.turn.set_exception(Dropped("too many wait"))

    def _serve(self) -> None:
        while len(self.served) < self.places:
            at_work = Counter(waiter.asker for waiter in self.served)
            background = sum(waiter.urgency is Urgency.BACKGROUND for waiter in self.served)
            open_to = [
                waiter
                for waiter in self.waiting
                if at_work[waiter.asker] < self.each
                and (waiter.urgency is not Urgency.BACKGROUND or background < self.background)
            ]
            if not open_to:
                return
            share = -(-self.places // len({*at_work, *(waiter.asker for waiter in self.waiting)}))
            self._begin(min(open_to, key=lambda waiter: self._rank(waiter, at_work[waiter.asker], share)))

    def _rank(self, waiter: Waiter, at_work: int, share: int) -> tuple[bool, int, int, int, int]:
        last = self._last.get((waiter.asker,), 0), self._last.get((waiter.asker, waiter.table), 0)
        return at_work >= share, waiter.urgency, at_work, *last

    def _begin(self, waiter: Waiter) -> None:
        self.waiting.remove(waiter)
        if waiter.turn.done():  # it no longer waits
            return
        self.served.append(waiter)
        turn = next(self._turns)
        for key in ((waiter.asker,), (waiter.asker, waiter.table)):
            self._last.pop(key, None)
            self._last[key] = turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
        waiter.turn.set_result(None)
