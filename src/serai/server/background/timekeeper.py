"""Watches the clocks: answers for seats without time left, and stores the time of every table.

No clock goes while the server is away; what was thought before, since the last entry, counts all the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Final

from serai.bots.bot import stand_in
from serai.bots.question import TableQuestion
from serai.core.rng import seeded
from serai.core.state import State
from serai.server.errors import NotAllowed, NotStored
from serai.server.storage.opening import ALIVE
from serai.server.storage.permissions import private_file
from serai.server.tables.answers import TooLate
from serai.server.tables.clocks import Clocks
from serai.server.tables.room import Room
from serai.server.tables.table import Table

HEARTBEAT: Final = 5.0  # seconds

log = logging.getLogger(__name__)

Spawn = Callable[[Coroutine[object, object, None]], None]


Find = Callable[[str], Awaitable[Room]]


class Timekeeper:
    """`find` loads a table that was unloaded while its clock ran."""

    def __init__(self, data: Path, spawn: Spawn, find: Find) -> None:
        self.file = data / ALIVE
        self.spawn = spawn
        self.find = find
        self.before = last_times(self.file)  # the times that the server before this one stored
        self.going: dict[str, Clocks] = {}  # also of unloaded tables: their time goes on
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.signed = time.monotonic()  # when that was last written down
        self._in_trouble = False

    # Heartbeat.

    async def keep_alive(self) -> None:
        while True:
            self.sign()
            await asyncio.sleep(HEARTBEAT)

    def sign(self) -> None:
        """A full disk or a lack of descriptors costs at most the thinking time until it is over."""
        new = self.file.with_suffix(".new")
        try:
            times = {**self.before, **{id: round(clocks.now(), 3) for id, clocks in self.going.items()}}
            private_file(new)
            new.write_text(json.dumps(times))
            new.replace(self.file)
        except OSError as error:
            if not self._in_trouble:
                log.warning("the time at the tables cannot be written down", extra={"error": error.strerror})
            self._in_trouble = True
        else:
            self.signed = time.monotonic()
            self._in_trouble = False

    def resume(self, room: Room) -> None:
        """After a table was loaded: the time since its last entry counts, as far as a server was running."""
        id, clocks = room.table.id, room.table.clocks
        known = self.going.get(id)
        clocks.reach(self.before.pop(id, 0.0) if known is None else known.now())

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
        if not table.clocks.running or table.status != "playing":
            return
        self.going[table.id] = table.clocks
        if table.settings.clock.on_timeout != "bot":
            return
        due, seat = min((table.clocks.deadline(seat), seat) for seat in table.clocks.running)
        id, decision_number = table.id, table.clocks.running[seat].decision_number
        loop = asyncio.get_running_loop()
        self._timers[id] = loop.call_later(
            max(0.0, due - table.clocks.now()), lambda: self.spawn(self._expire(id, seat, decision_number))
        )

    def is_due_within(self, table: str, seconds: float) -> bool:
        """Whether a clock of the table runs out within so many seconds."""
        timer = self._timers.get(table)
        return timer is not None and timer.when() - asyncio.get_running_loop().time() < seconds

    def forget(self, table: str) -> None:
        """The table's clocks do not run any more."""
        self.going.pop(table, None)
        self.before.pop(table, None)
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    async def _expire(self, id: str, seat: int, decision_number: int) -> None:
        try:
            room = await self.find(id)
        except NotAllowed as error:
            if error.code == "not_read":  # at the moment
                await asyncio.sleep(HEARTBEAT)
                self.spawn(self._expire(id, seat, decision_number))
            return
        await room.reveal_delay.wait_end()
        state = room.table.asked_state(seat)
        if state is None or room.table.decision_number(seat) != decision_number:
            return
        option = answer_for(room.table, state, decision_number)
        move = room.table.game.space.questions[state.question_number].move(option)
        try:
            with suppress(TooLate):
                await room.play(seat, decision_number, move.as_dict(), by="clock")
        except NotStored:
            log.warning("an answer for somebody without time could not be stored; it is tried again")
            await asyncio.sleep(HEARTBEAT)
            self.watch(room)


def answer_for(table: Table, state: State, decision_number: int) -> int:
    """The game's own answer for a seat whose time is up, or what the rule-based player would do in its place."""
    option = table.game.timeout_option(state)
    if option is None:
        question = TableQuestion(
            table.game, table.game_settings, state, seeded(table.dice("clock", state.seat, decision_number))
        )
        option = stand_in(question)
    return option


def last_times(file: Path) -> dict[str, float]:
    """By table; nothing if the file is not there, is damaged, or comes from before tables had clocks of their own."""
    try:
        found = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(id): float(late) for id, late in found.items() if isinstance(late, int | float)}
