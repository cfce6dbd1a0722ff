"""Decisions that wait: looked up for several seats at once, and sent to the address that a seat has given."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

from pydantic_core import to_json

from serai.server.background.fair_queue import Dropped
from serai.server.background.posts import Posts
from serai.server.background.webhook import BadAddress
from serai.server.http.messages import Waiting
from serai.server.tables.log import Noticed
from serai.server.tables.room import Room

log = logging.getLogger(__name__)

AFTER: Final = 60.0  # seconds that a decision waits before a notice is sent
PAUSES: Final = (5.0, 30.0, 180.0)  # before another try

Spawn = Callable[[Coroutine[object, object, None]], None]


class Notices:
    """At most one request per decision, and only if the seat's client is not connected."""

    def __init__(self, spawn: Spawn, posts: Posts) -> None:
        self.spawn = spawn
        self.posts = posts
        self.after = AFTER
        self.pauses = PAUSES
        self._waiting: set[tuple[str, int, int]] = set()

    def watch(self, room: Room) -> None:
        """After every change."""
        table = room.table
        for seat in table.waiting_for():
            progress, asked = table.progress[seat], table.decision_number(seat)
            key = (table.id, seat, asked)
            if progress.notice_url is not None and progress.noticed < asked and key not in self._waiting:
                if table.seats[seat].plays_itself:
                    self._waiting.add(key)
                    self.spawn(self._wait(room, seat, asked))

    def waits_at(self, table: str) -> bool:
        """Whether a notice may have to be sent there soon."""
        return any(id == table for id, _, _ in self._waiting)

    async def _wait(self, room: Room, seat: int, asked: int) -> None:
        try:
            while True:
                await asyncio.sleep(self.after)
                url = room.table.progress[seat].notice_url
                if url is None or decision_for(room, seat) != asked:
                    return
                if not any(seat in client.seats for client in room.clients):
                    break
            async with room.lock:
                if room.table.progress[seat].notice_url != url:  # somebody else's seat by now
                    return
                await room.make(Noticed(at=time.time(), seat=seat, asked=asked))
            body = to_json(Waiting(table=room.table.id, seat=seat, asked=asked))
            await self._send(room.asker, url, body, lambda: room.table.progress[seat].notice_url == url)
        finally:
            self._waiting.discard((room.table.id, seat, asked))

    @property
    def private(self) -> bool:
        """Whether the host allows addresses that are not public."""
        return self.posts.private

    async def _send(self, asker: str, url: str, body: bytes, wanted: Callable[[], bool]) -> None:
        """Tried again, as long as it is wanted, if the address cannot be reached or answers with an error."""
        for pause in (*self.pauses, None):
            if not wanted():
                return
            with suppress(OSError):
                try:
                    status = await self.posts.send(asker, url, body)
                except (BadAddress, Dropped) as error:
                    log.warning("a notice was not sent: %s", error)
                    return
                if status < 500 and status != 429:
                    return
            if pause is not None:
                await asyncio.sleep(pause)
        log.warning("a notice was not taken")


def decision_for(room: Room, seat: int) -> int | None:
    """The number of the decision that waits for a seat, once the seat has been shown it."""
    if room.table.match is None or room.broadcaster.is_delayed_for(seat) or room.table.asked_state(seat) is None:
        return None
    return room.table.decision_number(seat)
