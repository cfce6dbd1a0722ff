"""Posts to hosts that never come to an end: nobody else waits for them, and the server does not either."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.server.background import webhook
from serai.server.background.pools import Pool
from serai.server.background.posts import Posts
from serai.server.tables.lobby import Lobby
from tests.server import test_serve
from tests.server.scenes import LONG, a_lobby, until
from tests.server.test_notifications import a_place
from tests.server.test_serve import LIMIT, open_table, serving

HOSTILE = 6
PATCHED = """
from serai.server.background import notifications
notifications.AFTER = 0.05
from serai.server.background import posts
posts.DEADLINE = 3600.0
from serai.cli.main import run
run()
"""


class Dripper:
    """A host that sends a byte now and then, and is never done."""

    def __init__(self) -> None:
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        self.over = threading.Event()
        self.calls = 0
        self.at_once = self.most_at_once = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                connection, _ = self.door.accept()
            except OSError:
                return
            self.calls += 1
            threading.Thread(target=self.drip, args=(connection,), daemon=True).start()

    def drip(self, connection: socket.socket) -> None:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            with connection:
                while not self.over.wait(0.1):
                    connection.sendall(b"H")
        except OSError:
            pass
        finally:
            self.at_once -= 1


@contextmanager
def a_dripper() -> Iterator[Dripper]:
    dripper = Dripper()
    try:
        yield dripper
    finally:
        dripper.over.set()
        dripper.door.close()


@contextmanager
def some_posts(lobby: Lobby, deadline: float) -> Iterator[Posts]:
    posts = lobby.notices.posts
    posts.deadline = deadline
    yield posts


def test_one_deadline_is_for_the_whole_post(tmp_path: Path) -> None:
    async def scene(dripper: Dripper) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            with some_posts(lobby, 0.5) as posts, pytest.raises(TimeoutError):
                await posts.send("me", dripper.url, b"{}")
            assert dripper.calls == 1
            assert not posts.turns.served
            assert not posts._locks

    with a_dripper() as dripper:
        asyncio.run(scene(dripper))


def test_a_host_has_one_post_at_a_time_and_an_asker_two(tmp_path: Path) -> None:
    async def scene(dripper: Dripper, url: str) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            with some_posts(lobby, LONG) as posts:
                hostile = [asyncio.ensure_future(posts.send("bad", dripper.url, b"{}")) for _ in range(HOSTILE)]
                await until(lambda: dripper.calls)
                await until(lambda: len(posts.turns.served) == 2)
                other = url.replace("127.0.0.1", "localhost")
                posts.names = Elsewhere()
                assert await posts.send("good", other, b"{}") == 200
                assert dripper.most_at_once == 1
                for task in hostile:
                    task.cancel()
                await asyncio.gather(*hostile, return_exceptions=True)

    with a_dripper() as dripper, a_place() as (_, url):
        asyncio.run(scene(dripper, url))


class Elsewhere(Pool):
    """Names that lead to an address which nobody else uses."""

    def __init__(self) -> None:
        super().__init__("elsewhere", 1)

    async def run(self, *_: object) -> str:
        return "localhost"


def test_a_name_that_cannot_be_looked_up_in_time_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, look_up = threading.Event(), webhook.look_up

    def slow(host: str, port: int, private: bool) -> str:
        if host == "slow.example":
            stuck.wait(LONG)
        return look_up(host, port, private)

    async def scene(url: str) -> None:
        async with a_lobby(tmp_path, private_notices=True) as lobby:
            with some_posts(lobby, 0.3) as posts:
                tries = [posts.send("bad", "http://slow.example/", b"{}") for _ in range(6)]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert all(isinstance(found, TimeoutError) for found in results)
                posts.deadline = LONG
                assert await posts.send("good", url, b"{}") == 200
                stuck.set()

    monkeypatch.setattr(webhook, "look_up", slow)
    with a_place() as (_, url):
        asyncio.run(scene(url))


@pytest.mark.parametrize("reply", [b"SSH-2.0-x\r\n", b"", b"H" * 100_000, b"HTTP/1.1 abc\r\n"])
def test_what_is_no_http_is_no_answer(tmp_path: Path, reply: bytes) -> None:
    async def scene() -> None:
        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(reply)
            writer.close()

        async with a_lobby(tmp_path, private_notices=True) as lobby:
            server = await asyncio.start_server(answer, "127.0.0.1", 0)
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
            with pytest.raises((webhook.BadReply, ConnectionError)):
                await lobby.notices.posts.send("me", url, b"{}")
            server.close()

    asyncio.run(scene())


def test_six_dripping_hosts_freeze_no_server_and_do_not_keep_it_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process of its own, in which a post may take an hour: who ends the server does not wait for it."""
    command = [sys.executable, "-c", PATCHED, *test_serve.COMMAND[3:], "--private-notices"]
    monkeypatch.setattr(test_serve, "COMMAND", command)
    with a_dripper() as dripper, serving(tmp_path / "data") as (process, address):
        for _ in range(HOSTILE):
            keys = open_table(address, {"kind": "me"}, {"kind": "me"})
            for seat, token in keys["seats"].items():
                want_notice(address, keys["table"]["id"], seat, token, dripper.url)
        assert_soon(lambda: dripper.calls > 0)
        for _ in range(3):
            assert open_table(address, {"kind": "me"}, {"kind": "me"})["table"]["status"] == "playing"
        with urllib.request.urlopen(f"{address}/api/tables", timeout=LIMIT) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(LIMIT) == 0


def want_notice(address: str, table: str, seat: str, token: str, url: str) -> None:
    wanted = urllib.request.Request(
        f"{address}/api/tables/{table}/seats/{seat}/notice",
        json.dumps({"url": url}).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        method="PUT",
    )
    urllib.request.urlopen(wanted, timeout=LIMIT).close()


def assert_soon(condition: Callable[[], bool]) -> None:
    waited = threading.Event()
    for _ in range(int(LIMIT / 0.02)):
        if condition():
            return
        waited.wait(0.02)
    raise AssertionError
