"""How much of the server one may use, and that others do not pay for who uses much."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.background.fair_queue import Urgency
from serai.server.background.quotas import group_of, uses_bots
from serai.server.http.replays import look_back
from serai.server.live.client import Client
from serai.server.tables.log import Ordered
from serai.server.tables.room import NotAllowed
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


def test_what_ifs_count_too(client: TestClient) -> None:
    lobby = client.app.state.lobby
    lobby.quotas.most_tables = 1
    keys = open_table(client, "saba", 1, ["random"])
    look_on(client)
    fork = {"moment": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    url = f"/api/tables/{keys['table']['id']}/fork"
    refused = client.post(url, json=fork, headers=bearer(keys["seats"]["0"]))
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
