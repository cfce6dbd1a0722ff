"""The history of a table is a chain: what is done behind the server's back shows, and disturbs no other table."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from serai.server.app import create_app
from serai.server.errors import NotStored
from serai.server.storage import schema
from serai.server.storage.chain import Damaged
from serai.server.storage.checking import check
from serai.server.storage.opening import DATABASE
from serai.server.storage.store import Store
from serai.server.tables.log import Said
from tests.conformance.toy import Lots
from tests.server.databases import ask, change, of_schema_0001
from tests.server.playing import Player, open_table
from tests.server.stored.make import HOST, seat_token, table_of

TAMPERED = {
    "a changed entry": ("UPDATE entries SET data = replace(data, 'P0', 'P9') WHERE table_id = ? AND number = 1", 1),
    "an entry that is no text": ("UPDATE entries SET data = x'ff00' WHERE table_id = ? AND number = 1", 1),
    "a missing entry": ("DELETE FROM entries WHERE table_id = ? AND number = 2", 2),
    "a missing beginning": ("DELETE FROM entries WHERE table_id = ? AND number = 0", 0),
    "a missing end": ("DELETE FROM entries WHERE table_id = ? AND number >= 4", 4),
    "nothing left": ("DELETE FROM entries WHERE table_id = ?", 0),
    "an entry too many": (
        "INSERT INTO entries SELECT table_id, 9, data, hash FROM entries WHERE table_id = ? LIMIT 1",
        7,
    ),
    "another hash": ("UPDATE entries SET hash = x'00' WHERE table_id = ? AND number = 3", 3),
    "another head": ("UPDATE tables SET head = x'00' WHERE id = ?", 7),
}


def two_tables(client: TestClient) -> list[tuple[str, list[str]]]:
    """Each with seven entries: opened, two who sit, the deal, three answers."""
    made = []
    for _ in range(2):
        keys = open_table(client, "lots", 2)
        made.append((keys["table"]["id"], list(keys["seats"].values())))
        with Player(client, *made[-1]) as player:
            player.until("sight")
            player.play_on(3)
    return made


@pytest.mark.parametrize("how", TAMPERED)
def test_a_tampered_table_is_set_aside_and_the_others_play_on(how: str, lots: Lots, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1)) as client:
        (bad, tokens), (good, others) = two_tables(client)
    statement, entry = TAMPERED[how]
    change(tmp_path, statement, bad)
    before = ask(tmp_path, "SELECT * FROM entries WHERE table_id = ?", bad)
    with TestClient(create_app(tmp_path, 1)) as client:
        answer = client.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        assert "it is kept as it is" in answer.json()["message"]
        with client.websocket_connect("/live") as socket:
            socket.send_json({"type": "hello", "table": bad, "tokens": tokens})
            assert socket.receive_json()["code"] == "damaged"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4409
        with Player(client, good, others) as player:
            player.until("sight")
            player.play_on()
    assert ask(tmp_path, "SELECT * FROM entries WHERE table_id = ?", bad) == before
    problems = [(problem.table, problem.what) for problem in check(tmp_path / DATABASE).problems]
    assert problems == [(bad, f"damaged at entry {entry}")]


def test_links_to_a_damaged_table_are_not_thrown_away(lots: Lots, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1)) as client:
        (bad, tokens), (good, others) = two_tables(client)
    change(tmp_path, TAMPERED["a changed entry"][0], bad)
    with TestClient(create_app(tmp_path, 1)) as client:
        mine = {"tables": {bad: tokens, good: others, "never-was": ["x" * 20]}}
        found = {table["id"]: table["table"] is None for table in client.post("/api/mine", json=mine).json()}
    assert found == {good: False, "never-was": True}  # the page forgets what is told to be gone


def test_the_hash_of_an_entry_is_that_of_all_before_it_and_its_own_bytes(lots: Lots, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1)) as client:
        (id, _), _ = two_tables(client)
    hash = sha256(id.encode()).digest()
    for data, stored in ask(tmp_path, "SELECT data, hash FROM entries WHERE table_id = ? ORDER BY number", id):
        assert isinstance(data, str)
        hash = sha256(hash + data.encode()).digest()
        assert hash == stored
    assert ask(tmp_path, "SELECT head_number, head FROM tables WHERE id = ?", id) == [(6, hash)]


def test_writes_of_one_commit_stand_for_themselves(lots: Lots, tmp_path: Path) -> None:
    """One that does not fit is refused; the others of its commit are stored, and their chains hold."""
    with TestClient(create_app(tmp_path, 1)) as client:
        (first, _), (second, _) = two_tables(client)

    async def write() -> list[object]:
        store = Store(tmp_path)
        said = Said(at=1.0, seat=None, text="Hello!")
        wanted = [(first, 7), (first, 3), ("never-was", 0), (second, 8), (second, 7), (first, 8)]
        results = await asyncio.gather(*(store.append(id, at, [said]) for id, at in wanted), return_exceptions=True)
        await store.close()
        return [type(result) for result in results]

    refused, stored = NotStored, type(None)
    assert asyncio.run(write()) == [stored, refused, refused, refused, stored, stored]
    report = check(tmp_path / DATABASE)
    assert (report.problems, report.heads[first].number, report.heads[second].number) == ([], 8, 7)


def test_a_database_of_the_first_schema_is_chained_and_its_games_go_on(tmp_path: Path) -> None:
    folder = of_schema_0001(tmp_path / "old")
    before = ask(folder, "SELECT table_id, number, data FROM entries ORDER BY table_id, number")
    with TestClient(create_app(folder, 1)) as client:
        for name in ("dragons", "emira", "saba"):
            id = table_of(name)
            players = len(client.get(f"/api/tables/{id}").json()["seats"])
            with Player(client, id, [HOST, *map(seat_token, range(players))]) as player:
                player.until("sight")
                player.play_on(3)
            assert client.get(f"/api/tables/over-{name}").json()["status"] == "over"
        assert client.get("/api/tables/waiting").json()["status"] == "waiting"
    after = ask(folder, "SELECT table_id, number, data FROM entries ORDER BY table_id, number")
    assert (set(before) - set(after), len(after)) == (set(), len(before) + 9)
    report = check(folder / DATABASE, full=True)
    assert (report.problems, report.schema, report.tables) == ([], schema.versions()[0], 7)


def test_an_update_that_is_cut_short_leaves_the_old_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = of_schema_0001(tmp_path / "old")
    before = ask(folder, "SELECT sql FROM sqlite_schema"), ask(folder, "SELECT * FROM entries")
    upgrade = schema.command.upgrade

    def cut_short(*arguments: object) -> None:
        upgrade(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(schema.command, "upgrade", cut_short)
    with pytest.raises(KeyboardInterrupt):
        schema.open_database(folder / DATABASE)
    assert (ask(folder, "SELECT sql FROM sqlite_schema"), ask(folder, "SELECT * FROM entries")) == before
    assert ask(folder, "SELECT version_num FROM alembic_version") == [("0001",)]
    monkeypatch.undo()
    schema.open_database(folder / DATABASE).dispose()
    assert check(folder / DATABASE).problems == []


def test_what_was_missing_before_the_update_shows_after_it(tmp_path: Path) -> None:
    folder = of_schema_0001(tmp_path / "old")
    change(folder, "DELETE FROM entries WHERE table_id = ? AND number = 5", table_of("saba"))
    store = Store(folder)
    with pytest.raises(Damaged, match="damaged at entry 5"):
        store.entries(table_of("saba"))
    assert store.entries(table_of("emira"))
    asyncio.run(store.close())
