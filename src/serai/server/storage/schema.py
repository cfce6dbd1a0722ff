"""The database: tables, and their entries in order. Alembic keeps older ones up to date (`migrations`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection

from serai.core.errors import SeraiError

MIGRATIONS: Final = Path(__file__).parent / "migrations"

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("head_number", Integer, nullable=False, server_default="-1"),
    Column("head", LargeBinary(32), nullable=False, server_default=text("x''")),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("hash", LargeBinary(32), nullable=False, server_default=text("x''")),
)


class NewerDatabase(SeraiError):
    """Written by a Serai that is newer than this one."""

    def __init__(self, version: str) -> None:
        super().__init__(f"it was written by a newer Serai (schema {version})")


class ForeignDatabase(SeraiError):
    """Written by another program."""


def set_up_connection(connection: DBAPIConnection, _record: object) -> None:
    """Durable against power loss (FULL), readers beside the writer (WAL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def open_database(file: Path) -> Engine:
    """The database in this file, created or migrated if necessary: completely, or not at all."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)  # errors are logged, and secrets are not
    event.listen(engine, "connect", set_up_connection)
    config = migrations()
    with engine.begin() as connection:
        check_version(connection)
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise schema changes would be committed before the rest
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return engine


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def versions() -> list[str]:
    """The known schemas, the present one first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def version_of(connection: Connection) -> str | None:
    """The schema that a database was written with; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return None if found is None else str(found[0])


def check_version(connection: Connection) -> None:
    found = version_of(connection)
    if found is None and inspect(connection).get_table_names() not in ([], ["alembic_version"]):
        raise ForeignDatabase("it is a database of another program")
    if found is not None and found not in versions():
        raise NewerDatabase(found)
