"""All tables of a server: opens them, finds them, keeps them going, and forgets what nobody looks at."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Final

from serai.bots.bot import ILLEGAL, BadAnswer, checked
from serai.bots.levels import pause_of
from serai.bots.question import TableQuestion
from serai.bots.registry import bot as bot_named
from serai.core.errors import SeraiError
from serai.core.insight import greedy_option
from serai.core.registry import find
from serai.core.rng import seeded
from serai.server import measures, shuffle
from serai.server.entries import AnyEntry, Opened, Sat
from serai.server.protocol import NewTable
from serai.server.room import NotAllowed, Room
from serai.server.store import Store
from serai.server.table import rebuilt
from serai.server.tokens import hashed, new_table_id, new_token
from serai.server.workers import NoAnswer, Workers

log = logging.getLogger(__name__)

IDLE: Final = 600.0  # seconds after which a table that nobody is at leaves the memory


class House:
    def __init__(self, data: Path, workers: int) -> None:
        self.store = Store(data)
        self.workers = Workers(workers)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._thinking: set[tuple[str, int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for device in room.devices:
                device.close()
        await self.workers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Something that goes on by itself; what goes wrong with it is in the log."""
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a task of the house failed")

    # Finding.

    async def room(self, id: str) -> Room:
        """The table of that name; NotAllowed if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        task = self._loading.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        room = await asyncio.shield(task)
        if room is None:
            raise NotAllowed("no_such_table", "there is no such table")
        return room

    async def _load(self, id: str) -> Room | None:
        entries = await asyncio.to_thread(self.store.entries, id)
        if not entries:
            return None
        room = Room(await asyncio.to_thread(rebuilt, id, entries), self.store, self.follow)
        self.rooms[id] = room
        self.follow(room)
        return room

    async def resume(self) -> None:
        """After a start: bots go on where they were."""
        for row in await asyncio.to_thread(self.store.rows, "playing", None, 1_000_000):
            try:
                await self.room(row.id)
            except Exception:
                log.exception("table %s cannot be resumed", row.id)

    # Opening.

    async def open(
        self, wanted: NewTable, start: dict[str, object] | None = None, parent: str | None = None
    ) -> tuple[Room, str, dict[int, str]]:
        """A new table; returns it with the host's token and those of the seats that the asker takes."""
        game = find(wanted.game)
        options = game.settle(wanted.options)
        players = options["players"]
        assert isinstance(players, int)
        if len(wanted.seats) > players:
            raise SeraiError(f"{len(wanted.seats)} seats are filled, and there are {players}")
        now = time.time()
        host = new_token()
        entries: list[AnyEntry] = [
            Opened(
                at=now,
                game=game.id,
                rules=game.rules_version,
                options=game.told(options),
                settings=wanted.settings,
                secret=shuffle.new_secret(),
                host=hashed(host),
                start=start,
                parent=parent,
            )
        ]
        keys: dict[int, str] = {}
        for seat, who in enumerate(wanted.seats):
            if who.kind == "me":
                keys[seat] = new_token()
                name = who.name or f"{seat + 1}"
                entries.append(Sat(at=now, seat=seat, name=name, token=hashed(keys[seat]), salt=wanted.salt))
            elif who.kind == "bot":
                level = bot_for_a_table(who.bot or "casual")
                entries.append(Sat(at=now, seat=seat, name=who.name or level, bot=level))
        id = new_table_id()
        table = await asyncio.to_thread(rebuilt, id, entries)
        await self.store.open_table(id, entries)
        room = Room(table, self.store, self.follow)
        self.rooms[id] = room
        if all(seat.taken for seat in table.seats):
            await room.begin()
        return room, host, keys

    async def delete(self, room: Room) -> None:
        """Clear a table away for good."""
        async with room.lock:
            await self.store.delete([room.table.id])
            self.rooms.pop(room.table.id, None)
            for device in list(room.devices):
                device.close()

    # Going on.

    def follow(self, room: Room) -> None:
        """After every change: whoever plays by itself is asked."""
        table = room.table
        for seat in table.waiting_for():
            if table.seats[seat].bot is not None:
                key = (table.id, seat, table.asked(seat))
                if key not in self._thinking:
                    self._thinking.add(key)
                    self.spawn(self._think(room, seat, key))

    async def _think(self, room: Room, seat: int, key: tuple[str, int, int]) -> None:
        """A bot answers; if it cannot, the rule-based player does."""
        table = room.table
        name, state = table.seats[seat].bot, table.facing(seat)
        assert name is not None
        try:
            if state is None:
                return
            began = time.monotonic()
            dice = f"bots:{table.opened.secret}:{seat}:{key[2]}"
            question = TableQuestion(table.game, table.options, state, seeded(dice))
            trouble = None
            try:
                answer = await self.workers.ask(name, question)
                move: object = checked(answer.get("move"), table.game, question.world).as_dict()
                measures.bot_answers.labels(name).inc()
            except (NoAnswer, BadAnswer) as error:
                trouble = error.trouble if isinstance(error, NoAnswer) else ILLEGAL
                measures.bot_troubles.labels(name, trouble).inc()
                log.warning("bot %s at table %s, seat %d: %s", name, table.id, seat, trouble)
                move = question.move(greedy_option(table.game.insight(), question.world, question.rng))
            pause = pause_of(bot_named(name)) - (time.monotonic() - began) if room.devices else 0.0
            if pause > 0:
                await asyncio.sleep(pause)
            await room.play_for_bot(seat, key[2], move, trouble)
        finally:
            self._thinking.discard(key)


def bot_for_a_table(name: str) -> str:
    """A bot that a stranger may seat: one by name, never a command of the host's machine."""
    if ":" in name:
        raise SeraiError("only bots that are known by a name can be seated")
    return bot_named(name).name
