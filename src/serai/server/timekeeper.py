"""Looks at the clocks: answers for whoever has no time left, and leaves out the time in which the server was away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Final

from serai.bots.bot import stand_in
from serai.bots.question import TableQuestion
from serai.core.rng import seeded
from serai.core.state import State
from serai.server.answers import TooLate
from serai.server.entries import Paused
from serai.server.room import Room
from serai.server.table import Table

ALIVE: Final = "alive"  # a file that says when the server was there last
HEARTBEAT: Final = 5.0  # seconds

Spawn = Callable[[Coroutine[object, object, None]], None]


class Timekeeper:
    def __init__(self, data: Path, spawn: Spawn) -> None:
        self.file = data / ALIVE
        self.spawn = spawn
        self.gone_since = last_seen(self.file)
        self.back_at = time.time()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # Being there.

    async def keep_alive(self) -> None:
        while True:
            self.sign()
            await asyncio.sleep(HEARTBEAT)

    def sign(self) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(repr(time.time()))
        new.replace(self.file)

    async def resume(self, room: Room) -> None:
        """A table that was stored before the server started: the time between counts for nobody."""
        table, gone = room.table, self.gone_since
        older = any(running.since < self.back_at for running in table.clocks.running.values())
        if gone is None or not older or table.paused >= self.back_at:
            return
        async with room.lock:
            await room.make(Paused(at=time.time(), since=gone, until=self.back_at))

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self.sign()

    # Time that runs out.

    def watch(self, room: Room) -> None:
        """After every change: wait for the next deadline."""
        table = room.table
        self.forget(table.id)
        if table.settings.clock.on_timeout != "bot" or not table.clocks.running or table.status != "playing":
            return
        due, seat = min((table.clocks.deadline(seat), seat) for seat in table.clocks.running)
        asked = table.clocks.running[seat].asked
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(
            max(0.0, due - time.time()), lambda: self.spawn(self._expire(room, seat, asked))
        )

    def forget(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    async def _expire(self, room: Room, seat: int, asked: int) -> None:
        await room.quiet.ended()
        state = room.table.facing(seat)
        if state is None or room.table.asked(seat) != asked:
            return
        option = answer_for(room.table, state, asked)
        move = room.table.game.space.kinds[state.kind].move(option)
        with suppress(TooLate):
            await room.play(seat, asked, move.as_dict(), by="clock")


def answer_for(table: Table, state: State, asked: int) -> int:
    """The game's own answer for somebody whose time is up, or what the rule-based player would do in its place."""
    option = table.game.timeout_option(state)
    if option is None:
        question = TableQuestion(table.game, table.options, state, seeded(table.dice("clock", state.seat, asked)))
        option = stand_in(question)
    return option


def last_seen(file: Path) -> float | None:
    try:
        return float(file.read_text())
    except (OSError, ValueError):
        return None
