"""`serai backup` and `serai restore`: a copy of everything a server has stored, and back again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.check import tell_problems
from serai.cli.common import FAILED, user_errors
from serai.cli.serve import Data
from serai.terminal import console_for

if TYPE_CHECKING:
    from serai.server.storage.checking import Report

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
Replace = Annotated[bool, typer.Option("--force", help="Replace a backup of that name.")]
Anyway = Annotated[bool, typer.Option("--force", help="Restore it although some of its tables are damaged.")]


def backup(file: Target, data: Data = None, force: Replace = False) -> None:
    """Copy the database into one file, also while a server uses it, and look through the copy."""
    from serai.server import launch
    from serai.server.storage import backup, checking

    with user_errors():
        source = checking.database_of(data if data is not None else launch.default_folder())
        report = backup.back_up(source, file, force)
    tell_result(f"{file} is written; tables {report.tables}", report)


def restore(file: Source, data: Data = None, force: Anyway = False) -> None:
    """Put a backup in the place of the database, when no server uses it. What was there is kept beside it."""
    from serai.server import launch
    from serai.server.storage import backup, checking

    folder = data if data is not None else launch.default_folder()
    with user_errors():
        source = checking.database_of(file)
        with launch.locked(folder):
            report, kept = backup.restore(source, folder, force)
    before = "" if kept is None else f"; what was there is kept as {kept.name}"
    tell_result(f"{folder} is restored; tables {report.tables}{before}", report)


def tell_result(line: str, report: Report) -> None:
    console = console_for()
    console.print(line, markup=False, soft_wrap=True)
    tell_problems(console, report)
    if report.problems:
        raise typer.Exit(FAILED)
