"""`serai check`: what is wrong with a database is found and named, and nothing is changed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from serai.server.storage.opening import DATABASE
from serai.server.storage.store import Store
from tests.cli.conftest import Run
from tests.server.databases import brought_up_to_date, change, of_schema_0001, spoil_pages
from tests.server.stored.make import table_of

SABA = table_of("saba")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return brought_up_to_date(tmp_path / "data")


def forge(folder: Path, table: str, number: int, old: str, new: str) -> None:
    """Somebody who knows how the chain is made changes an entry, and every hash after it."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        statement = "UPDATE entries SET data = replace(data, ?, ?) WHERE table_id = ? AND number = ?"
        database.execute(statement, (old, new, table, number))
        rows = database.execute("SELECT number, data FROM entries WHERE table_id = ? ORDER BY number", (table,))
        hash = sha256(table.encode()).digest()
        for at, data in rows.fetchall():
            hash = sha256(hash + data.encode()).digest()
            database.execute("UPDATE entries SET hash = ? WHERE table_id = ? AND number = ?", (hash, table, at))
        database.execute("UPDATE tables SET head = ? WHERE id = ?", (hash, table))
        database.commit()


@pytest.mark.parametrize("full", [[], ["--full"]])
def test_a_good_database_is_well_and_stays_as_it_is(full: list[str], run: Run, folder: Path) -> None:
    before = (folder / DATABASE).read_bytes()
    result = run("check", folder, *full)
    assert (result.exit_code, result.stderr.count("--full")) == (0, 0 if full else 1)
    assert "tables 7, entries " in result.stdout
    assert "everything is as it was stored" in result.stdout
    assert (folder / DATABASE).read_bytes() == before
    assert run("check", folder / DATABASE, *full).exit_code == 0


def test_a_database_that_a_server_uses_is_looked_through(run: Run, folder: Path) -> None:
    store = Store(folder)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET status = 'playing' WHERE id = ?", (SABA,))  # holds a write lock
        assert run("check", folder).exit_code == 0
    store.engine.dispose()


def test_every_damaged_table_is_named(run: Run, folder: Path) -> None:
    change(folder, "UPDATE entries SET data = replace(data, 'P1', 'P7') WHERE table_id = ? AND number = 2", SABA)
    change(folder, "DELETE FROM entries WHERE table_id = 'over-emira' AND number > 50")
    result = run("check", folder)
    assert result.exit_code == 1
    assert f"table {SABA}: damaged at entry 2" in result.stdout
    assert "table over-emira: damaged at entry 51" in result.stdout
    assert "damaged tables: 2" in result.stdout
    data = json.loads(run("check", folder, "--json").stdout)
    assert (data["well"], data["tables"]) == (False, 5)
    assert {problem["table"] for problem in data["problems"]} == {SABA, "over-emira"}


def test_damaged_pages_are_named(run: Run, folder: Path) -> None:
    spoil_pages(folder, "over-dragons")
    data = json.loads(run("check", folder, "--json").stdout)
    assert not data["well"]
    assert "over-dragons" in {problem["table"] for problem in data["problems"]}
    assert data["tables"] == 6


def test_entries_without_their_table_are_named(run: Run, folder: Path) -> None:
    change(folder, "DELETE FROM tables WHERE id = 'waiting'")  # by a program that knows nothing of foreign keys
    result = run("check", folder)
    assert (result.exit_code, "table waiting: its row is missing" in result.stdout) == (1, True)


def test_a_forged_chain_is_found_by_playing_the_game_again(run: Run, folder: Path) -> None:
    """Another secret makes another deal than the one whose fingerprint is recorded."""
    forge(folder, "over-saba", 0, "5e5e", "5f5f")
    assert run("check", folder).exit_code == 0
    result = run("check", folder, "--full")
    assert (result.exit_code, "table over-saba: " in result.stdout) == (1, True)


def test_a_forged_chain_is_found_by_a_head_that_was_noted(run: Run, folder: Path, tmp_path: Path) -> None:
    heads = tmp_path / "heads.json"
    assert run("check", folder, "--heads", heads).exit_code == 0
    noted = heads.read_text()
    assert len(json.loads(noted)) == 7
    assert run("check", folder, "--heads", heads).exit_code == 0
    forge(folder, SABA, 2, "P1", "P7")
    change(folder, "DELETE FROM entries WHERE table_id = ? AND number > 9", table_of("emira"))
    cut = (
        "UPDATE tables SET (head_number, head) = (SELECT number, hash FROM entries WHERE table_id = id AND number = 9)"
    )
    change(folder, f"{cut} WHERE id = ?", table_of("emira"))
    change(folder, "DELETE FROM entries WHERE table_id = 'waiting'")
    change(folder, "DELETE FROM tables WHERE id = 'waiting'")
    assert run("check", folder).exit_code == 0  # the database alone does not show it
    result = run("check", folder, "--heads", heads)
    assert result.exit_code == 1
    assert f"table {SABA}: its history up to entry 46 is not the one that was noted" in result.stdout
    assert f"table {table_of('emira')}: its history ends with entry 9; entry 46 was noted" in result.stdout
    assert "table waiting: was there when the heads were noted, and is gone" in result.stdout
    assert heads.read_text() == noted


def test_what_is_no_database_of_this_serai_is_said(run: Run, folder: Path, tmp_path: Path) -> None:
    result = run("check", tmp_path / "nothing")
    assert (result.exit_code, "there is no database at" in result.stderr) == (2, True)
    (tmp_path / "letter").write_text("Dear diary, " * 1000)
    result = run("check", tmp_path / "letter")
    assert (result.exit_code, "it is no database" in result.stdout) == (1, True)
    result = run("check", folder, "--heads", tmp_path / "letter")
    assert (result.exit_code, "is no file of heads" in result.stderr) == (2, True)
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    result = run("check", folder)
    assert (result.exit_code, "of a newer Serai (schema 9999)" in result.stdout) == (1, True)
    old = of_schema_0001(tmp_path / "old")
    result = run("check", old)
    assert (result.exit_code, "written by an older Serai (schema 0001)" in result.stdout) == (0, True)
