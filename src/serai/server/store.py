"""Keeps entries. A write is done when it is on the disk; writes that wait together share one commit."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from serai.core.errors import SeraiError
from serai.server import schema
from serai.server.entries import AnyEntry, Opened, entry_of

DATABASE: Final = "serai.sqlite"
MOST_AT_ONCE: Final = 500  # writes in a commit
SEATING: Final = ("opened", "sat", "stood", "migrated", "rematched")  # kinds of entries

Write = Callable[[Connection], None]


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


class Store:
    """One thread writes. Everybody who waits for a write is told after the commit that holds it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = schema.open_database(folder / DATABASE)
        self._writes: queue.Queue[tuple[Write, asyncio.Future[None]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self.commits = 0

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

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            add_entries(connection, id, 0, new)

        await self._done(write)

    async def append(
        self, id: str, number: int, new: Sequence[AnyEntry], status: str | None = None, secret: bool = False
    ) -> None:
        """More entries, from this number on; NotStored if there is one of that number.

        When a table changed last is in lists that everybody sees, and so not touched by what is secret.
        """
        values: dict[str, object] = {} if secret else {"changed": new[-1].at}
        if status is not None:
            values["status"] = status

        def write(connection: Connection) -> None:
            add_entries(connection, id, number, new)
            if values:
                connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))

        await self._done(write)

    async def set_status(self, id: str, status: str) -> None:
        await self._done(
            lambda connection: connection.execute(
                update(schema.tables).where(schema.tables.c.id == id).values(status=status)
            ).close()
        )

    async def delete(self, ids: Sequence[str]) -> None:
        await self._done(
            lambda connection: connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids))).close()
        )

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
        told: list[tuple[asyncio.Future[None], Exception | None]] = []
        try:
            with self.engine.begin() as connection:
                for write, future in batch:
                    told.append((future, attempt(connection, write)))
        except SQLAlchemyError as error:
            told = [(future, error) for _, future in batch]
        self.commits += 1
        for future, problem in told:
            future.get_loop().call_soon_threadsafe(settle, future, problem)

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


def add_entries(connection: Connection, id: str, number: int, new: Sequence[AnyEntry]) -> None:
    rows = [
        {"table_id": id, "number": number + index, "data": entry.model_dump_json()} for index, entry in enumerate(new)
    ]
    connection.execute(insert(schema.entries), rows)


def attempt(connection: Connection, write: Write) -> Exception | None:
    """A write that breaks a key leaves the others of its commit alone."""
    try:
        with connection.begin_nested():
            write(connection)
    except IntegrityError as error:
        return error
    return None


def settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(NotStored(f"not stored: {type(problem).__name__}"))
