"""Copies of the database: one that is consistent while the server goes on writing, and one put back in its place."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from serai.core.errors import SeraiError
from serai.server.storage.checking import Report, check, read_only
from serai.server.storage.opening import ALIVE, BESIDE, DATABASE, reason
from serai.server.storage.permissions import private_file

KEPT: Final = ".before-restore-%Y%m%d-%H%M%S"


class CannotCopy(SeraiError):
    """No backup was made, or none was restored; everything is as it was."""


def back_up(source: Path, target: Path, force: bool) -> Report:
    """A copy of the database in one file, which appears when it is whole and was looked through.

    Tables that are damaged are in it as they are, and in the report; but such a copy never takes the place of another.
    """
    if target.exists() and not force:
        raise CannotCopy(f"{target} is there; choose another name, or replace it with --force")
    if target.exists() and os.path.samefile(source, target):
        raise CannotCopy(f"{target} is the database itself; choose another name")
    new = target.with_name(f".{target.name}.new")
    try:
        report = copy_database(source, new)
        if report.problems and target.exists():
            raise CannotCopy(
                f"{summary_of(report)}; {target} stays as it was, choose another name for what there is now"
            )
        os.replace(new, target)
        sync(target.parent)
    except OSError as error:
        raise CannotCopy(f"cannot write {target}: {error.strerror or error}") from error
    finally:
        remove(new)
    return report


def restore(backup: Path, folder: Path, force: bool) -> tuple[Report, Path | None]:
    """Put a backup in the database's place; what was there is kept under another name, which is returned.

    The caller holds the lock of the folder. At any moment there is a database in the folder. How late it was at the
    tables after the backup is kept aside too: it would take time of those who play on from there.
    """
    file, alive, ending = folder / DATABASE, folder / ALIVE, time.strftime(KEPT)
    new = file.with_name(f"{DATABASE}.new")
    kept = file.with_name(file.name + ending) if file.exists() else None
    try:
        report = copy_database(backup, new)
        if report.problems and not force:
            raise CannotCopy(f"{summary_of(report)}; nothing is restored (--force restores the other tables with it)")
        for name in ("", *BESIDE):  # SQLite finds what belongs to the old one beside its new name
            part = file.with_name(file.name + name)
            if kept is not None and part.exists():
                os.link(part, kept.with_name(kept.name + name))
        for name in BESIDE:
            file.with_name(file.name + name).unlink(missing_ok=True)
        if alive.exists():
            alive.replace(alive.with_name(alive.name + ending))
        os.replace(new, file)
        sync(folder)
    except OSError as error:
        raise CannotCopy(f"cannot write to {folder}: {error.strerror or error}") from error
    finally:
        remove(new)
    return report, kept


def copy_database(source: Path, new: Path) -> Report:
    """A copy that is on the disk, and what is wrong with it. If it is no database, CannotCopy."""
    remove(new)
    private_file(new)
    try:
        with closing(read_only(source)) as here, closing(sqlite3.connect(new)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise CannotCopy(f"cannot copy {source}: {reason(error)}") from error
    sync(new)
    report = check(new)
    if report.unreadable:
        raise CannotCopy(f"cannot copy {source}: {summary_of(report)}")
    return report


def summary_of(report: Report) -> str:
    first = report.problems[0]
    what = first.what if first.table is None else f"table {first.table}: {first.what}"
    more = len(report.problems) - 1
    return what if not more else f"{what}, and {more} more"


def remove(new: Path) -> None:
    for name in ("", "-journal"):
        new.with_name(new.name + name).unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Until it is on the disk; a folder for the names in it."""
    if path.is_dir() and sys.platform == "win32":  # which keeps names by itself
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
