"""A start that fails says why in a line; a folder is for one server, and for the eyes of its owner."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from serai.cli.main import app
from serai.server import launch
from serai.server.app import create_app
from serai.server.errors import CannotServe
from serai.server.launch import LOCK, locked
from serai.server.ops import json_logging
from serai.server.storage.opening import DATABASE
from serai.server.storage.store import Store
from tests.conformance.toy import Lots
from tests.server.databases import PAGE, change, of_schema_0001
from tests.server.playing import open_table

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps others out of one's folders by itself")


@pytest.fixture(autouse=True)
def quiet_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_logging, "set_up", lambda level: None)


def told(folder: Path) -> str:
    """What `serai serve` says of a folder that it cannot serve."""
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--port", "0", "--data", str(folder)])
    assert result.exit_code == 2, result.output
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


def test_a_database_of_a_newer_serai_is_named(tmp_path: Path) -> None:
    Store(tmp_path).engine.dispose()
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    line = told(tmp_path)
    assert "written by a newer Serai (schema 9999); update Serai, or choose another folder with --data" in line


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("Dear diary, " * 1000)
    line = told(tmp_path)
    assert "it is no database" in line
    assert "`serai restore` brings a backup back" in line
    assert (tmp_path / DATABASE).read_text().startswith("Dear diary")


def test_a_damaged_database_is_named_with_the_way_out(tmp_path: Path) -> None:
    folder = of_schema_0001(tmp_path / "old")
    with (folder / DATABASE).open("r+b") as file:
        file.seek(100)  # after the header: the list of what is in it
        file.write(b"\xff" * (PAGE - 100))
    line = told(folder)
    assert "it is damaged; `serai check" in line
    assert "`serai restore`" in line


def test_a_database_that_has_lost_its_tables_is_named(tmp_path: Path) -> None:
    Store(tmp_path).engine.dispose()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("DROP TABLE entries")
    assert "it is not one of Serai's, or damaged" in told(tmp_path)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("CREATE TABLE bookmarks (url TEXT)")
    before = (tmp_path / DATABASE).read_bytes()
    assert "it is a database of another program" in told(tmp_path)
    assert (tmp_path / DATABASE).read_bytes()[100:] == before[100:]


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "is a file; --data takes a folder" in told(tmp_path / "file")


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert "cannot use" in told(tmp_path)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_IOERR | 19 << 8, "the disk is full, or fails"),
        (sqlite3.SQLITE_READONLY, "it must not be written to"),
        (sqlite3.SQLITE_CANTOPEN, "may this user write there?"),
        (sqlite3.SQLITE_BUSY, "another program is using it"),
    ],
)
def test_what_sqlite_complains_of_is_said_in_words(
    code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(file: Path) -> None:
        error = sqlite3.OperationalError("something of SQLite's")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr("serai.server.storage.schema.open_database", fails)
    assert words in told(tmp_path)


def test_a_full_disk_at_the_very_start_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(file: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(launch, "private_file", no_room)
    assert "No space left on device" in told(tmp_path)


@posix
def test_a_second_server_is_refused_though_the_lock_file_was_removed(tmp_path: Path) -> None:
    with locked(tmp_path):
        (tmp_path / LOCK).unlink()
        with pytest.raises(CannotServe, match="another server uses"), locked(tmp_path):
            pass
        assert "another server uses" in told(tmp_path)
    with locked(tmp_path):
        pass  # free again


def modes(folder: Path) -> dict[str, int]:
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    return {"": stat.S_IMODE(folder.stat().st_mode), **found}


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o277])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@posix
def test_everything_is_for_its_owner_only_whatever_the_umask(umask: None, lots: Lots, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with locked(folder), TestClient(create_app(folder, 1)) as client:
        open_table(client, "lots", 2)
        client.portal.call(client.app.state.lobby.timekeeper.sign)
        found = modes(folder)
    names = {"", DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK, "alive"}
    assert names <= found.keys()
    assert {found[name] for name in names - {""}} == {0o600}
    assert found[""] == 0o700


@posix
def test_what_was_open_to_others_is_closed_at_the_next_start(
    lots: Lots, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    with locked(folder), TestClient(create_app(folder, 1)) as client:
        open_table(client, "lots", 2)
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    with locked(folder), TestClient(create_app(folder, 1)) as client:
        open_table(client, "lots", 2)
        client.portal.call(client.app.state.lobby.timekeeper.sign)
        assert set(modes(folder).values()) == {0o700, 0o600}
    narrowed = {Path(record.path).name for record in caplog.records if hasattr(record, "path")}
    assert narrowed >= {"data", DATABASE, LOCK}


@posix
def test_a_folder_with_other_things_in_it_stays_as_it_is(lots: Lots, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    tmp_path.chmod(0o755)
    with locked(tmp_path), TestClient(create_app(tmp_path, 1)) as client:
        open_table(client, "lots", 2)
        found = modes(tmp_path)
    assert (found[""], found[DATABASE], found[LOCK]) == (0o755, 0o600, 0o600)
