"""Deals the cards when the time for revealing salts is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from serai.server.errors import NotStored
from serai.server.tables.dealing import deal
from serai.server.tables.room import Room

REVEAL_WITHIN: Final = 10.0  # seconds; they start again after a restart

Spawn = Callable[[Coroutine[object, object, None]], None]


class Dealer:
    def __init__(self, spawn: Spawn, reveal_within: float) -> None:
        self.spawn = spawn
        self.reveal_within = reveal_within
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def watch(self, room: Room) -> None:
        """After every change: the time starts when a table begins to deal."""
        table = room.table
        if table.status != "dealing":
            self.forget(table.id)
        elif table.id not in self._timers:
            self._wait(room, self.reveal_within if table.current_deal.missing else 0.0)

    def forget(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for table in list(self._timers):
            self.forget(table)

    def _wait(self, room: Room, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[room.table.id] = loop.call_later(seconds, lambda: self.spawn(self.time_is_up(room)))

    async def time_is_up(self, room: Room) -> None:
        async with room.lock:
            if room.table.status != "dealing":
                return
            try:
                await deal(room)
            except NotStored:  # a full disk may have room later
                self._wait(room, self.reveal_within)
                raise
