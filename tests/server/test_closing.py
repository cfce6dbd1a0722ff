"""The end of a server goes on through whatever goes wrong."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path

import pytest

from serai.server.tables.lobby import House
from serai.testing import scenario
from tests.server.scenes import a_table, until


def full() -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


async def full_later() -> None:
    full()


@pytest.mark.parametrize("broken", ["timekeeper", "workers", "store"])
def test_every_step_of_the_end_is_tried(tmp_path: Path, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = House(tmp_path, 1)
        _, (player, _) = await a_table(house, "saba", "pp")
        part = getattr(house, broken)
        close = part.close
        part.close = full if broken == "timekeeper" else full_later
        await house.close()
        assert not house._tasks
        player.device.frames.get_nowait()
        assert broken == "store" or not house.store._writer.is_alive()
        if broken != "timekeeper":
            await close()

    asyncio.run(scene())


def test_a_full_disk_aborts_no_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = House(tmp_path, 1)
        await a_table(house, "saba", "pp", settings={"clock": {"kind": "move"}})
        monkeypatch.setattr(Path, "write_text", lambda *_: full())
        await house.close()
        assert not house.store._writer.is_alive()

    asyncio.run(scene())


def test_a_bot_whose_answer_the_disk_did_not_take_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.tables.lobby.RETRY", 0.05)
        house = House(tmp_path, 1)
        try:
            room, players = await a_table(house, "emira", "pbp", scenario("emira", players=3))
            tried: list[int] = []
            carry_out = house.store._all_at_once

            def sometimes(writes: list[object]) -> None:
                tried.append(1)
                if len(tried) in (2, 3):
                    full()
                carry_out(writes)

            monkeypatch.setattr(house.store, "_all_at_once", sometimes)
            await players[0].play({"kind": "pass"})
            await until(lambda: 1 in room.table.makers)
            assert len(tried) > 3
        finally:
            await house.close()

    asyncio.run(scene())


def test_tables_are_resumed_although_the_first_try_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.tables.lobby.RETRY", 0.01)
        house = House(tmp_path, 1)
        room, _ = await a_table(house, "saba", "pp")
        house.rooms.clear()
        rows, tried = house.store.rows, []

        def sometimes(*args: object) -> object:
            tried.append(1)
            return full() if len(tried) == 1 else rows(*args)

        monkeypatch.setattr(house.store, "rows", sometimes)
        house.spawn(house.resume())
        await until(lambda: room.table.id in house.rooms)
        await house.close()

    asyncio.run(scene())


def test_an_answer_of_the_clock_is_tried_again_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.background.timekeeper.HEARTBEAT", 0.01)
        house = House(tmp_path, 1)
        room, _ = await a_table(house, "emira", "ppp", scenario("emira", players=3), {"clock": {"kind": "move"}})
        carry_out, tried = house.store._all_at_once, []

        def sometimes(writes: list[object]) -> None:
            tried.append(1)
            if len(tried) < 3:
                full()
            carry_out(writes)

        monkeypatch.setattr(house.store, "_all_at_once", sometimes)
        room.table.clocks.reach(room.table.clocks.now() + 1000)
        house.timekeeper.watch(room)
        await until(lambda: 0 in room.table.makers)
        await house.close()

    asyncio.run(scene())
