"""How much of the server one may use, and that others do not pay for who uses much."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.background import quotas
from serai.server.background.cleanup import unload_idle
from serai.server.background.fair_queue import Urgency
from serai.server.background.quotas import Openers, group_of, uses_bots
from serai.server.errors import NotAllowed
from serai.server.http.messages import NewTable, WantedSeat
from serai.server.http.replays import look_back
from serai.server.live.client import Client
from serai.server.tables.log import Ordered
from serai.testing import scenario
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table
from tests.server.scenes import LONG, a_lobby, a_table, until
from tests.server.test_hints import Listening


def look_on(client: TestClient) -> None:
    """Somebody is at every table."""
    for room in list(client.app.state.lobby.rooms.values()):
        if not room.clients:
            client.portal.call(room.enter, Client({}, False), {}, 0)


def test_tables_with_bots_are_counted_by_who_opened_them(client: TestClient) -> None:
    lobby = client.app.state.lobby
    lobby.quotas.most_tables = 2
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    opened = []
    for _ in range(3):
        opened.append(client.post("/api/tables", json=wanted))
        look_on(client)
    assert [answer.status_code for answer in opened] == [201, 201, 409]
    assert opened[2].json()["code"] == "too_many_tables"
    for room in lobby.rooms.values():
        assert room.opener == group_of("testclient")
        assert "testclient" not in room.opener
    people = {**wanted, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert client.post("/api/tables", json=people).status_code == 201  # without bots there is no such limit
    assert client.post("/api/games/saba/tour", json={"name": "A"}).status_code == 409
    keys = opened[0].json()
    assert client.delete(f"/api/tables/{keys['table']['id']}", headers=bearer(keys["host"])).status_code == 204
    assert client.post("/api/tables", json=wanted).status_code == 201
    look_on(client)
    assert client.post("/api/tables", json=wanted).status_code == 409
    next(iter(lobby.rooms.values())).opener = "somebody else"
    assert client.post("/api/tables", json=wanted).status_code == 201
    for room in list(lobby.rooms.values()):
        for one in list(room.clients):
            room.leave(one)
    first = next(room for room in lobby.rooms.values() if room.opener == group_of("testclient"))
    client.portal.call(until, lambda: not first.table.seats[first.table.waiting_for()[0]].bot)
    assert not uses_bots(first)  # all wait for somebody who is away


def test_an_account_outlives_the_memory_of_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.quotas.most_tables = 2
            seats = [WantedSeat(kind="me"), WantedSeat(kind="bot", bot="random")]
            wanted = NewTable(game="saba", options={"players": 2}, seats=seats)
            ids = []
            for _ in range(3):
                ids.append((await lobby.open_table(wanted, opener="one"))[0].table.id)
                await until(lambda: not lobby._thinking)
            assert sorted(unload_idle(lobby, 0.0)) == sorted(ids)
            rooms = [await lobby.room(id) for id in ids]
            assert {room.asker for room in rooms} == {"one"}
            for room in rooms:
                room.enter(Client({}, False), {}, 0)
            with pytest.raises(NotAllowed, match="bots play at 2 tables"):
                lobby.quotas.check_tables(lobby.rooms.values(), "one")

    asyncio.run(scene())


def test_bots_wait_at_the_tables_that_are_too_many_until_another_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.tables.lobby.RETRY", 0.01)

    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.quotas.most_tables = 1
            start = scenario("emira", players=3)
            tables = [await a_table(lobby, "emira", "pbp", start) for _ in range(2)]
            for room, players in tables:
                room.opener = "one"
                await players[0].play({"kind": "pass"})
            (first, here), (second, there) = tables
            await until(lambda: 1 in first.table.choice_seats)
            await until(lambda: not second.bots_play)
            await asyncio.sleep(0)
            assert 1 not in second.table.choice_seats
            for player in here:
                player.leave()
            monkeypatch.setattr("serai.server.background.bot_runner.DAY", 0.0)  # as if nobody had been there for long
            await until(lambda: 1 in second.table.choice_seats)
            assert there[0].room.bots_play

    asyncio.run(scene())


def test_tables_that_are_not_over_are_counted_for_a_day_by_who_opened_them(
    client: TestClient, lots: Lots, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = client.app.state.lobby
    lobby.quotas.most_unfinished = 2
    wanted = {"game": "lots", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    first = open_table(client, "lots", 2)
    waiting = client.post("/api/tables", json={"game": "lots"}).json()
    refused = client.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tables")
    assert client.post("/api/games/lots/tour", json={}).status_code == 409
    address = f"/api/tables/{waiting['table']['id']}"
    assert client.delete(address, headers=bearer(waiting["host"])).status_code == 204
    assert client.post("/api/tables", json=wanted).status_code == 201
    with Player(client, first["table"]["id"], list(first["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    assert client.post("/api/tables", json=wanted).status_code == 201
    assert client.post("/api/tables", json=wanted).status_code == 409
    rematch = f"/api/tables/{first['table']['id']}/rematch"
    assert client.post(rematch, json={}, headers=bearer(first["host"])).status_code == 409
    monkeypatch.setattr(quotas, "DAY", 0.0)
    assert client.post("/api/tables", json=wanted).status_code == 201


def test_who_comes_first_to_a_table_whose_opener_is_forgotten_has_it_on_its_account(
    client: TestClient, lots: Lots
) -> None:
    keys = open_table(client, "lots", 2)
    lobby, id = client.app.state.lobby, keys["table"]["id"]
    lobby.quotas.openers.forget(id)
    lobby.rooms[id].opener = ""  # as after a restart
    with Player(client, id) as player:
        player.until("sight")
    assert lobby.rooms[id].opener == lobby.quotas.openers.of[id] == group_of("testclient")


def test_only_the_openers_of_the_last_tables_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_KNOWN", 2)
    openers = Openers()
    for table, opener in (("a", "one"), ("b", "two"), ("c", "one")):
        openers.note(table, opener)
    assert (openers.of, openers.tables("one"), openers.tables("two")) == ({"b": "two", "c": "one"}, 1, 1)


def test_what_ifs_count_too(client: TestClient) -> None:
    lobby = client.app.state.lobby
    lobby.quotas.most_tables = 1
    keys = open_table(client, "saba", 1, ["random"])
    look_on(client)
    wanted = {"moment": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    url = f"/api/tables/{keys['table']['id']}/fork"
    refused = client.post(url, json=wanted, headers=bearer(keys["seats"]["0"]))
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tables")


def test_a_rematch_is_on_the_account_of_who_opened_the_first(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id = keys["table"]["id"]
    with Player(client, id, list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    lobby = client.app.state.lobby
    lobby.rooms[id].opener = "first"
    new = client.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(keys["host"])).json()["id"]
    assert lobby.rooms[new].opener == "first"


def test_a_seat_has_a_few_hints_a_minute_and_they_wait_behind_play(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            _, players = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            lobby.workers = Listening()
            answers = [await players[0].say("hint") for _ in range(7)]
            assert [answer["type"] for answer in answers] == ["answer"] * 6 + ["no"]
            assert answers[6]["code"] == "too_fast"
            lobby.quotas.hints.of.clear()
            async with lobby.turns.place("other", "t"):
                waiting = asyncio.ensure_future(players[0].say("hint"))
                await until(lambda: lobby.turns.waiting)
                assert lobby.turns.waiting[0].urgency is Urgency.BACKGROUND
            assert (await waiting)["type"] == "answer"

    asyncio.run(scene())


def test_an_order_that_stands_is_not_stored_again_and_others_only_now_and_then(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            start = scenario("emira", players=3, gold=[900, 900, 900], camels=[0, 0, 0])
            room, (_, second, _) = await a_table(lobby, "emira", "ppp", start)

            def stored() -> int:
                return sum(isinstance(entry, Ordered) for entry in lobby.store.entries(room.table.id))

            for _ in range(100):
                assert (await second.say("order", order={"kind": "bid_up_to", "amount": 120}))["type"] == "done"
            assert stored() == 1
            for _ in range(3):
                await second.say("order", order=None)
            assert stored() == 2
            answers = [
                await second.say("order", order={"kind": "bid_up_to", "amount": 100 + 10 * (number % 2)})
                for number in range(100)
            ]
            refused = [answer for answer in answers if answer["type"] == "no"]
            assert {answer["code"] for answer in refused} == {"too_fast"}
            assert stored() < 60
            assert (await second.say("order", order=None))["type"] == "done"  # it can always be withdrawn

    asyncio.run(scene())


def test_who_looks_back_at_much_keeps_nobody_else_from_looking_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            going, done = threading.Event(), []

            def work(name: str) -> None:
                going.wait(LONG)
                done.append(name)

            tasks = [asyncio.ensure_future(look_back(lobby, "much", lambda: work("much"))) for _ in range(10)]
            await until(lambda: len(lobby.looking_back.waiting) == 9)
            tasks.append(asyncio.ensure_future(look_back(lobby, "little", lambda: work("little"))))
            await until(lambda: len(lobby.looking_back.waiting) == 10)
            room, _ = await a_table(lobby, "saba", "pp")  # nor from opening a table meanwhile
            assert room.table.status == "playing"
            going.set()
            await asyncio.gather(*tasks)
            assert done[:2] == ["much", "little"]

    asyncio.run(scene())


def test_only_so_many_looks_back_of_one_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            going = threading.Event()
            tasks = [asyncio.ensure_future(look_back(lobby, "much", lambda: going.wait(LONG))) for _ in range(21)]
            await until(lambda: len(lobby.looking_back.waiting) == 20)
            with pytest.raises(NotAllowed, match="one after the other"):
                await look_back(lobby, "much", lambda: None)
            going.set()
            await asyncio.gather(*tasks)

    asyncio.run(scene())
