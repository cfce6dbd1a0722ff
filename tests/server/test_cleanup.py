"""What leaves the memory, what leaves the disk, and what comes back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.app import create_app
from serai.server.background.cleanup import delete_old, unload_idle
from serai.server.storage.store import DATABASE
from serai.server.tables.lobby import IDLE
from serai.testing import scenario
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table
from tests.server.scenes import a_lobby, a_table, until


def test_tables_at_rest_are_forgotten_and_come_back(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id, tokens) as player:
        player.until("sight")
        player.play_on(3)
        assert client.portal.call(unload_idle, lobby, 0.0) == []  # somebody is there
        info = client.get(f"/api/tables/{id}").json()
    while lobby.rooms[id].clients:
        time.sleep(0.01)
    assert client.portal.call(unload_idle, lobby, 3600.0) == []  # not long enough
    assert client.portal.call(unload_idle, lobby, 0.0) == [id]
    assert lobby.rooms == {}
    with Player(client, id, tokens) as player:
        player.until("sight")
        assert player.table["seats"][0]["name"] == info["seats"][0]["name"]
        player.play_on()


def test_a_backup_of_a_running_server_is_a_server(client: TestClient, lots: Lots, tmp_path: Path) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    copy = tmp_path / "copy"
    copy.mkdir()
    with Player(client, id, tokens) as player:
        player.until("sight")
        player.play_on(3)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as here, closing(sqlite3.connect(copy / DATABASE)) as there:
            here.backup(there)
        player.play_on()
    with TestClient(create_app(copy, workers=1)) as other, Player(other, id, tokens) as player:
        player.until("sight")
        assert player.table["status"] == "playing"
        player.play_on()


def test_tables_whose_time_is_up_soon_are_not_forgotten(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    clocks = [{"kind": "move"}, {"kind": "move", "on_timeout": "wait"}, {"kind": "move", "seconds": 7 * 24 * 3600}]
    ids = [open_table(client, "lots", 2, settings={"clock": clock})["table"]["id"] for clock in clocks]
    assert client.portal.call(unload_idle, lobby, 0.0) == ids[1:]


def test_a_clock_runs_out_at_a_table_that_has_left_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.tables.lobby.IDLE", 0.0)  # however soon that is

    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            clock = {"kind": "move", "seconds": 7 * 24 * 3600}
            room, players = await a_table(
                lobby, "emira", "ppp", scenario("emira", players=3), settings={"clock": clock}
            )
            for player in players:
                player.leave()
            room.table.clocks.reach(room.table.clocks.now() + clock["seconds"] - 0.5)
            lobby.timekeeper.watch(room)
            assert unload_idle(lobby, 0.0) == [room.table.id]
            await until(lambda: room.table.id in lobby.rooms)
            again = lobby.rooms[room.table.id]
            await until(lambda: 0 in again.table.choice_seats)
            assert lobby.store.entries(room.table.id)[-1].by == "clock"

    asyncio.run(scene())


def test_after_a_start_only_tables_at_which_somebody_was_lately_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            now, ids = time.time, list[str]()
            for ago in (3600.0, 0.0):
                with monkeypatch.context() as patch:
                    patch.setattr(time, "time", lambda ago=ago: now() - ago)
                    ids.append((await a_table(lobby, "saba", "pp"))[0].table.id)
        async with a_lobby(tmp_path) as lobby:
            await lobby.resume()
            assert set(lobby.rooms) == set(ids)
            assert unload_idle(lobby, IDLE) == [ids[0]]

    asyncio.run(scene())


def test_retention_takes_running_games_that_no_person_has_played(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    played, never = (open_table(client, "lots", 2) for _ in range(2))
    with Player(client, played["table"]["id"], list(played["seats"].values())) as player:
        player.until("sight")
        player.play_on(1)
    while lobby.rooms[played["table"]["id"]].clients:
        time.sleep(0.01)
    assert client.portal.call(delete_old, lobby, time.time() + 1) == [never["table"]["id"]]
    assert never["table"]["id"] not in lobby.rooms


def test_retention_takes_what_is_over_or_never_began(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    running, over, watched = (open_table(client, "lots", 2) for _ in range(3))
    for keys, choices in ((running, 1), (over, 1000), (watched, 1000)):
        with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
            player.until("sight")
            player.play_on(choices)
    waiting = client.post("/api/tables", json={"game": "lots"}).json()["table"]["id"]
    ids = [keys["table"]["id"] for keys in (running, over, watched)]
    assert client.portal.call(delete_old, lobby, time.time() - 3600) == []
    with Player(client, watched["table"]["id"]):
        assert set(client.portal.call(delete_old, lobby, time.time() + 1)) == {ids[1], waiting}
    assert [client.get(f"/api/tables/{id}").status_code for id in (*ids, waiting)] == [200, 404, 200, 404]
    assert client.get(f"/api/tables/{ids[0]}/moments", headers=bearer(running["seats"]["0"])).status_code == 200
    assert lobby.store.entries(ids[1]) == []
