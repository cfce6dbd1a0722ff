"""Opens the database of a folder, or explains why that is not possible."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import DatabaseError

from serai.core.errors import SeraiError
from serai.server.storage import schema
from serai.server.storage.permissions import private_file, private_folder

DATABASE: Final = "serai.sqlite"
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a database that is in use
ALIVE: Final = "alive"  # a file with the time of each table when the server last ran

CODE: Final = 0xFF  # the part of an error's code that says what kind it is
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
REASONS: Final = {
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is no database, or damaged at its very beginning",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk is full, or fails",
    sqlite3.SQLITE_READONLY: "it must not be written to",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened; may this user write there?",
    sqlite3.SQLITE_PERM: "it cannot be opened; may this user write there?",
    sqlite3.SQLITE_BUSY: "another program is using it",
    sqlite3.SQLITE_LOCKED: "another program is using it",
    sqlite3.SQLITE_ERROR: "it is not one of Serai's, or damaged",
}
OTHER_FOLDER: Final = "choose another folder with --data"


class CannotOpen(SeraiError):
    """The database of a folder cannot be used; says why, and what can be done."""


def open_store(folder: Path) -> Engine:
    """The database of a folder; both are created if necessary, readable by their owner only."""
    file = folder / DATABASE
    try:
        private_folder(folder)
        private_file(file)
        for name in BESIDE:
            if file.with_name(file.name + name).exists():
                private_file(file.with_name(file.name + name))
        return open_engine(file)
    except schema.NewerDatabase as error:
        raise CannotOpen(f"cannot use {folder}: {error}; update Serai, or {OTHER_FOLDER}") from error
    except schema.ForeignDatabase as error:
        raise CannotOpen(f"cannot use {file}: {error}; {OTHER_FOLDER}") from error
    except OSError as error:
        raise CannotOpen(f"cannot write to {folder}: {error.strerror or error}; {OTHER_FOLDER}") from error
    except (DatabaseError, sqlite3.Error) as error:
        raise CannotOpen(f"cannot use {file}: {reason(error)}{way_out(error, folder)}") from error


def open_engine(file: Path) -> Engine:
    engine = schema.open_database(file)
    with engine.connect() as connection:  # a wrong schema shows here, and not at the first table
        for query in ("SELECT head FROM tables LIMIT 1", "SELECT hash FROM entries LIMIT 1"):
            connection.execute(text(query)).first()
    return engine


def code_of(error: BaseException) -> int:
    """SQLite's code of an error, of whichever layer."""
    origin = error.orig if isinstance(error, DatabaseError) else error
    return getattr(origin, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & CODE


def is_damage(error: BaseException) -> bool:
    return code_of(error) in DAMAGE


def reason(error: BaseException) -> str:
    return REASONS.get(code_of(error), "SQLite fails with it")


def way_out(error: BaseException, folder: Path) -> str:
    if code_of(error) in (*DAMAGE, sqlite3.SQLITE_ERROR):
        return f"; `serai check {folder}` says more, and `serai restore` brings a backup back"
    return ""
