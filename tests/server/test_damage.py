"""Disks that fail: damaged pages and no room left concern who needs them, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection, event

from serai.server.app import create_app
from serai.server.errors import NotStored
from serai.server.storage.checking import check
from serai.server.storage.opening import DATABASE
from serai.server.storage.store import Store
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Said
from tests.conformance.toy import Lots
from tests.server.databases import ask, of_schema_0001, spoil_pages
from tests.server.playing import Player, open_table
from tests.server.scenes import a_lobby, a_table
from tests.server.stored.make import HOST, seat_token, table_of

LONG = Said(at=1.0, seat=None, text="x" * 9000)  # more than a page


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """SQLite may take no more pages than it has."""

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # as many as there are, at least

    def lift(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    event.listen(store.engine, "begin", limit)
    try:
        yield
    finally:
        event.remove(store.engine, "begin", limit)
        event.listen(store.engine, "begin", lift)


def test_damaged_pages_concern_their_table_only(tmp_path: Path) -> None:
    folder = of_schema_0001(tmp_path / "old")
    bad, good = "over-dragons", table_of("emira")
    Store(folder).engine.dispose()
    spoil_pages(folder, bad)
    with TestClient(create_app(folder, 1)) as client:
        answer = client.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        assert client.get("/api/tables").status_code == 200
        players = len(client.get(f"/api/tables/{good}").json()["seats"])
        with Player(client, good, [HOST, *map(seat_token, range(players))]) as player:
            player.until("sight")
            player.play_on(3)
        assert client.get("/health").status_code == 200
    assert bad in {problem.table for problem in check(folder / DATABASE).problems}


def test_a_list_that_cannot_be_read_says_so(client: TestClient, tmp_path: Path, lots: Lots) -> None:
    open_table(client, "lots", 2)
    lobby: Lobby = client.app.state.lobby
    with lobby.store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables RENAME TO elsewhere")
    for path in ("/api/tables", "/api/tables/abc"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "not_read")
    with client.websocket_connect("/live") as socket:
        socket.send_json({"type": "hello", "table": "abc"})
        assert socket.receive_json()["code"] == "not_read"


def test_a_full_disk_takes_nothing_and_goes_on_when_there_is_room(lots: Lots, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await a_table(lobby, "lots", "pp")
            before = room.table.number
            with full_disk(lobby.store):
                with pytest.raises(NotStored):
                    await room.make(LONG)
                assert (room.table.number, room.table.chat) == (before, [])
            await room.make(LONG)
            assert (room.table.number, len(room.table.chat)) == (before + 1, 1)

    asyncio.run(scene())
    assert check(tmp_path / DATABASE).problems == []
    assert len(ask(tmp_path, "SELECT 1 FROM entries WHERE data LIKE '%xxxx%'")) == 1


def test_of_a_commit_what_fits_is_stored(lots: Lots, tmp_path: Path) -> None:
    """A write for which there is no room does not take along those that wait with it."""

    async def scene() -> list[object]:
        async with a_lobby(tmp_path) as lobby:
            rooms = [(await a_table(lobby, "lots", "pp"))[0] for _ in range(2)]
            short = Said(at=1.0, seat=None, text="short")
            with full_disk(lobby.store):
                writes = [
                    lobby.store.append(room.table.id, room.table.number, [said])
                    for room, said in zip(rooms, (LONG, short))
                ]
                return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(scene())
    assert isinstance(results[0], NotStored)
    assert results[1] is None
    assert check(tmp_path / DATABASE).problems == []


def test_a_full_disk_does_not_keep_the_store_from_closing(lots: Lots, tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path)
        with full_disk(store):
            waiting = asyncio.ensure_future(store.append("never-was", 0, [LONG]))
            await asyncio.sleep(0)
            await store.close()
            with pytest.raises(NotStored):
                await waiting

    asyncio.run(scene())


def test_the_last_move_counts_though_its_mark_could_not_be_stored(
    lots: Lots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that has ended is marked so in a second write; if there is no room for that, the move is done."""

    async def no_room(store: Store, id: str, status: str) -> None:
        raise NotStored("not stored")

    with TestClient(create_app(tmp_path, 1)) as client:
        keys = open_table(client, "lots", 2)
        id = keys["table"]["id"]
        monkeypatch.setattr(Store, "set_status", no_room)
        with Player(client, id, list(keys["seats"].values())) as player:
            player.until("sight")
            player.play_on()
        monkeypatch.undo()
    assert ask(tmp_path, "SELECT status FROM tables") == [("playing",)]
    with TestClient(create_app(tmp_path, 1)) as client:
        assert client.get(f"/api/tables/{id}").json()["status"] == "over"
    assert ask(tmp_path, "SELECT status FROM tables") == [("over",)]
