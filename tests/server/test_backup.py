"""`serai backup` and `serai restore`: consistent while a server writes, looked through, and nothing is lost by them."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner, Result

from serai.cli.main import app
from serai.server.app import create_app
from serai.server.launch import locked
from serai.server.storage import backup, schema
from serai.server.storage.checking import check
from serai.server.storage.opening import ALIVE, BESIDE, DATABASE
from serai.server.storage.store import Store
from serai.server.tables.log import Said
from tests.conformance.toy import Lots
from tests.server.databases import brought_up_to_date, change, of_schema_0001, spoil_pages
from tests.server.playing import Player, open_table
from tests.server.scenes import a_lobby, a_table
from tests.server.stored.make import table_of


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with seven tables."""
    return brought_up_to_date(tmp_path / "data")


def answers(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT count(*) FROM entries WHERE json_extract(data, '$.kind') = 'answered'")
        return int(found.fetchone()[0])


def test_a_running_server_is_backed_up_restored_and_played_on(lots: Lots, tmp_path: Path) -> None:
    folder, copy, dead = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "dead"
    with locked(folder), TestClient(create_app(folder, 1)) as client:
        keys = open_table(client, "lots", 2)
        id, tokens = keys["table"]["id"], list(keys["seats"].values())
        with Player(client, id, tokens) as player:
            player.until("sight")
            player.play_on(3)
            result = run("backup", copy, "--data", folder)
            assert (result.exit_code, result.stdout) == (0, f"{copy} is written; tables 1\n")
            player.play_on(2)
            result = run("restore", copy, "--data", folder)
            assert (result.exit_code, "another server uses" in result.stderr) == (2, True)
        shutil.copytree(folder, dead)  # as a server leaves it that is killed, with moves in the -wal file
        assert (dead / f"{DATABASE}-wal").stat().st_size
    result = run("restore", copy, "--data", dead)
    assert result.exit_code == 0, result.output
    (kept,) = [path for path in dead.glob(f"{DATABASE}.before-restore*") if not path.name.endswith(BESIDE)]
    assert f"kept as {kept.name}" in result.stdout
    assert (answers(dead / DATABASE), answers(kept)) == (3, 5)
    with locked(dead), TestClient(create_app(dead, 1)) as client, Player(client, id, tokens) as player:
        player.until("sight")
        player.play_on()
    assert check(dead / DATABASE, full=True).problems == []


def test_a_backup_is_of_one_moment_whoever_writes_meanwhile(folder: Path, tmp_path: Path) -> None:
    """Histories and their heads are written together, and are together in every copy."""
    ended = threading.Event()
    tables = table_of("saba"), table_of("emira")

    async def write() -> None:
        store = Store(folder)
        numbers = {id: len(store.entries(id)) for id in tables}
        while not ended.is_set():
            said = Said(at=1.0, seat=None, text="Hello!")
            await asyncio.gather(*(store.append(id, numbers[id], [said] * 20) for id in tables))
            numbers = {id: number + 20 for id, number in numbers.items()}
        await store.close()

    writer = threading.Thread(target=lambda: asyncio.run(write()))
    writer.start()
    try:
        for number in range(3):
            copy = tmp_path / f"{number}.sqlite"
            result = run("backup", copy, "--data", folder)
            assert result.exit_code == 0, result.output
            report = check(copy)
            assert (report.problems, report.tables) == ([], 7)
    finally:
        ended.set()
        writer.join()
    assert check(folder / DATABASE).problems == []


def test_a_backup_is_one_private_file_and_replaces_another_only_when_told(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "there" / "copy.sqlite"
    copy.parent.mkdir()
    assert run("backup", copy, "--data", folder).exit_code == 0
    assert [path.name for path in copy.parent.iterdir()] == ["copy.sqlite"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    before = copy.read_bytes()
    result = run("backup", copy, "--data", folder)
    assert (result.exit_code, "replace it with --force" in result.stderr) == (2, True)
    assert copy.read_bytes() == before
    assert run("backup", copy, "--data", folder, "--force").exit_code == 0
    itself = run("backup", folder / DATABASE, "--data", folder, "--force")
    assert (itself.exit_code, "is the database itself" in itself.stderr) == (2, True)
    assert run("backup", tmp_path / "gone" / "copy.sqlite", "--data", folder).exit_code == 2
    nothing = run("backup", tmp_path / "new.sqlite", "--data", tmp_path / "nothing")
    assert (nothing.exit_code, "there is no database at" in nothing.stderr) == (2, True)


def test_a_damaged_table_is_backed_up_and_named_but_replaces_no_good_copy(folder: Path, tmp_path: Path) -> None:
    copy, later = tmp_path / "copy.sqlite", tmp_path / "later.sqlite"
    assert run("backup", copy, "--data", folder).exit_code == 0
    good = copy.read_bytes()
    change(folder, "DELETE FROM entries WHERE table_id = 'waiting' AND number = 1")
    result = run("backup", copy, "--data", folder, "--force")
    assert (result.exit_code, "table waiting: damaged at entry 1" in result.stderr) == (2, True)
    assert copy.read_bytes() == good
    result = run("backup", later, "--data", folder)
    assert (result.exit_code, "table waiting: damaged at entry 1" in result.stdout) == (1, True)
    result = run("restore", later, "--data", tmp_path / "other")
    assert (result.exit_code, "nothing is restored" in result.stderr) == (2, True)
    assert not (tmp_path / "other" / DATABASE).exists()
    assert run("restore", later, "--data", tmp_path / "other", "--force").exit_code == 1
    assert check(tmp_path / "other" / DATABASE).tables == 6


def test_a_restore_takes_nobody_time(tmp_path: Path) -> None:
    """What was thought after the backup was at a table that is not there any more."""
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"

    async def scene() -> None:
        async with a_lobby(folder) as lobby:
            room, _ = await a_table(lobby, "saba", "pp", settings={"clock": {"kind": "move", "seconds": 60}})
            backup.back_up(folder / DATABASE, copy, force=False)
            room.table.clocks.reach(room.table.clocks.now() + 3600)
        backup.restore(copy, folder, force=False)
        async with a_lobby(folder) as lobby:
            clocks = (await lobby.room(room.table.id)).table.clocks
            assert [clocks.deadline(seat) - clocks.now() for seat in clocks.running] == [pytest.approx(60, abs=20)]
        assert list(folder.glob(f"{ALIVE}.before-restore-*"))

    asyncio.run(scene())


def test_what_cannot_be_read_is_neither_backed_up_nor_restored(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    spoil_pages(folder, "over-dragons")
    assert run("backup", copy, "--data", folder).exit_code == 2
    assert not copy.exists()
    shutil.copy(folder / DATABASE, copy)
    other = of_schema_0001(tmp_path / "other")
    before = (other / DATABASE).read_bytes()
    for wrong in (copy, tmp_path / "letter"):
        (tmp_path / "letter").write_text("Dear diary, " * 1000)
        result = run("restore", wrong, "--data", other, "--force")
        assert (result.exit_code, "cannot copy" in result.stderr) == (2, True)
    assert (other / DATABASE).read_bytes() == before
    assert {path.name for path in other.iterdir()} <= {DATABASE, "serai.lock"}


def test_a_backup_of_an_older_serai_is_restored_and_of_a_newer_one_not(folder: Path, tmp_path: Path) -> None:
    old = of_schema_0001(tmp_path / "old")
    result = run("restore", old / DATABASE, "--data", folder)
    assert (result.exit_code, "tables 7" in result.stdout) == (0, True)
    schema.open_database(folder / DATABASE).dispose()
    assert check(folder / DATABASE).tables == 7
    change(old, "UPDATE alembic_version SET version_num = '9999'")
    result = run("restore", old / DATABASE, "--data", folder)
    assert (result.exit_code, "of a newer Serai (schema 9999)" in result.stderr) == (2, True)


def test_a_restore_that_fails_half_way_leaves_a_database(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--data", folder).exit_code == 0

    def no_room(old: Path, new: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "replace", no_room)
    result = run("restore", copy, "--data", folder)
    assert (result.exit_code, "No space left on device" in result.stderr) == (2, True)
    assert (check(folder / DATABASE).problems, check(folder / DATABASE).tables) == ([], 7)
    with locked(folder):
        pass
