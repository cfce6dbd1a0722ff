"""Nobody is disturbed by clients that mean no good: the short version of `bench/hostile.py`, and single cases."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from fastapi.testclient import TestClient
from hostile import ODD, RAW, harassed
from serving import Player, Server
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect

from serai.server.app import create_app
from serai.server.live import connection
from serai.server.live.client import MOST_WAITING, Client
from serai.server.live.connection import MESSAGES
from serai.server.middleware.rate_limit import Rate


def test_hostile_frames(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        outcome = asyncio.run(harassed(server, frames=600, seed=3))
    finally:
        server.stop()
    assert outcome.problems(server) == []
    assert outcome.sent >= 600
    assert outcome.answers["no bad_message"] > 20


@pytest.fixture
def seated(client: TestClient) -> tuple[str, list[str]]:
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    keys = client.post("/api/tables", json=wanted).json()
    return keys["table"]["id"], list(keys["seats"].values())


def greet(socket: WebSocketTestSession, seated: tuple[str, list[str]]) -> None:
    socket.send_json({"type": "hello", "table": seated[0], "tokens": seated[1]})
    while socket.receive_json()["type"] != "table":
        pass


def test_frames_that_are_no_message_get_a_typed_answer(client: TestClient, seated: tuple[str, list[str]]) -> None:
    with client.websocket_connect("/live") as socket:
        greet(socket, seated)
        for frame in [raw for raw in RAW if b'"play","id":"a"' not in raw]:
            socket.send_bytes(frame)
            answer = socket.receive_json()
            assert (answer["type"], answer["code"], answer["id"]) == ("no", "bad_message", None), frame[:50]
            assert len(answer["message"]) <= 300
        socket.send_json({"type": "hello", "table": seated[0]})
        assert socket.receive_json()["code"] == "bad_message"


def test_odd_moves_are_refused(client: TestClient, seated: tuple[str, list[str]]) -> None:
    with client.websocket_connect("/live") as socket:
        greet(socket, seated)
        asked = [seat for seat in (0, 1) if sees_a_question(client, seated, seat)]
        for number, move in enumerate(move for move in ODD if isinstance(move, dict)):
            for seat in (0, 1):
                socket.send_json({"type": "play", "id": f"{number}", "seat": seat, "asked": 0, "move": move})
                answer = socket.receive_json()
                assert (answer["type"], answer["id"]) == ("no", f"{number}")
                assert answer["code"] in (("refused", "bad_request") if seat in asked else ("too_late",))


def sees_a_question(client: TestClient, seated: tuple[str, list[str]], seat: int) -> bool:
    return client.app.state.lobby.rooms[seated[0]].table.asked_state(seat) is not None  # type: ignore[attr-defined]


@pytest.mark.parametrize("hello", [b"", b"\xff", b"{}", b'{"type":"say","id":"x","text":"hi"}', b"[" * 9999])
def test_who_does_not_greet_is_cut_off(client: TestClient, hello: bytes) -> None:
    with client.websocket_connect("/live") as socket:
        socket.send_bytes(hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4401


def test_a_flood_is_cut_off(client: TestClient, seated: tuple[str, list[str]]) -> None:
    with client.websocket_connect("/live") as socket:
        greet(socket, seated)
        for _ in range(int(MESSAGES.burst * 4)):
            socket.send_text("flood")
        with pytest.raises(WebSocketDisconnect) as closed:
            for _ in iter(socket.receive_json, None):
                pass
    assert closed.value.code == 4429


def test_chat_has_a_measure(client: TestClient, seated: tuple[str, list[str]]) -> None:
    with client.websocket_connect("/live") as socket:
        greet(socket, seated)
        for number in range(15):
            socket.send_json({"type": "say", "id": f"{number}", "seat": 0, "text": "hello"})
        codes = []
        while len(codes) < 15:
            answer = socket.receive_json()
            if answer["type"] in ("done", "no"):
                codes.append(answer.get("code", "done"))
    assert codes[:10] == ["done"] * 10
    assert "too_fast" in codes[10:]


def test_who_does_not_read_is_cut_off() -> None:
    async def check() -> None:
        client = Client({0: None}, False)
        for _ in range(MOST_WAITING):
            client.send(b"frame")
        assert client.frames.qsize() == MOST_WAITING
        client.send(b"one too many")
        assert [client.frames.get_nowait()] == [None]
        assert client.frames.empty()

    asyncio.run(check())


@contextmanager
def in_a_thread(data: Path) -> Iterator[Server]:
    """A server with a port in this process, so that what it waits for can be changed."""
    server = Server(data)
    running = uvicorn.Server(uvicorn.Config(create_app(data, 1), port=server.port, log_level="warning"))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started:
            time.sleep(0.02)
        yield server
    finally:
        running.should_exit = True
        thread.join()


def connected(server: Server) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("serai_sockets "))


def test_a_client_that_stops_reading_is_cut_off_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "SEND_WITHIN", 0.3)
    monkeypatch.setattr(connection, "MESSAGES", Rate(1e9, 1e9))
    with in_a_thread(tmp_path) as server, socket.socket() as narrow:
        keys = server.open_table("saba", [{"kind": "me"}] * 4)
        table, tokens = keys["table"]["id"], list(keys["seats"].values())
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        with connect(
            server.live, sock=narrow, max_queue=1, close_timeout=0, ping_interval=None, compression=None
        ) as deaf:
            deaf.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
            player = Player(server, table, tokens, seed=1)
            asyncio.run(asyncio.wait_for(player.run(), 60))
            assert player.over
            deadline = time.monotonic() + 10
            while connected(server) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert connected(server) == 0
