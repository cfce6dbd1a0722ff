"""Threads in which strangers can have much done: everybody has a share of them."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

import pytest
import uvicorn
from fastapi.testclient import TestClient

from serai.server import launch
from serai.server.app import create_app
from serai.server.background import pools
from serai.server.background.asking import NOBODY, Asker, asking
from serai.server.background.pools import SharedPool
from serai.server.errors import NotAllowed
from serai.server.middleware.guard import Rules
from tests.server.playing import bearer, open_table
from tests.server.scenes import LONG, until


def test_who_asks_for_much_is_waited_for_by_nobody_else() -> None:
    async def scene() -> list[str]:
        pool, going, done = SharedPool("test", 1), threading.Event(), list[str]()

        async def ask(address: str, who: str) -> None:
            asking.set(Asker(address, who))

            def work() -> None:
                going.wait(LONG)
                done.append(f"{address}{who}")

            await pool.run(work)

        wanted = [("a", "")] * 10 + [("b", ""), ("a", "token")]
        tasks = [asyncio.create_task(ask(*asker)) for asker in wanted]
        await until(lambda: len(pool.turns.waiting) == len(wanted) - 1)
        going.set()
        await asyncio.gather(*tasks)
        pool.close()
        return done

    done = asyncio.run(scene())
    assert done.index("b") == 1
    assert done.index("atoken") < 4


def test_only_so_much_of_one_waits() -> None:
    async def scene() -> None:
        pool, going = SharedPool("test", 1), threading.Event()
        tasks = [asyncio.create_task(pool.run(going.wait, LONG)) for _ in range(21)]
        await until(lambda: len(pool.turns.waiting) == 20)
        with pytest.raises(NotAllowed, match="one after the other"):
            await pool.run(going.wait, LONG)
        going.set()
        await asyncio.gather(*tasks)
        pool.close()

    asyncio.run(scene())


def test_a_request_is_on_the_account_of_its_address_and_of_a_token_that_was_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(tmp_path, 1, Rules(behind_proxy=True))) as client:
        lobby, asked = client.app.state.lobby, list[Asker]()
        find = lobby.store.rows
        monkeypatch.setattr(lobby.pools.listing, "run", lambda *_: (asked.append(asking.get()), nothing(find))[1])
        keys = open_table(client, "saba", 2)
        mine = bearer(keys["seats"]["0"])
        for headers in ({}, mine, mine):
            client.get("/api/tables", headers={**headers, "x-forwarded-for": "9.9.9.9"})
            client.get(f"/api/tables/{keys['table']['id']}", headers=headers)
        strangers = [asker for asker in asked if asker != NOBODY]  # the server itself has looked for tables that go on
        assert [asker.address for asker in strangers] == ["9.9.9.9"] * 3
        assert [bool(asker.who) for asker in strangers] == [False, False, True]


async def nothing(_: object) -> list[object]:
    return []


def test_long_work_in_a_thread_rests_as_long_as_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    rests: list[float] = []
    monkeypatch.setattr(pools.time, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(pools.time, "sleep", rests.append)
    long = pools.Rests()
    for step in (0.0004, 0.0004, 0.0004, 0.0001, 0.0300):
        clock[0] += step
        long.rest()
    assert rests == pytest.approx([0.0012, 0.0301])


def test_a_thread_that_writes_has_the_interpreter_soon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With Python's own five milliseconds, a move beside a busy server waits for many times as long."""
    before, during = sys.getswitchinterval(), []
    monkeypatch.setattr(uvicorn.Server, "run", lambda server, sockets: during.append(sys.getswitchinterval()))
    try:
        launch.serve_tables(tmp_path, "127.0.0.1", 0, 1, None, Rules(), False, lambda address, app: None)
    finally:
        sys.setswitchinterval(before)
    assert during == [pytest.approx(0.0001)]
