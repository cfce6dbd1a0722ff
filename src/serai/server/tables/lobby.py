"""All tables of a server: opens, finds and runs them, and unloads idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from serai.core.errors import SeraiError
from serai.core.registry import find
from serai.server.background.bot_runner import BotRunner, is_attended
from serai.server.background.dealer import REVEAL_WITHIN, Dealer
from serai.server.background.fair_queue import FairQueue
from serai.server.background.notifications import Notices
from serai.server.background.pools import Pools
from serai.server.background.posts import Posts
from serai.server.background.quotas import Quotas
from serai.server.background.timekeeper import Timekeeper
from serai.server.background.worker_pool import Workers
from serai.server.errors import NotAllowed, NotRead, NotStored
from serai.server.http.messages import NewTable
from serai.server.storage.chain import Damaged
from serai.server.storage.store import Row, Store
from serai.server.tables.loading import load, migration_entry, new_table_from
from serai.server.tables.log import AnyEntry, Sat
from serai.server.tables.opening import first_entries
from serai.server.tables.room import Room
from serai.server.tables.sketches import Sketches
from serai.server.tables.standing_orders import carry_out, has_answer
from serai.server.tables.tokens import new_table_id, new_token

log = logging.getLogger(__name__)

RETRY: Final = 5.0  # seconds until what could not be stored is tried again
MOST_LOOKBACKS: Final = 20  # requests of one address for past moments that may wait
RUNNING: Final = ("dealing", "playing")  # tables at which bots or clocks may run
MOST: Final = 1_000_000  # tables that are read at startup
FINISH_WITHIN: Final = 5.0  # seconds for moves in flight when the server ends
DISCONNECT_WITHIN: Final = 3.0  # seconds for clients to disconnect when the server ends
IDLE: Final = 600.0  # seconds after which a table without clients is unloaded


class Lobby:
    def __init__(
        self, data: Path, workers: int, private_notices: bool = False, reveal_within: float = REVEAL_WITHIN
    ) -> None:
        self.store = Store(data)
        self.workers = Workers(workers)
        self.turns = FairQueue(max(1, workers), background=max(1, workers // 2))  # of the workers
        self.bots = BotRunner(self.turns)
        self.pools = Pools()
        self.timekeeper = Timekeeper(data, self.spawn, self.room)
        self.notices = Notices(self.spawn, Posts(self.spawn, self.pools.looking_up, private_notices))
        self.dealer = Dealer(self.spawn, reveal_within)
        self.rooms: dict[str, Room] = {}
        self.hints_under_way: set[tuple[str, int]] = set()  # seats for which a hint is being computed
        self.looking_back = FairQueue(1, waiting_each=MOST_LOOKBACKS)
        self.quotas = Quotas()
        self.sketches = Sketches()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._thinking: set[tuple[str, int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Close everything; every step is tried, even if others fail."""
        for room in self.rooms.values():
            room.reveal_delay.stop()
        with log_errors("the clocks"):
            self.timekeeper.close()
        self.dealer.close()
        for task in list(self._tasks):
            task.cancel()
        endings = [room.ending for room in self.rooms.values() if room.ending is not None]
        await asyncio.gather(*self._tasks, *endings, return_exceptions=True)
        for room in self.rooms.values():
            for client in room.clients:
                client.close()
        self.rooms.clear()
        self.pools.close()
        with log_errors("the workers"):
            await self.workers.close()
        with log_errors("the store"):
            await self.store.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Start a background task; its errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a background task failed", exc_info=problem)

    async def disconnect_all(self) -> None:
        """The server ends: moves in flight are finished and acknowledged, then all clients are disconnected."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_WITHIN):
                for room in list(self.rooms.values()):
                    async with room.lock:
                        pass
        await asyncio.sleep(0)  # clients that waited for a move are answered
        for room in list(self.rooms.values()):
            for client in room.clients:
                client.finish()
        with suppress(TimeoutError):
            async with asyncio.timeout(DISCONNECT_WITHIN):
                while any(room.clients for room in self.rooms.values()):
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
        self.sketches.forget(id)
        try:
            row = await self.pools.loading.run(self.store.row, id)
            if row is None:
                return None
            entries = await self.pools.loading.run(self.store.entries, id)
            table = await self.pools.loading.run(load, id, entries, row.status == "over")
        except Damaged as error:
            log.warning("the history of a table is damaged", extra={"table": id, "entry": error.entry})
            raise NotAllowed("damaged", "the history of this table is damaged; it is kept as it is") from error
        except NotRead as error:
            raise NotAllowed("not_read", str(error)) from error
        except (SeraiError, ValidationError) as error:
            log.warning("a table cannot be loaded", extra={"table": id, "error": type(error).__name__})
            raise NotAllowed("cannot_load", "this table is kept, but its game cannot be read here") from error
        migrated = migration_entry(table, time.time())
        if migrated is not None:
            await self.store.append(id, table.number, [migrated])
            table.apply(migrated)
            log.info("a table goes on under newer rules", extra={"table": id, "report": migrated.report})
        if row.status != table.status and table.broken is None:  # the server ended between a move and its mark
            await self.store.set_status(id, table.status)
        room = Room(table, self.store, self.on_change)
        room.opener = self.quotas.openers.of.get(id, "")
        self.rooms[id] = room
        self.timekeeper.resume(room)
        room.delay_after_load()
        self.on_change(room)
        return room

    async def resume(self) -> None:
        """After a start: bots, standing orders and clocks go on where they were; tables without recent activity are
        unloaded by the next cleanup."""
        self.spawn(self.timekeeper.keep_alive())
        for row in await self._running_tables():
            try:
                room = await self.room(row.id)
                if time.time() - room.table.last_person_at > IDLE:
                    room.used -= IDLE
            except Exception:
                log.exception("a table cannot be resumed", extra={"table": row.id})

    async def _running_tables(self) -> list[Row]:
        while True:
            try:
                found = [await self.pools.listing.run(self.store.rows, status, None, MOST) for status in RUNNING]
                return [row for rows in found for row in rows]
            except Exception:
                log.exception("the tables cannot be read; it is tried again")
                await asyncio.sleep(RETRY)

    # Opening.

    async def open_table(
        self,
        wanted: NewTable,
        start: dict[str, object] | None = None,
        parent: str | None = None,
        opener: str = "",
    ) -> tuple[Room, str, dict[int, str]]:
        """Open a table; returns it with the host's token and those of the seats that the asker takes."""
        game = find(wanted.game)
        settings = game.resolve_settings(wanted.options)
        players = settings["players"]
        assert isinstance(players, int)
        if len(wanted.seats) > players:
            raise SeraiError(f"{len(wanted.seats)} seats are filled, and there are {players}")
        self.quotas.check_opening(opener)
        host = new_token()
        entries, keys = first_entries(game, settings, wanted, host, start, parent)
        if any(isinstance(entry, Sat) and entry.bot is not None for entry in entries):
            self.quotas.check_tables(self.rooms.values(), opener)
        return await self.add_table(new_table_id(), entries, opener), host, keys

    async def add_table(self, id: str, entries: list[AnyEntry], opener: str) -> Room:
        """Add a table with its first entries, stored in one commit; if every seat is taken, the cards are dealt."""
        table = await self.pools.loading.run(new_table_from, id, entries)
        await self.store.open_table(id, entries)
        room = Room(table, self.store, self.on_change)
        self.quotas.charge(room, opener)
        self.rooms[id] = room
        log.info("a table is opened", extra={"table": id, "game": table.game.id})
        self.on_change(room)
        return room

    async def delete(self, room: Room) -> None:
        """Delete a table for good."""
        async with room.lock:
            await self.store.delete([room.table.id])
            self.forget(room.table.id)
            for client in list(room.clients):
                client.close()
        log.info("a table is cleared away", extra={"table": room.table.id})

    def forget(self, id: str) -> None:
        """Forget a table that was deleted."""
        self.rooms.pop(id, None)
        self.timekeeper.forget(id)
        self.dealer.forget(id)
        self.quotas.openers.forget(id)

    def is_idle(self, room: Room) -> bool:
        """Nobody is connected, and nothing will happen by itself soon: no bot thinks, no clock runs out."""
        table = room.table
        if (
            room.clients
            or room.lock.locked()
            or room.reveal_delay.is_running
            or table.status == "dealing"
            or self.notices.waits_at(table.id)
            or any(id == table.id for id, _, _ in self._thinking)
        ):
            return False
        return not self.timekeeper.is_due_within(table.id, IDLE)

    # Going on.

    def on_change(self, room: Room) -> None:
        """After every change: ask bots, carry out standing orders, and watch clocks, deals and notices."""
        table, attended = room.table, is_attended(room)
        for seat in table.waiting_for():
            key = (table.id, seat, table.decision_number(seat))
            if key in self._thinking or room.broadcaster.is_delayed_for(seat):
                continue
            if table.seats[seat].bot is not None:
                if not (attended or room.table.playing.state.veiled()):
                    continue
                self._thinking.add(key)
                self.spawn(self._run_bot(room, seat, key))
            elif has_answer(room, seat):
                self._thinking.add(key)
                self.spawn(self._run_order(room, seat, key))
        if table.status == "over":
            self.quotas.openers.forget(table.id)
        self.timekeeper.watch(room)
        self.dealer.watch(room)
        self.notices.watch(room)

    async def _run_order(self, room: Room, seat: int, key: tuple[str, int, int]) -> None:
        await self._retry_unstored(room, key, carry_out(room, seat, key[2]))

    async def _run_bot(self, room: Room, seat: int, key: tuple[str, int, int]) -> None:
        await self._retry_unstored(room, key, self._play_bot(room, seat, key[2]))

    async def _play_bot(self, room: Room, seat: int, asked: int) -> None:
        """If one opener has too many tables, bots wait for their turn, except at a secret question: it would show."""
        while (state := room.table.asked_state(seat)) is not None:
            if state.veiled() or self.quotas.may_play(self.rooms.values(), room):
                break
            await asyncio.sleep(RETRY)
            if not is_attended(room) or self.rooms.get(room.table.id) is not room:
                return
        await self.bots.play(self.workers, room, seat, asked)

    async def _retry_unstored(
        self, room: Room, key: tuple[str, int, int], work: Coroutine[object, object, None]
    ) -> None:
        """Run a background step; if it cannot be stored, it is tried again."""
        try:
            await work
        except NotStored:
            log.warning("nothing could be stored; it is tried again", extra={"table": room.table.id})
            asyncio.get_running_loop().call_later(RETRY, self._on_change_again, room)
        finally:
            self._thinking.discard(key)

    def _on_change_again(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            self.on_change(room)


@contextmanager
def log_errors(step: str) -> Iterator[None]:
    """Log what goes wrong in a step of closing, so that the next steps follow."""
    try:
        yield
    except Exception:
        log.exception("%s could not be closed well", step)
