"""What leaves the memory, what leaves the disk, and what comes back."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from fastapi.testclient import TestClient

from serai.server.app import create_app
from serai.server.background.cleanup import delete_old, unload_idle
from serai.server.storage.store import DATABASE
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table


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


def test_tables_whose_clock_runs_are_not_forgotten(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    clocks = [{"kind": "move"}, {"kind": "move", "on_timeout": "wait"}]
    ids = [open_table(client, "lots", 2, settings={"clock": clock})["table"]["id"] for clock in clocks]
    assert client.portal.call(unload_idle, lobby, 0.0) == [ids[1]]


def test_retention_takes_what_is_over_or_never_began(client: TestClient, lots: Lots) -> None:
    lobby = client.app.state.lobby
    running, over, watched = (open_table(client, "lots", 2) for _ in range(3))
    for keys in (over, watched):
        with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
            player.until("sight")
            player.play_on()
    waiting = client.post("/api/tables", json={"game": "lots"}).json()["table"]["id"]
    ids = [keys["table"]["id"] for keys in (running, over, watched)]
    assert client.portal.call(delete_old, lobby, time.time() - 3600) == []
    with Player(client, watched["table"]["id"]):
        assert set(client.portal.call(delete_old, lobby, time.time() + 1)) == {ids[1], waiting}
    assert [client.get(f"/api/tables/{id}").status_code for id in (*ids, waiting)] == [200, 404, 200, 404]
    assert client.get(f"/api/tables/{ids[0]}/moments", headers=bearer(running["seats"]["0"])).status_code == 200
    assert lobby.store.entries(ids[1]) == []
