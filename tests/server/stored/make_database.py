"""Writes a whole database as schema 0001 had it: `python tests/server/stored/make_database.py`.

It was made once and stays as it is: a server that is updated finds such a database on its disk. It holds a game of each
kind that is running, one that is over, and a table that has not begun.
"""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from serai.bots.bot import stand_in
from serai.bots.question import TableQuestion
from serai.core.registry import find, names
from serai.core.rng import seeded
from serai.server.storage.schema import MIGRATIONS
from serai.server.tables.answers import action_of
from serai.server.tables.loading import replay
from serai.server.tables.log import Answered, AnyEntry, Began, parse_entry
from tests.server.stored.make import FOLDER, add, table_of

FILE = FOLDER / "schema-0001.sql.gz"


def read(name: str) -> list[AnyEntry]:
    file = FOLDER / f"{name}-{find(name).rules_version}.jsonl"
    return [parse_entry(line) for line in file.read_text(encoding="utf-8").splitlines()]


def ended(name: str, begun: list[AnyEntry]) -> list[AnyEntry]:
    """The same game, played to its end."""
    entries = [entry for entry in begun if entry.kind in ("opened", "sat")]
    table = replay(over_of(name), entries)
    add(table, entries, Began(at=begun[-1].at, digest=table.game.digest(table.deal().state)))
    number = 0
    while table.status == "playing":
        seat, number = table.waiting_for()[0], number + 1
        state = table.asked_state(seat)
        assert state is not None
        question = TableQuestion(table.game, table.game_settings, state, seeded(f"ended {number}"))
        move = question.move(stand_in(question))
        action = action_of(table, seat, table.decision_number(seat), move)
        add(table, entries, Answered(at=begun[-1].at + number, seat=seat, action=action))
    return entries


def over_of(name: str) -> str:
    return f"over-{name}"


def put(database: sqlite3.Connection, id: str, entries: list[AnyEntry], status: str) -> None:
    game, at = entries[0].model_dump()["game"], entries[0].at
    database.execute("INSERT INTO tables VALUES (?, ?, ?, 'link', ?, ?)", (id, game, status, at, entries[-1].at))
    rows = [(id, number, entry.model_dump_json()) for number, entry in enumerate(entries)]
    database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)


def main(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        for name in sorted(names()):
            begun = read(name)
            put(database, table_of(name), begun, "playing")
            put(database, over_of(name), ended(name, begun), "over")
        put(database, "waiting", read("emira")[:2], "waiting")
        database.commit()
        text = "\n".join(database.iterdump())
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        main(Path(folder) / "serai.sqlite")
