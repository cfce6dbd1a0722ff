"""The end of a server goes on through whatever goes wrong."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path

import pytest

from serai.server.tables.lobby import Lobby
from serai.testing import scenario
from tests.server.scenes import LONG, a_table, until


def full() -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


async def full_later() -> None:
    full()


@pytest.mark.parametrize("broken", ["timekeeper", "workers", "store"])
def test_every_step_of_the_end_is_tried(tmp_path: Path, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        lobby = Lobby(tmp_path, 1)
        _, (player, _) = await a_table(lobby, "saba", "pp")
        part = getattr(lobby, broken)
        close = part.close
        part.close = full if broken == "timekeeper" else full_later
        await lobby.close()
        assert not lobby._tasks
        player.client.frames.get_nowait()
        assert broken == "store" or not lobby.store._writer.is_alive()
        if broken != "timekeeper":
            await close()

    asyncio.run(scene())


def test_what_never_ends_at_a_table_does_not_keep_the_server_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.tables.lobby.FINISH_WITHIN", 0.1)
        lobby = Lobby(tmp_path, 1)
        room, (player, _) = await a_table(lobby, "saba", "pp")
        async with room.lock:
            ending = asyncio.ensure_future(lobby.disconnect_all())
            await until(lambda: None in player.client.frames._queue)
            for client in list(room.clients):
                room.leave(client)
            await asyncio.wait_for(ending, LONG)
        await lobby.close()

    asyncio.run(scene())


def test_a_full_disk_aborts_no_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        lobby = Lobby(tmp_path, 1)
        await a_table(lobby, "saba", "pp", settings={"clock": {"kind": "move"}})
        monkeypatch.setattr(Path, "write_text", lambda *_: full())
        await lobby.close()
        assert not lobby.store._writer.is_alive()

    asyncio.run(scene())


def test_a_bot_whose_answer_the_disk_did_not_take_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.tables.lobby.RETRY", 0.05)
        lobby = Lobby(tmp_path, 1)
        try:
            room, players = await a_table(lobby, "emira", "pbp", scenario("emira", players=3))
            tried: list[int] = []
            carry_out = lobby.store._all_at_once

            def sometimes(writes: list[object]) -> None:
                tried.append(1)
                if len(tried) in (2, 3):
                    full()
                carry_out(writes)

            monkeypatch.setattr(lobby.store, "_all_at_once", sometimes)
            await players[0].play({"kind": "pass"})
            await until(lambda: 1 in room.table.choice_seats)
            assert len(tried) > 3
        finally:
            await lobby.close()

    asyncio.run(scene())


def test_tables_are_resumed_although_the_first_try_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.tables.lobby.RETRY", 0.01)
        lobby = Lobby(tmp_path, 1)
        room, _ = await a_table(lobby, "saba", "pp")
        lobby.rooms.clear()
        rows, tried = lobby.store.rows, []

        def sometimes(*args: object) -> object:
            tried.append(1)
            return full() if len(tried) == 1 else rows(*args)

        monkeypatch.setattr(lobby.store, "rows", sometimes)
        lobby.spawn(lobby.resume())
        await until(lambda: room.table.id in lobby.rooms)
        await lobby.close()

    asyncio.run(scene())


def test_an_answer_of_the_clock_is_tried_again_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.background.timekeeper.HEARTBEAT", 0.01)
        lobby = Lobby(tmp_path, 1)
        room, _ = await a_table(lobby, "emira", "ppp", scenario("emira", players=3), {"clock": {"kind": "move"}})
        carry_out, tried = lobby.store._all_at_once, []

        def sometimes(writes: list[object]) -> None:
            tried.append(1)
            if len(tried) < 3:
                full()
            carry_out(writes)

        monkeypatch.setattr(lobby.store, "_all_at_once", sometimes)
        room.table.clocks.reach(room.table.clocks.now() + 1000)
        lobby.timekeeper.watch(room)
        await until(lambda: 0 in room.table.choice_seats)
        await lobby.close()

    asyncio.run(scene())
