"""The entries of a table as a chain: each is stored with a hash of itself and of all that came before it.

Whoever changes, removes or adds an entry without the server has to change every hash after it, and the head in the
row of the table. So damage by accident always shows, and tampering shows to whoever has kept a head elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection

from serai.core.errors import SeraiError

HEADS: Final = "SELECT id, head_number, head FROM tables WHERE id IN ({})"
INSERT: Final = "INSERT INTO entries (table_id, number, data, hash) VALUES (?, ?, ?, ?)"
ADVANCE: Final = "UPDATE tables SET head_number = ?, head = ? WHERE id = ?"
HISTORY: Final = (  # in one statement, so that head and entries are of the same moment; as bytes, whatever is in them
    "SELECT head_number, head, number, CAST(data AS BLOB), hash FROM tables LEFT JOIN entries ON table_id = id"
    " WHERE id = ? ORDER BY number"
)


class Damaged(SeraiError):
    """A history is not what was stored; `entry` is the first wrong number, None if the history cannot be read."""

    def __init__(self, entry: int | None) -> None:
        super().__init__("its pages cannot be read" if entry is None else f"damaged at entry {entry}")
        self.entry = entry


class Misfit(SeraiError):
    """There is an entry of that number already, or no such table."""


@dataclass(frozen=True)
class Head:
    """How far a history goes: the number of its last entry, and that entry's hash."""

    number: int
    hash: bytes

    def followed_by(self, data: bytes) -> Head:
        return Head(self.number + 1, sha256(self.hash + data).digest())


@dataclass(frozen=True)
class Addition:
    """Entries to be added to a table's, as they are stored; `number` is that of the first."""

    table: str
    number: int
    lines: Sequence[str]


@dataclass(frozen=True)
class History:
    """The entries of a table as they are stored, each with the head that it made."""

    lines: list[bytes]
    heads: list[Head]


def beginning(table: str) -> Head:
    """The head of a table that has no entries yet."""
    return Head(-1, sha256(table.encode()).digest())


def append(connection: Connection, additions: Sequence[Addition]) -> None:
    """Add entries and update the heads, in the caller's transaction. Misfit if a number is not the next."""
    if not additions:
        return
    driver = connection.connection.driver_connection  # at every move: straight to SQLite
    assert isinstance(driver, sqlite3.Connection)
    heads = heads_of(driver, {addition.table for addition in additions})
    rows: list[tuple[str, int, str, bytes]] = []
    for addition in additions:
        head = heads.get(addition.table)
        if head is None or addition.number != head.number + 1:
            raise Misfit("there is an entry of that number already, or no such table")
        for line in addition.lines:
            head = head.followed_by(line.encode())
            rows.append((addition.table, head.number, line, head.hash))
        heads[addition.table] = head
    driver.executemany(INSERT, rows)
    driver.executemany(ADVANCE, [(head.number, head.hash, table) for table, head in heads.items()])


def heads_of(driver: sqlite3.Connection, tables: Iterable[str]) -> dict[str, Head]:
    wanted = tuple(tables)
    found = driver.execute(HEADS.format(", ".join("?" * len(wanted))), wanted)
    return {table: Head(number, hash) for table, number, hash in found}


def history(connection: Connection, table: str) -> History | None:
    """All entries of a table, in order and checked; None if there is no such table. Damaged if anything is amiss."""
    lines: list[bytes] = []
    heads = [beginning(table)]
    last: tuple[object, object] | None = None
    for head_number, head, number, data, hash in connection.exec_driver_sql(HISTORY, (table,)):
        last = (head_number, head)
        if number is None:
            break
        made = heads[-1].followed_by(bytes(data or b""))
        if (number, hash) != (made.number, made.hash):
            raise Damaged(made.number)
        lines.append(data)
        heads.append(made)
    if last is None:
        return None
    if not lines or last != (heads[-1].number, heads[-1].hash):
        raise Damaged(len(lines))  # what should follow is missing
    return History(lines, heads[1:])
