"""No history grows without bounds, and the game itself is never held up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.background.cleanup import unload_idle
from serai.server.tables import room
from serai.testing import scenario
from tests.server.playing import bearer, open_table
from tests.server.scenes import Player, a_lobby, a_table


def test_what_is_done_again_and_again_has_a_rate_by_kind_and_seat(client: TestClient) -> None:
    keys = open_table(client, "saba", 2)
    address, tokens = f"/api/tables/{keys['table']['id']}", keys["seats"]

    def want_notice(seat: str) -> int:
        url, body = f"{address}/seats/{seat}/notice", {"url": None}
        return client.put(url, json=body, headers=bearer(tokens[seat])).status_code

    statuses = [want_notice("0") for _ in range(100)]
    assert (statuses[:60], statuses[-1]) == ([200] * 60, 429)
    assert want_notice("1") == 200
    assert client.put(f"{address}/chat", json={"chat": "none"}, headers=bearer(keys["host"])).status_code == 200


def test_taking_back_and_playing_again_has_a_rate_and_playing_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            start = scenario("dragons", players=3, mode="basic")
            _, (first, *_) = await a_table(lobby, "dragons", "ppp", start, settings={"undo": "free"})
            codes = []
            for _ in range(70):
                await first.play({"kind": "place", "space": "market"})
                answer = await first.say("undo")
                codes.append(answer.get("code", answer["type"]))
                if codes[-1] != "done":
                    break
            assert codes == ["done"] * (len(codes) - 1) + ["too_fast"]
            assert 60 <= len(codes) < 70

    asyncio.run(scene())


def test_what_has_been_done_too_often_stays_so_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST", 3)

    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            table, players = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            assert [(await players[0].say("say", text="x"))["type"] for _ in range(3)] == ["done"] * 3
            assert (await players[0].say("say", text="x"))["code"] == "too_often"
            assert (await players[1].say("say", text="x"))["type"] == "done"
            for player in players:
                player.leave()
            assert unload_idle(lobby, 0.0) == [table.table.id]
            again = Player(lobby, await lobby.room(table.table.id), 0)
            assert (await again.say("say", text="x"))["code"] == "too_often"
            await again.play({"kind": "pass"})

    asyncio.run(scene())
