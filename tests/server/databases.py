"""Databases to be looked at, damaged and brought up to date."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from serai.server.storage.opening import DATABASE
from serai.server.storage.store import Store
from tests.server.stored.make_database import FILE

PAGE = 4096  # bytes


def of_schema_0001(folder: Path) -> Path:
    """A folder as the first servers left it: a game of each kind that runs, one that is over, and a waiting table."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.executescript(gzip.decompress(FILE.read_bytes()).decode())
    return folder


def brought_up_to_date(folder: Path) -> Path:
    """The same, as a server of today leaves it."""
    Store(of_schema_0001(folder)).engine.dispose()
    return folder


def change(folder: Path, statement: str, *values: object) -> None:
    """What somebody does to a database behind the server's back."""
    with closing(sqlite3.connect(folder / DATABASE, timeout=60)) as database:
        assert database.execute(statement, values).rowcount > 0
        database.commit()


def ask(folder: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute(query, values).fetchall()


def spoil_pages(folder: Path, table: str) -> None:
    """The pages that hold a table's entries, and nobody else's, are damaged on the disk, as by a failing one."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        own = database.execute("SELECT data FROM entries WHERE table_id = ?", (table,)).fetchall()
        others = database.execute("SELECT data FROM entries WHERE table_id != ?", (table,)).fetchall()
    pages = bytearray((folder / DATABASE).read_bytes())
    spoilt = 0
    for start in range(PAGE, len(pages), PAGE):
        page = bytes(pages[start : start + PAGE])
        if any(data.encode() in page for (data,) in own) and not any(data.encode() in page for (data,) in others):
            pages[start : start + 200] = b"\xff" * 200
            spoilt += 1
    assert spoilt, "there is no page that holds entries of this table only"
    with (folder / DATABASE).open("r+b") as file:
        file.write(pages)
