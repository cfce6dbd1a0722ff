"""Stores entries. A write is done when it is on the disk; writes that wait together share one commit."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, exists, func, insert, select, text, tuple_, update
from sqlalchemy.exc import DatabaseError

from serai.server.errors import NotRead, NotStored
from serai.server.ops import metrics
from serai.server.storage import chain, schema
from serai.server.storage.chain import Addition, Damaged, History
from serai.server.storage.opening import DATABASE as DATABASE
from serai.server.storage.opening import is_damage, open_store
from serai.server.tables.log import MAY_BE_SECRET, AnyEntry, Opened, parse_entry, status_after

MOST_AT_ONCE: Final = 500  # writes in a commit
SEATING: Final = (  # kinds of entries
    "opened",
    "sat",
    "stood",
    "chat_set",
    "committed",
    "dealing",
    "revealed",
    "called_off",
    "migrated",
    "rematched",
)

PROVEN: Final = 5.0  # seconds for which a commit proves that the disk can be written

log = logging.getLogger(__name__)

LISTED: Final = tuple(schema.tables.c[name] for name in ("id", "game", "status", "visibility", "created", "changed"))

Change = Callable[[Connection], object]
Outcomes = list[tuple[asyncio.Future[None], Exception | None]]


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
    """New entries, and another change that is made before them."""

    change: Change | None = None
    additions: Sequence[Addition] = ()


class Store:
    """One thread writes. Callers that wait for a write are resumed after its commit."""

    def __init__(self, folder: Path) -> None:
        self.engine: Engine = open_store(folder)
        self._writes: queue.Queue[tuple[Write, asyncio.Future[None]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self.commits = 0
        self._last = 0.0  # when something was committed
        self._whole: set[str] = set()  # tables whose chain was verified, for lists

    async def close(self) -> None:
        """After everything that waits has been written."""
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        try:
            self.engine.dispose()
        except DatabaseError:  # what was acknowledged is on the disk all the same
            log.exception("the database could not be closed")

    # Writing.

    async def open_table(self, id: str, new: Sequence[AnyEntry]) -> None:
        """A new table with its first entries."""
        await self._submit(self._opening_write(id, new))

    def _opening_write(self, id: str, new: Sequence[AnyEntry]) -> Write:
        opened = new[0]
        assert isinstance(opened, Opened)
        row = {
            "id": id,
            "game": opened.game,
            "status": status_after(new) or "waiting",
            "visibility": opened.settings.visibility,
            "created": opened.at,
            "changed": opened.at,
            "head_number": -1,
            "head": chain.beginning(id).hash,
        }
        return Write(lambda connection: connection.execute(insert(schema.tables), row), [addition_of(id, 0, new)])

    async def append(
        self,
        id: str,
        number: int,
        new: Sequence[AnyEntry],
        status: str | None = None,
        opening: tuple[str, Sequence[AnyEntry]] | None = None,
    ) -> None:
        """More entries, from this number on; NotStored if there is one of that number.

        Another table may be opened in the same commit: both are stored, or neither.
        """
        values: dict[str, object] = {} if status is None else {"status": status}
        if values or not all(isinstance(entry, MAY_BE_SECRET) for entry in new):
            values["changed"] = new[-1].at
        write = Write(row_change(id, values) if values else None, [addition_of(id, number, new)])
        await self._submit(write if opening is None else join_writes(self._opening_write(*opening), write))

    async def set_status(self, id: str, status: str) -> None:
        await self._submit(Write(row_change(id, {"status": status, "changed": time.time()})))

    async def delete(self, ids: Sequence[str]) -> None:
        query = delete(schema.tables).where(schema.tables.c.id.in_(ids))
        await self._submit(Write(lambda connection: connection.execute(query)))

    async def check(self) -> None:
        """NotStored if nothing can be written at the moment."""
        if time.monotonic() - self._last > PROVEN:
            await self._submit(Write(lambda connection: connection.execute(text("PRAGMA user_version = 0"))))

    async def _submit(self, write: Write) -> None:
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
        """Write all in one transaction; one that fails is left out, and only its caller gets the error."""
        if not batch:
            return
        began = time.perf_counter()
        problems = self._attempt([write for write, _ in batch])
        if len(batch) > 1 and problems[0] is not None:
            problems = [problem for write, _ in batch for problem in self._attempt([write])]
        failed = next((problem for problem in problems if problem is not None), None)
        if failed is not None:
            log.error("something could not be stored", exc_info=failed)
        if None in problems:
            self.commits += 1
            self._last = time.monotonic()
        metrics.commit_size.observe(len(batch))
        metrics.commit_time.observe(time.perf_counter() - began)
        outcomes = [(future, problem) for (_, future), problem in zip(batch, problems)]
        with suppress(RuntimeError):  # the callers are gone, with the event loop
            batch[0][1].get_loop().call_soon_threadsafe(resolve_futures, outcomes)

    def _attempt(self, writes: list[Write]) -> list[Exception | None]:
        """The error of each write; all are stored, or none is."""
        try:
            self._all_at_once(writes)
        except Exception as error:
            return [error] * len(writes)
        return [None] * len(writes)

    def _all_at_once(self, writes: list[Write]) -> None:
        with self.engine.begin() as connection:
            for write in writes:
                if write.change is not None:
                    write.change(connection)
            chain.append(connection, [addition for write in writes for addition in write.additions])

    # Reading.

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """Damaged if pages are, NotRead if the database cannot be read for another reason."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except DatabaseError as error:
            if is_damage(error):
                raise Damaged(None) from error
            raise NotRead("this cannot be read just now") from error

    def entries(self, id: str) -> list[AnyEntry]:
        """All entries of a table, in order; none if there is no such table. Damaged if they are not what was stored."""
        with self._reading() as connection:
            found = self._history(connection, id)
        return [] if found is None else [parse_entry(line) for line in found.lines]

    def _history(self, connection: Connection, id: str) -> History | None:
        self._whole.discard(id)
        found = chain.history(connection, id)
        self._whole.add(id)
        return found

    def seating_entries(self, id: str) -> list[AnyEntry]:
        """The entries that say how a table was opened and who sits there: enough for a list. Damaged as above; checked
        only once until the table is loaded, because lists are requested often."""
        kind = func.json_extract(schema.entries.c.data, "$.kind")
        query = select(schema.entries.c.data).where(schema.entries.c.table_id == id, kind.in_(SEATING))
        with self._reading() as connection:
            if id not in self._whole:
                self._history(connection, id)
            return [parse_entry(data) for (data,) in connection.execute(query.order_by(schema.entries.c.number))]

    def row(self, id: str) -> Row | None:
        with self._reading() as connection:
            found = connection.execute(select(*LISTED).where(schema.tables.c.id == id)).first()
        return None if found is None else Row(*found)

    def existing(self, ids: Sequence[str]) -> set[str]:
        """Those of the tables that exist."""
        column = schema.tables.c.id
        with self._reading() as connection:
            return set(connection.scalars(select(column).where(column.in_(ids))))

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
        query = select(*LISTED).order_by(columns.created.desc(), columns.id.desc()).limit(limit)
        for column, value in ((columns.status, status), (columns.visibility, visibility), (columns.game, game)):
            if value is not None:
                query = query.where(column == value)
        if after is not None:
            query = query.where(tuple_(columns.created, columns.id) < after)
        with self._reading() as connection:
            return [Row(*row) for row in connection.execute(query)]

    def unchanged_since(self, when: float) -> list[str]:
        """Tables without any change since then, except running games in which a person has played."""
        columns, entry = schema.tables.c, schema.entries.c
        by = func.json_extract(entry.data, "$.by")
        played = exists().where(entry.table_id == columns.id, by.in_(("player", "order")))
        query = select(columns.id).where(columns.changed < when, (columns.status != "playing") | ~played)
        with self._reading() as connection:
            return [id for (id,) in connection.execute(query)]


def addition_of(id: str, number: int, new: Sequence[AnyEntry]) -> Addition:
    return Addition(id, number, [entry.model_dump_json() for entry in new])


def join_writes(first: Write, then: Write) -> Write:
    """Both, or neither."""

    def change(connection: Connection) -> None:
        for write in (first, then):
            if write.change is not None:
                write.change(connection)

    return Write(change, [*first.additions, *then.additions])


def row_change(id: str, values: dict[str, object]) -> Change:
    query = update(schema.tables).where(schema.tables.c.id == id).values(values)
    return lambda connection: connection.execute(query)


def resolve_futures(outcomes: Outcomes) -> None:
    for future, problem in outcomes:
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(NotStored(f"not stored: {type(problem).__name__}"))
