"""A table is opened, and played again, in one commit: whenever the server dies, nothing is there by half."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.server.errors import NotStored
from serai.server.http.rematch import open_again
from serai.server.tables.loading import replay
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Rematched
from serai.server.tables.seats import Seat
from tests.conformance.toy import Lots
from tests.server.scenes import Player, a_lobby, a_table


class Dying(Exception):
    """The server ends in the middle."""


def dies_after(lobby: Lobby, commits: int) -> None:
    """From then on nothing is written any more."""
    carry_out = lobby.store._all_at_once
    made: list[int] = []

    def sometimes(writes: list[object]) -> None:
        if len(made) >= commits:
            raise Dying
        made.append(1)
        carry_out(writes)

    lobby.store._all_at_once = sometimes


@pytest.mark.parametrize("commits", [0, 1, 2])
def test_an_opening_is_whole_or_not_there(tmp_path: Path, commits: int) -> None:
    async def before() -> None:
        async with a_lobby(tmp_path) as lobby:
            dies_after(lobby, commits)
            if commits == 0:
                with pytest.raises(NotStored):
                    await a_table(lobby, "saba", "pp")
                assert not lobby.rooms
            else:
                await a_table(lobby, "saba", "pp")

    async def after() -> list[str]:
        async with a_lobby(tmp_path) as lobby:
            rows = lobby.store.rows()
            for row in rows:
                kinds = [entry.kind for entry in lobby.store.entries(row.id)]
                assert kinds == ["opened", "sat", "sat", "began"]
                assert replay(row.id, lobby.store.entries(row.id)).deal_digest
            return [row.status for row in rows]

    asyncio.run(before())
    assert asyncio.run(after()) == ([] if commits == 0 else ["playing"])


async def play_out(player: Player) -> None:
    table = player.room.table
    while table.status == "playing":
        seat = table.waiting_for()[0]
        move = table.view(seat)["decision"]["moves"][0]
        await player.room.play(seat, table.decision_number(seat), move)


@pytest.mark.parametrize("commits", [0, 1, 2])
@pytest.mark.parametrize("alone", [False, True])
def test_a_rematch_is_known_to_the_old_table_or_not_there(
    tmp_path: Path, lots: Lots, commits: int, alone: bool
) -> None:
    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "lots", "pp")
            await play_out(players[0])
            if alone:  # it is dealt at once
                room.table.seats[1] = Seat(name="b", bot="random")
            dies_after(lobby, commits)
            async with room.lock:
                if commits == 0:
                    with pytest.raises(NotStored):
                        await open_again(lobby, room, [1, 0], 0, None)
                    assert room.table.rematch is None
                else:
                    await open_again(lobby, room, [1, 0], 0, None)
            return room.table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            named = [entry.table for entry in lobby.store.entries(id) if isinstance(entry, Rematched)]
            others = [row for row in lobby.store.rows() if row.id != id]
            assert [row.id for row in others] == named
            assert len(named) == min(1, commits)
            for row in others:
                kinds = [entry.kind for entry in lobby.store.entries(row.id)]
                assert kinds == ["opened", "sat", "sat"] + (["began"] if alone else [])
                assert row.status == ("playing" if alone else "waiting")
                assert (await lobby.room(row.id)).table.opened.parent == id

    asyncio.run(after(asyncio.run(before())))
