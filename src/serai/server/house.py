"""All tables of a server: opens them, finds them, keeps them going, and forgets what nobody looks at."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from serai.bots.bot import ILLEGAL, BadAnswer, checked, stand_in
from serai.bots.levels import pause_of
from serai.bots.question import TableQuestion
from serai.bots.registry import bot as bot_named
from serai.core.errors import SeraiError
from serai.core.registry import find
from serai.core.rng import seeded
from serai.server import measures, shuffle
from serai.server.entries import AnyEntry, Opened, Sat
from serai.server.loading import loaded, migration, rebuilt
from serai.server.notices import Notices
from serai.server.orders import carry_out, has_answer
from serai.server.protocol import NewTable
from serai.server.room import NotAllowed, Room
from serai.server.store import Store
from serai.server.timekeeper import Timekeeper
from serai.server.tokens import hashed, new_table_id, new_token
from serai.server.workers import NoAnswer, Workers

log = logging.getLogger(__name__)

COMPANY: Final = "casual"  # the bot that sits down where nobody says which
FAREWELL: Final = 3.0  # seconds for clients to go when the server ends


class House:
    def __init__(self, data: Path, workers: int, private_notices: bool = False) -> None:
        self.store = Store(data)
        self.workers = Workers(workers)
        self.timekeeper = Timekeeper(data, self.spawn)
        self.notices = Notices(self.spawn, private_notices)
        self.rooms: dict[str, Room] = {}
        self.advising: set[tuple[str, int]] = set()  # seats for which a hint is thought about
        self.looking_back = asyncio.Semaphore(1)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._thinking: set[tuple[str, int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for room in self.rooms.values():
            room.quiet.stop()
        self.timekeeper.close()
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
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a task of the house failed", exc_info=problem)

    async def farewell(self) -> None:
        """The server ends: moves in flight are finished and acknowledged, then everybody is sent away."""
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        await asyncio.sleep(0)  # who has waited for a move says so
        for room in list(self.rooms.values()):
            for device in room.devices:
                device.finish()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(room.devices for room in self.rooms.values()):
                    await asyncio.sleep(0.02)

    # Finding.

    async def room(self, id: str) -> Room:
        """The table of that name; NotAllowed if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
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
        row = await asyncio.to_thread(self.store.row, id)
        if row is None:
            return None
        try:
            entries = await asyncio.to_thread(self.store.entries, id)
            table = await asyncio.to_thread(loaded, id, entries, row.status == "over")
        except (SeraiError, ValidationError) as error:
            log.warning("a table cannot be loaded", extra={"table": id, "error": type(error).__name__})
            raise NotAllowed("cannot_load", "this table is kept, but its game cannot be read here") from error
        migrated = migration(table, time.time())
        if migrated is not None:
            await self.store.append(id, table.number, [migrated])
            table.apply(migrated)
            log.info("a table goes on under newer rules", extra={"table": id, "report": migrated.report})
        if row.status != table.status and table.broken is None:  # the server ended between a move and its mark
            await self.store.set_status(id, table.status)
        room = Room(table, self.store, self.follow)
        self.rooms[id] = room
        await self.timekeeper.resume(room)
        self.follow(room)
        return room

    async def resume(self) -> None:
        """After a start: bots, standing orders and clocks go on where they were."""
        self.spawn(self.timekeeper.keep_alive())
        for row in await asyncio.to_thread(self.store.rows, "playing", None, 1_000_000):
            try:
                await self.room(row.id)
            except Exception:
                log.exception("a table cannot be resumed", extra={"table": row.id})

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
                level = bot_for_a_table(who.bot or COMPANY)
                entries.append(Sat(at=now, seat=seat, name=who.name or level, bot=level))
        room = await self.place(new_table_id(), entries)
        if all(seat.taken for seat in room.table.seats):
            await room.begin()
        return room, host, keys

    async def place(self, id: str, entries: list[AnyEntry]) -> Room:
        """A table with its first entries."""
        table = await asyncio.to_thread(rebuilt, id, entries)
        await self.store.open_table(id, entries)
        room = Room(table, self.store, self.follow)
        self.rooms[id] = room
        log.info("a table is opened", extra={"table": id, "game": table.game.id})
        return room

    async def delete(self, room: Room) -> None:
        """Clear a table away for good."""
        async with room.lock:
            await self.store.delete([room.table.id])
            self.rooms.pop(room.table.id, None)
            self.timekeeper.forget(room.table.id)
            for device in list(room.devices):
                device.close()
        log.info("a table is cleared away", extra={"table": room.table.id})

    def rests(self, room: Room) -> bool:
        """Nobody is there, and nothing will happen by itself: no bot thinks, no clock runs out."""
        table = room.table
        if (
            room.devices
            or room.lock.locked()
            or self.notices.waits_at(table.id)
            or any(id == table.id for id, _, _ in self._thinking)
        ):
            return False
        clock = table.settings.clock
        return table.status != "playing" or clock.kind == "none" or clock.on_timeout == "wait"

    # Going on.

    def follow(self, room: Room) -> None:
        """After every change: whoever plays by itself is asked, and orders are carried out."""
        table = room.table
        for seat in table.waiting_for():
            key = (table.id, seat, table.asked(seat))
            if key in self._thinking or room.telling.is_closed_to(seat):
                continue
            if table.seats[seat].bot is not None:
                self._thinking.add(key)
                self.spawn(self._think(room, seat, key))
            elif has_answer(room, seat):
                self._thinking.add(key)
                self.spawn(self._obey(room, seat, key))
        self.timekeeper.watch(room)
        self.notices.watch(room)

    async def _obey(self, room: Room, seat: int, key: tuple[str, int, int]) -> None:
        try:
            await carry_out(room, seat, key[2])
        finally:
            self._thinking.discard(key)

    async def _think(self, room: Room, seat: int, key: tuple[str, int, int]) -> None:
        """A bot answers; if it cannot, the rule-based player does."""
        table = room.table
        name, state = table.seats[seat].bot, table.facing(seat)
        assert name is not None
        try:
            if state is None:
                return
            began = time.monotonic()
            dice = seeded(table.dice("bots", seat, key[2]))
            question = TableQuestion(table.game, table.options, state, dice)
            trouble = None
            try:
                answer = await self.workers.ask(name, question)
                move: object = checked(answer.get("move"), table.game, question.world).as_dict()
                measures.bot_answers.labels(name).inc()
            except (NoAnswer, BadAnswer) as error:
                trouble = error.trouble if isinstance(error, NoAnswer) else ILLEGAL
                measures.bot_troubles.labels(name, trouble).inc()
                log.warning("a bot was replaced", extra={"table": table.id, "bot": name, "trouble": trouble})
                move = question.move(stand_in(question))
            pause = pause_of(bot_named(name)) - (time.monotonic() - began)
            if pause > 0 and room.devices and not state.veiled():  # who is asked in secret answers as soon as it can
                await asyncio.sleep(pause)
            await room.play_for_bot(seat, key[2], move, trouble)
        finally:
            self._thinking.discard(key)


def bot_for_a_table(name: str) -> str:
    """A bot that a stranger may seat: one by name, never a command of the host's machine."""
    if ":" in name:
        raise SeraiError("only bots that are known by a name can be seated")
    return bot_named(name).name
