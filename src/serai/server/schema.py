"""The database: tables, and their entries in order. Alembic keeps older ones up to date (`migrations`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Engine, Float, ForeignKey, Integer, MetaData, String, Table, Text, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

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
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)


def set_up_connection(connection: DBAPIConnection, _record: object) -> None:
    """Durable against power loss (FULL), readers beside the writer (WAL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def open_database(file: Path) -> Engine:
    """The database in this file, made or brought up to date if need be."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)  # errors are logged, and secrets are not
    event.listen(engine, "connect", set_up_connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return engine
