"""Standing orders: kept by the server, unseen by others, carried out, and gone when their time is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Answered, Ordered
from serai.testing import scenario
from tests.server.scenes import Player, a_lobby, a_table, auction, until


def answers(lobby: Lobby, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in lobby.store.entries(table) if isinstance(entry, Answered)]


def test_a_secret_maximum_bid_bids_and_then_passes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, (first, second, third) = await a_table(lobby, "emira", "ppp", auction())
            for player in (first, second, third):
                player.frames()
            assert (await second.say("order", order={"kind": "bid_up_to", "amount": 120}))["type"] == "done"
            assert [frame["order"]["amount"] for frame in second.frames("private")] == [120]
            assert first.frames() == third.frames() == []
            await first.play({"kind": "bid", "amount": 100})
            await until(lambda: room.table.asked_state(2) is not None)
            assert room.table.view(None)["auction"]["bid"] == 110
            await third.play({"kind": "bid", "amount": 150})
            await first.play({"kind": "pass"})
            await until(lambda: room.table.playing.decision.question == "choose_action")
            assert answers(lobby, room.table.id) == [
                (0, "player"), (1, "order"), (2, "player"), (0, "player"), (1, "order"),
            ]  # fmt: skip
            assert room.table.orders == {}
            assert second.frames("private")[-1] == {"type": "private", "seat": 1, "order": None}
            assert not any(player.frames("private") for player in (first, third))
            assert not any(frame["type"] == "private" for player in (first, third) for frame in player.seen)

    asyncio.run(scene())


def test_an_order_is_carried_out_after_a_restart(tmp_path: Path) -> None:
    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            room, (first, second, _) = await a_table(lobby, "emira", "ppp", auction())
            await second.say("order", order={"kind": "bid_up_to", "amount": 120})
            lobby.on_change = lambda room: None  # the server dies before the order is carried out
            room.on_change = lobby.on_change
            await first.play({"kind": "bid", "amount": 100})
            return room.table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await lobby.room(id)
            await until(lambda: room.table.asked_state(2) is not None)
            assert answers(lobby, id) == [(0, "player"), (1, "order")]
            again = Player(lobby, room, 1)
            assert [frame["order"]["amount"] for frame in again.frames("private")] == [120]

    asyncio.run(after(asyncio.run(before())))


def test_orders_are_read_and_withdrawn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, (first, second, _) = await a_table(lobby, "emira", "ppp", auction())
            bad = await second.say("order", order={"kind": "bid_up_to", "amount": 125})
            assert (bad["code"], bad["message"].startswith("amount:")) == ("bad_request", True)
            await second.say("order", id="once", order={"kind": "bid_up_to", "amount": 120})
            await second.say("order", order=None)
            await second.say("order", id="once", order={"kind": "bid_up_to", "amount": 120})
            assert room.table.orders == {}
            await first.play({"kind": "bid", "amount": 100})
            assert room.table.asked_state(1) is not None
            assert sum(isinstance(entry, Ordered) for entry in lobby.store.entries(room.table.id)) == 2

    asyncio.run(scene())


def test_a_standing_pass_answers_in_secret(tmp_path: Path) -> None:
    """Others get the same frames whether seat 2 passes by an order or is not asked at all."""

    async def scene(spells: dict[int, list[str]]) -> list[dict]:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells=spells)
        async with a_lobby(tmp_path / str(spells)) as lobby:
            room, (first, second, third) = await a_table(lobby, "dragons", "ppp", start)
            assert (await third.say("order", order={"kind": "pass"}))["type"] == "done"
            second.frames()
            await first.play({"kind": "place", "space": "market"})
            await first.play({"kind": "token", "value": 1})
            await until(lambda: room.table.asked_state(1) is not None and not room.reveal_delay.is_running)
            assert (2, "order") in answers(lobby, room.table.id) or spells[2] == ["smuggling"]
            assert third.frames("sight")
            return second.frames()

    assert asyncio.run(scene({2: ["alms"]})) == asyncio.run(scene({2: ["smuggling"]}))
