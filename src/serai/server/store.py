"""Keeps entries. A write is done when it is on the disk; writes that wait together share one commit."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError

from serai.core.errors import SeraiError
from serai.server import measures, schema
from serai.server.entries import UNSEEN, AnyEntry, Opened, entry_of

DATABASE: Final = "serai.sqlite"
MOST_AT_ONCE: Final = 500  # writes in a commit
SEATING: Final = ("opened", "sat", "stood", "migrated", "rematched")  # kinds of entries

PROVEN: Final = 5.0  # seconds for which a commit shows that the disk takes something

log = logging.getLogger(__name__)

INSERT: Final = "INSERT INTO entries (table_id, number, data) VALUES (?, ?, ?)"  # at every move: as the driver takes it

EntryRow = tuple[str, int, str]
Change = Callable[[Connection], object]
Settled = list[tuple[asyncio.Future[None], Exception | None]]


class NotStored(SeraiError):
    """The disk did not take it; nothing has happened."""


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    id: str
    game: str
    status: str
    visibility: str
    created: float
    changed: float


@dataclass(frozen=True)
class Write:
    """New entries, and what changes beside them, which is done before."""

    change: Change | None = None
    rows: list[EntryRow] = field(default_factory=list)

    def carry_out(self, connection: Connection) -> None:
        if self.change is not None:
            self.change(connection)
        if self.rows:
            connection.exec_driver_sql(INSERT, self.rows)


class Store:
    """One thread writes. Everybody who waits for a write is told after the commit that holds it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = schema.open_database(folder / DATABASE)
        self._writes: queue.Queue[tuple[Write, asyncio.Future[None]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self.commits = 0
        self._last = 0.0  # when something was committed

    async def close(self) -> None:
        """After everything that waits has been written."""
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        self.engine.dispose()

    # Writing.

    async def open_table(self, id: str, new: Sequence[AnyEntry]) -> None:
        """A new table with its first entries."""
        opened = new[0]
        assert isinstance(opened, Opened)
        row = {
            "id": id,
            "game": opened.game,
            "status": "waiting",
            "visibility": opened.settings.visibility,
            "created": opened.at,
            "changed": opened.at,
        }

        await self._done(Write(lambda connection: connection.execute(insert(schema.tables), row), rows_of(id, 0, new)))

    async def append(self, id: str, number: int, new: Sequence[AnyEntry], status: str | None = None) -> None:
        """More entries, from this number on; NotStored if there is one of that number."""
        values: dict[str, object] = {} if status is None else {"status": status}
        if values or not all(isinstance(entry, UNSEEN) for entry in new):
            values["changed"] = new[-1].at
        await self._done(Write(row_change(id, values) if values else None, rows_of(id, number, new)))

    async def set_status(self, id: str, status: str) -> None:
        await self._done(Write(row_change(id, {"status": status, "changed": time.time()})))

    async def delete(self, ids: Sequence[str]) -> None:
        query = delete(schema.tables).where(schema.tables.c.id.in_(ids))
        await self._done(Write(lambda connection: connection.execute(query)))

    async def check(self) -> None:
        """NotStored if nothing can be written just now."""
        if time.monotonic() - self._last > PROVEN:
            await self._done(Write(lambda connection: connection.execute(text("PRAGMA user_version = 0"))))

    async def _done(self, write: Write) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put((write, future))
        await future

    def _write(self) -> None:
        going_on = True
        while going_on:
            batch = [self._writes.get()]
            while not self._writes.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._writes.get())
            going_on = None not in batch
            self._commit([item for item in batch if item is not None])

    def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """All in one transaction; one that fails is left out, and only who waits for it hears of it."""
        if not batch:
            return
        began = time.perf_counter()
        told: Settled
        try:
            try:
                self._all_at_once([write for write, _ in batch])
                told = [(future, None) for _, future in batch]
            except IntegrityError:
                told = self._one_by_one(batch)
            self.commits += 1
            self._last = time.monotonic()
        except Exception as error:
            log.exception("nothing could be stored")
            told = [(future, error) for _, future in batch]
        measures.commit_size.observe(len(batch))
        measures.commit_time.observe(time.perf_counter() - began)
        batch[0][1].get_loop().call_soon_threadsafe(settle, told)

    def _all_at_once(self, writes: list[Write]) -> None:
        with self.engine.begin() as connection:
            for write in writes:
                if write.change is not None:
                    write.change(connection)
            Write(None, [row for write in writes for row in write.rows]).carry_out(connection)

    def _one_by_one(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> Settled:
        with self.engine.begin() as connection:
            return [(future, attempt(connection, write)) for write, future in batch]

    # Reading.

    def entries(self, id: str) -> list[AnyEntry]:
        """All entries of a table, in order; none if there is no such table."""
        query = select(schema.entries.c.data).where(schema.entries.c.table_id == id).order_by(schema.entries.c.number)
        with self.engine.connect() as connection:
            return [entry_of(data) for (data,) in connection.execute(query)]

    def seating(self, id: str) -> list[AnyEntry]:
        """The entries that say how a table was opened and who sits there: enough for a list."""
        kind = func.json_extract(schema.entries.c.data, "$.kind")
        query = select(schema.entries.c.data).where(schema.entries.c.table_id == id, kind.in_(SEATING))
        with self.engine.connect() as connection:
            return [entry_of(data) for (data,) in connection.execute(query.order_by(schema.entries.c.number))]

    def row(self, id: str) -> Row | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
        return None if found is None else Row(*found)

    def rows(
        self,
        status: str | None = None,
        visibility: str | None = None,
        limit: int = 100,
        game: str | None = None,
        after: tuple[float, str] | None = None,
    ) -> list[Row]:
        """Tables, the newest first; `after` is when the last one of the page before was opened, and its id."""
        columns = schema.tables.c
        query = select(schema.tables).order_by(columns.created.desc(), columns.id.desc()).limit(limit)
        for column, value in ((columns.status, status), (columns.visibility, visibility), (columns.game, game)):
            if value is not None:
                query = query.where(column == value)
        if after is not None:
            query = query.where(tuple_(columns.created, columns.id) < after)
        with self.engine.connect() as connection:
            return [Row(*row) for row in connection.execute(query)]

    def unchanged_since(self, when: float) -> list[str]:
        """Tables at which nothing has happened since then, and nothing is going on."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.changed < when, columns.status != "playing")
        with self.engine.connect() as connection:
            return [id for (id,) in connection.execute(query)]


def rows_of(id: str, number: int, new: Sequence[AnyEntry]) -> list[EntryRow]:
    return [(id, number + index, entry.model_dump_json()) for index, entry in enumerate(new)]


def row_change(id: str, values: dict[str, object]) -> Change:
    query = update(schema.tables).where(schema.tables.c.id == id).values(values)
    return lambda connection: connection.execute(query)


def attempt(connection: Connection, write: Write) -> Exception | None:
    """A write that breaks a key leaves the others of its commit alone."""
    try:
        with connection.begin_nested():
            write.carry_out(connection)
    except IntegrityError as error:
        return error
    return None


def settle(told: Settled) -> None:
    for future, problem in told:
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(NotStored(f"not stored: {type(problem).__name__}"))
