"""Looks through a database without changing it, while a server uses it or not: is everything as it was stored?"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DatabaseError

from serai.core.errors import SeraiError
from serai.server.storage import chain, schema
from serai.server.storage.chain import Damaged, Head, History
from serai.server.storage.opening import BESIDE, DATABASE, CannotOpen, reason
from serai.server.tables.loading import load
from serai.server.tables.log import parse_entry

FINDINGS: Final = 20  # of SQLite's own, at most

Found = tuple[str, str]  # a table's id and its status
Through = Callable[[Sequence[Found]], Iterable[Found]]


@dataclass(frozen=True)
class Problem:
    """Something that is wrong with a table, or (None) with the database as a whole."""

    table: str | None
    what: str


@dataclass
class Report:
    schema: str | None = None
    tables: int = 0
    entries: int = 0
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)  # worth knowing, and nothing is wrong
    heads: dict[str, Head] = field(default_factory=dict)

    @property
    def unreadable(self) -> bool:
        """Whether the database itself is damaged, and not only the histories of tables."""
        return any(problem.table is None for problem in self.problems)

    def add(self, table: str | None, what: str) -> None:
        self.problems.append(Problem(table, what))

    def note(self, table: str | None, what: str) -> None:
        self.notes.append(Problem(table, what))


def database_of(place: Path) -> Path:
    """The database: a file, or the one in a folder."""
    file = place / DATABASE if place.is_dir() else place
    if not file.is_file():
        raise CannotOpen(f"there is no database at {file}")
    return file


def read_only(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing. An idle database may be on a read-only disk."""
    try:
        return connect(file, "mode=ro")
    except sqlite3.OperationalError:
        if any(file.with_name(file.name + name).exists() for name in BESIDE):
            raise
        return connect(file, "immutable=1")


def connect(file: Path, how: str) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)
    try:
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def reader(file: Path) -> Engine:
    return create_engine("sqlite://", creator=lambda: read_only(file), poolclass=NullPool, hide_parameters=True)


def check(
    file: Path, full: bool = False, noted: Mapping[str, Head] | None = None, through: Through = lambda found: found
) -> Report:
    """Pages and histories; `full` plays every game again. `noted` are heads that were kept elsewhere.

    `through` iterates over the tables, so that a command can show its progress.
    """
    report = Report()
    try:
        with reader(file).connect() as connection:
            check_pages(connection, report, full)
            if not is_chained(connection, report):
                return report
            check_tables(connection, report, full, noted or {}, through)
    except (DatabaseError, sqlite3.Error) as error:
        report.add(None, reason(error))
    return report


def check_pages(connection: Connection, report: Report, full: bool) -> None:
    pragma = "integrity_check" if full else "quick_check"
    for (line,) in connection.exec_driver_sql(f"PRAGMA {pragma}({FINDINGS})"):
        if line != "ok":
            report.add(None, str(line))


def is_chained(connection: Connection, report: Report) -> bool:
    """Whether the histories of tables can be checked."""
    report.schema = schema.version_of(connection)
    newest, *older = schema.versions()
    if report.schema in older:
        report.note(None, f"written by an older Serai (schema {report.schema}): this one chains it when it is served")
        report.tables = int(connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one())
        report.entries = int(connection.exec_driver_sql("SELECT count(*) FROM entries").scalar_one())
    elif report.schema != newest:
        wrong = "not a database of Serai's" if report.schema is None else f"of a newer Serai (schema {report.schema})"
        report.add(None, wrong)
    return report.schema == newest


def check_tables(
    connection: Connection, report: Report, full: bool, noted: Mapping[str, Head], through: Through
) -> None:
    found = [(str(id), str(status)) for id, status in connection.exec_driver_sql("SELECT id, status FROM tables")]
    for id, status in through(found):
        try:
            history = chain.history(connection, id)
        except Damaged as error:
            report.add(id, str(error))
            continue
        except DatabaseError as error:
            report.add(id, f"its history cannot be read: {reason(error)}")
            continue
        if history is not None:  # otherwise it was just deleted
            check_history(report, id, history, noted.get(id))
            if full:
                check_game(report, id, history, status == "over")
    for id in sorted(noted.keys() - {id for id, _ in found}):
        report.note(id, "was there when the heads were noted, and is gone")
    for (id,) in connection.exec_driver_sql("SELECT DISTINCT table_id FROM entries EXCEPT SELECT id FROM tables"):
        report.add(str(id), "its row is missing; there are entries of it")


def check_history(report: Report, id: str, history: History, noted: Head | None) -> None:
    report.tables += 1
    report.entries += len(history.lines)
    report.heads[id] = history.heads[-1]
    if noted is None:
        return
    if noted.number >= len(history.heads):
        report.add(id, f"its history ends with entry {len(history.heads) - 1}; entry {noted.number} was noted")
    elif history.heads[noted.number].hash != noted.hash:
        report.add(id, f"its history up to entry {noted.number} is not the one that was noted")


def check_game(report: Report, id: str, history: History, over: bool) -> None:
    """Replay every choice, and compare the deal with its fingerprint (under its own rules version)."""
    try:
        table = load(id, [parse_entry(line) for line in history.lines], over)
    except (SeraiError, ValidationError) as error:
        report.add(id, f"its game cannot be read here ({type(error).__name__})")
        return
    if table.broken is not None:
        (report.add if table.changed_clause is None else report.note)(id, table.broken)
    elif table.match is not None and table.deal_digest and table.opened.rules == table.game.rules_version:
        if table.game.digest(table.deal().state) != table.deal_digest:
            report.add(id, "its deal is not the one that was recorded")
