"""`serai check`: is everything in a database as it was stored?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from serai.cli.common import FAILED, STOPPED, hint, print_json, user_errors
from serai.cli.options import Json
from serai.cli.working import with_progress
from serai.terminal import console_for

if TYPE_CHECKING:
    from serai.server.storage.checking import Found, Problem, Report

Place = Annotated[
    Path | None, typer.Argument(metavar="DATA", help="The folder of a server, or a backup (else your own folder).")
]
Full = Annotated[bool, typer.Option("--full", help="Look at every page, and play every game again.")]
Heads = Annotated[
    Path | None,
    typer.Option("--heads", help="Compare with the heads in this file, then note the present ones.", metavar="FILE"),
]


def check(data: Place = None, full: Full = False, heads: Heads = None, as_json: Json = False) -> None:
    """Look through a database, also while a server uses it: its pages, and the history of every table."""
    from serai.server import launch  # only operators' commands need the server
    from serai.server.storage import checking
    from serai.server.storage.heads import read_heads, write_heads

    with user_errors():
        file = checking.database_of(data if data is not None else launch.default_folder())
        noted = {} if heads is None else read_heads(heads)
        try:
            report = checking.check(file, full, noted, going_through)
        except KeyboardInterrupt:
            raise typer.Exit(STOPPED) from None
        if heads is not None and not report.problems:
            write_heads(heads, report.heads)
    if as_json:
        print_json(as_data(file, full, report))
    else:
        tell_report(file, full, report)
    if report.problems:
        raise typer.Exit(FAILED)


def going_through(found: Sequence[Found]) -> Iterator[Found]:
    with closing(with_progress((table for table in found), len(found), what="tables")) as tables:
        yield from tables


def as_data(file: Path, full: bool, report: Report) -> dict[str, object]:
    return {
        "file": str(file),
        "full": full,
        "well": not report.problems,
        "schema": report.schema,
        "tables": report.tables,
        "entries": report.entries,
        "problems": [{"table": problem.table, "what": problem.what} for problem in report.problems],
        "notes": [{"table": note.table, "what": note.what} for note in report.notes],
    }


def tell_report(file: Path, full: bool, report: Report) -> None:
    console = console_for()
    for note in report.notes:
        console.print(named(note), style="yellow", markup=False, soft_wrap=True)
    tell_problems(console, report)
    counted = f"{file}: tables {report.tables}, entries {report.entries}"
    if report.problems:
        aside = {problem.table for problem in report.problems if problem.table is not None}
        console.print(f"{counted}; damaged tables: {len(aside)}", markup=False, soft_wrap=True)
        return
    console.print(f"{counted}; everything is as it was stored", markup=False, soft_wrap=True)
    if not full:
        hint("--full looks at every page and plays every game again")


def tell_problems(console: Console, report: Report) -> None:
    for problem in report.problems:
        console.print(named(problem), style="red", markup=False, soft_wrap=True)


def named(problem: Problem) -> str:
    return f"the database: {problem.what}" if problem.table is None else f"table {problem.table}: {problem.what}"
