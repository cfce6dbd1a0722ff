"""Notices: what waits for whom, for several tables at once, and by a POST to where a seat wants to hear of it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.background.webhook import BadAddress, check_url, is_public, look_up
from serai.server.tables.log import NoticeWanted
from serai.server.tables.room import Room
from serai.testing import scenario
from tests.server.scenes import Player, a_lobby, a_table, until


class Place:
    """Somewhere that takes notices: answers with these statuses, one after the other, then 200."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.taken: list[dict[str, object]] = []


@contextmanager
def a_place(*statuses: int) -> Iterator[tuple[Place, str]]:
    place = Place(*statuses)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            place.taken.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(place.statuses.pop(0) if place.statuses else 200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield place, f"http://127.0.0.1:{server.server_port}/hook?to=me"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def always() -> bool:
    return True


async def wants(room: Room, seat: int, url: str) -> None:
    async with room.lock:
        await room.make(NoticeWanted(at=0.0, seat=seat, url=url))


# By POST.


def test_a_decision_that_waits_is_posted_once(tmp_path: Path) -> None:
    async def scene(place: Place, url: str) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            lobby.notices.after = 0.01
            room, (first, second, _) = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            first.leave()
            await wants(room, 0, url)
            await wants(room, 1, url)
            await until(lambda: place.taken)
            first = Player(lobby, room, 0)
            await first.play({"kind": "pass"})
            second.leave()
            await until(lambda: len(place.taken) == 2)
            assert place.taken == [{"table": room.table.id, "seat": seat, "asked": 0} for seat in (0, 1)]
            lobby.on_change(room)
            assert not lobby.notices.waits_at(room.table.id)
            id = room.table.id
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            lobby.on_change(await lobby.room(id))
            assert not lobby.notices.waits_at(id)  # nor after a restart

    with a_place() as (place, url):
        asyncio.run(scene(place, url))


def test_nothing_is_posted_while_the_client_is_there(tmp_path: Path) -> None:
    async def scene(place: Place, url: str) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            lobby.notices.after = 0.01
            room, players = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            await wants(room, 0, url)
            assert lobby.notices.waits_at(room.table.id)
            await players[0].play({"kind": "pass"})
            await until(lambda: not lobby.notices.waits_at(room.table.id))
            assert place.taken == []

    with a_place() as (place, url):
        asyncio.run(scene(place, url))


def test_a_place_in_trouble_is_tried_again(tmp_path: Path) -> None:
    async def scene(place: Place, url: str) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            lobby.notices.pauses = (0.01, 0.01, 0.01)
            await lobby.notices._send("me", url, b'{"number": 1}', always)
            assert [body["number"] for body in place.taken] == [1, 1, 1]
            place.statuses[:] = [404]
            await lobby.notices._send("me", url, b'{"number": 2}', always)
            assert [body["number"] for body in place.taken] == [1, 1, 1, 2]
            place.statuses[:] = [500] * 9
            await lobby.notices._send("me", url, b'{"number": 3}', always)
            assert [body["number"] for body in place.taken].count(3) == 4

    with a_place(500, 429) as (place, url):
        asyncio.run(scene(place, url))


def test_private_places_are_refused_unless_the_host_allows_them(tmp_path: Path) -> None:
    async def scene(place: Place, url: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            await lobby.notices._send("me", url.replace("http:", "https:"), b"{}", always)
            assert place.taken == []

    with a_place() as (place, url):
        asyncio.run(scene(place, url))
        with pytest.raises(BadAddress):
            look_up("127.0.0.1", 80, False)
        assert look_up("127.0.0.1", 80, True) == "127.0.0.1"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::",
        # IANA's registries of special addresses
        "::7f00:1", "::ffff:0:7f00:1", "64:ff9b:1::1", "100::1", "100:0:0:1::1", "2001::1", "2001:1::1",
        "2001:2::1", "2001:3::1", "2001:4:112::1", "2001:10::1", "2001:20::1", "2001:30::1", "2001:1ff::1",
        "2001:db8::1", "2002:808:808::1", "3fff::1", "3fff:fff::1", "5f00::1", "fc00::1", "fec0::1",
        "fe80::1", "ff0e::1", "4000::1", "192.0.0.9", "192.0.2.1", "192.88.99.1", "198.18.0.1",
        "198.51.100.1", "203.0.113.1", "240.0.0.1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "2001:4860:4860::8888", "::ffff:1.1.1.1"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "example.org", "https://", "https://user:word@example.org/",
        "https://example.org:99999/", "https://example.org/\r\nX: y", "https://[::1/", "https://exämple.org/",
    ],
)  # fmt: skip
def test_urls_that_are_none(url: str) -> None:
    with pytest.raises(BadAddress):
        check_url(url, False)


# Over HTTP.


def test_a_seat_says_where_it_wants_to_be_told(client: TestClient) -> None:
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    keys = client.post("/api/tables", json=wanted).json()
    url = f"/api/tables/{keys['table']['id']}/seats/0/notice"
    mine = {"Authorization": f"Bearer {keys['seats']['0']}"}
    place = {"url": "https://example.org/hook"}
    assert client.put(url, json=place).status_code == 403
    assert client.put(url, json=place, headers={"Authorization": f"Bearer {keys['host']}"}).status_code == 403
    assert client.put(url, json={"url": "http://example.org"}, headers=mine).status_code == 400
    answer = client.put(url, json=place, headers=mine)
    assert (answer.status_code, answer.json()) == (200, place)
    progress = client.app.state.lobby.rooms[keys["table"]["id"]].table.progress[0]
    assert progress.notice_url == place["url"]
    assert "example.org" not in client.get(f"/api/tables/{keys['table']['id']}").text
    assert client.put(url, json={"url": None}, headers=mine).status_code == 200
    assert progress.notice_url is None


def test_who_gets_the_seat_next_has_another_place(client: TestClient) -> None:
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    keys = client.post("/api/tables", json=wanted).json()
    table = keys["table"]["id"]
    mine = {"Authorization": f"Bearer {keys['seats']['0']}"}
    client.put(f"/api/tables/{table}/seats/0/notice", json={"url": "https://example.org/"}, headers=mine)
    assert client.post(f"/api/tables/{table}/seats/0/link", headers=mine).status_code == 201
    assert client.app.state.lobby.rooms[table].table.progress[0].notice_url is None
