"""A token that opens its seat no more: whoever came with it is sent away at once, on every channel."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from fastapi import Request, Response

from serai.server.errors import NotAllowed
from serai.server.http.dealing import call_off_deal, commit_to_salt, reveal_salt
from serai.server.http.messages import (
    BotWanted,
    ChatWanted,
    Committing,
    Joining,
    NoticePlace,
    Rematching,
    Revealing,
    WantedWhatIf,
)
from serai.server.http.rematch import rematch
from serai.server.http.replays import list_moments, show_moment
from serai.server.http.tables import (
    begin,
    join,
    leave,
    new_link,
    set_chat,
    sit_bot,
    take_back,
    withdraw_link,
)
from serai.server.http.webhooks import want_notice
from serai.server.http.what_if import open_what_if
from serai.server.live.connection import admit
from serai.server.live.messages import Hello
from serai.server.middleware.limits import VISITOR
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import NoticeWanted, Sat
from serai.server.tables.room import Room
from serai.server.tables.standing_orders import carry_out
from serai.server.tables.tokens import hashed
from serai.testing import scenario
from tests.server.scenes import LONG, Player, a_lobby, a_table, a_visitor, until
from tests.server.test_notifications import a_place

OLD, NEW = "the-old-token", "the-new-token"
PASS = {"kind": "pass"}


def asking(lobby: Lobby) -> Request:
    app = SimpleNamespace(state=SimpleNamespace(lobby=lobby))
    return cast(Request, SimpleNamespace(app=app, scope={"state": {VISITOR: a_visitor()}}))


async def give(room: Room, seat: int, token: str) -> None:
    """The lock is held."""
    await room.make(Sat(at=time.time(), seat=seat, name=f"{seat}", token=hashed(token)))


async def emira(lobby: Lobby, seats: str = "ppp") -> tuple[Room, list[Player]]:
    """Seat 0 was given OLD before its client came."""
    room, players = await a_table(lobby, "emira", seats, scenario("emira", players=3))
    players[0].leave()
    async with room.lock:
        await give(room, 0, OLD)
    players[0] = Player(lobby, room, 0)
    for player in players:
        player.frames()
    return room, players


async def revoke(room: Room) -> None:
    async with room.lock:
        await give(room, 0, NEW)


def left_over(player: Player) -> list[bytes | None]:
    found = []
    while not player.client.frames.empty():
        found.append(player.client.frames.get_nowait())
    return found


def test_who_has_an_old_token_is_sent_away_and_told_nothing_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await emira(lobby)
            await revoke(room)
            assert players[0].client not in room.clients
            assert not room.info().seats[0].here
            new = Player(lobby, room, 0)
            await new.play(PASS)
            assert left_over(players[0]) == [None]

    asyncio.run(scene())


@pytest.mark.parametrize("way", ["leave", "link"])
def test_leaving_and_a_new_link_send_the_devices_of_the_seat_away(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await emira(lobby)
            if way == "leave":
                await leave(asking(lobby), room.table.id, 0, f"Bearer {OLD}")
            else:
                await new_link(asking(lobby), Response(), room.table.id, 0, f"Bearer {OLD}")
            assert players[0].client not in room.clients
            assert left_over(players[0]) == [None]
            assert players[1].client in room.clients

    asyncio.run(scene())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "asked": 0, "move": PASS},
        {"type": "why_not", "move": PASS},
        {"type": "undo"},
        {"type": "agree", "agrees": True},
        {"type": "order", "order": PASS},
        {"type": "hint"},
        {"type": "say", "text": "I am the other one"},
    ],
)
def test_what_an_old_token_still_sends_is_refused(tmp_path: Path, message: dict[str, object]) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await emira(lobby)
            await revoke(room)
            assert (await players[0].say(**message))["code"] == "bad_token"  # type: ignore[arg-type]
            players[0].client.closed = False  # even if it were not closed yet
            assert (await players[0].say(**message))["code"] == "bad_token"  # type: ignore[arg-type]

    asyncio.run(scene())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "asked": 0, "move": PASS},
        {"type": "undo"},
        {"type": "order", "order": {"kind": "pass", "until": "end_of_round"}},
        {"type": "say", "text": "I am the other one"},
    ],
)
def test_a_token_that_is_revoked_while_its_message_waits_does_nothing(
    tmp_path: Path, message: dict[str, object]
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await emira(lobby)
            async with room.lock:
                waiting = asyncio.ensure_future(players[0].say(**message))  # type: ignore[arg-type]
                await until(lambda: room.lock._waiters)
                before = room.table.number
                await give(room, 0, NEW)
            assert (await waiting)["code"] == "bad_token"
            assert room.table.number == before + 1

    asyncio.run(scene())


def test_a_hello_that_waits_in_the_reveal_delay_needs_a_token_that_still_opens_something(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await emira(lobby)
            hello = Hello(type="hello", table=room.table.id, tokens=[OLD])
            room.reveal_delay.start(time.time(), (3600.0, 3600.0))
            waiting = asyncio.ensure_future(admit(lobby, hello, a_visitor()))
            await asyncio.sleep(0)
            assert not waiting.done()
            await revoke(room)
            room.reveal_delay.stop()
            with pytest.raises(NotAllowed, match="does not open"):
                await waiting

    asyncio.run(scene())


def test_a_hello_that_waits_in_the_reveal_delay_does_not_come_to_a_table_that_was_cleared_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await emira(lobby)
            hello = Hello(type="hello", table=room.table.id, tokens=[OLD])
            room.reveal_delay.start(time.time(), (3600.0, 3600.0))
            waiting = asyncio.ensure_future(admit(lobby, hello, a_visitor()))
            await asyncio.sleep(0)
            await lobby.delete(room)
            room.reveal_delay.stop()
            with pytest.raises(NotAllowed, match="no such table"):
                await waiting

    asyncio.run(scene())


def test_a_standing_order_ends_with_the_token_even_when_it_is_being_carried_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await emira(lobby)
            lobby.on_change = room.on_change = lambda _: None  # type: ignore[method-assign,assignment]
            order = {"kind": "pass", "until": "end_of_round"}
            assert (await players[0].say("order", order=order))["type"] == "done"
            async with room.lock:
                obeying = asyncio.ensure_future(carry_out(room, 0, room.table.decision_number(0)))
                await until(lambda: room.lock._waiters)
                await give(room, 0, NEW)
            await obeying
            assert room.table.orders == {}
            assert room.table.choice_seats == []

    asyncio.run(scene())


def test_notices_of_the_old_holder_end_even_when_they_are_tried_again(tmp_path: Path) -> None:
    async def scene() -> None:
        with a_place(*[500] * 50) as (place, url):
            async with a_lobby(tmp_path, private_notices=True) as lobby:
                lobby.notices.after = 0.0
                lobby.notices.pauses = (0.02,) * 49
                room, players = await emira(lobby)
                players[0].leave()
                async with room.lock:
                    await room.make(NoticeWanted(at=time.time(), seat=0, url=url))
                await until(lambda: place.taken)
                await revoke(room)
                await until(lambda: not lobby.notices.waits_at(room.table.id))
                assert len(place.taken) < 50

    asyncio.run(scene())


Call = Callable[[Request, str, str], Awaitable[object]]
LOOKING_BACK: list[Call] = [
    lambda request, table, token: list_moments(request, table, None, token),
    lambda request, table, token: show_moment(request, table, 0, None, token),
    lambda request, table, token: open_what_if(request, table, WantedWhatIf(moment=0), token),
]


@pytest.mark.parametrize("call", LOOKING_BACK, ids=["moments", "moment", "what-if"])
@pytest.mark.parametrize("wait", ["reveal_delay", "queue"])
def test_looking_back_shows_nothing_once_the_token_is_revoked(tmp_path: Path, call: Call, wait: str) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await emira(lobby)
            async with AsyncExitStack() as busy:
                if wait == "reveal_delay":
                    room.reveal_delay.start(time.time(), (3600.0, 3600.0))
                else:
                    await busy.enter_async_context(lobby.looking_back.place("somebody else", "another table"))
                waiting = asyncio.ensure_future(call(asking(lobby), room.table.id, f"Bearer {OLD}"))
                await until(lambda: wait == "reveal_delay" or lobby.looking_back.waiting)
                await revoke(room)
                room.reveal_delay.stop()
            with pytest.raises(NotAllowed, match="does not open"):
                await waiting

    asyncio.run(scene())


def test_dealing_and_a_rematch_are_not_for_a_token_that_is_revoked_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await emira(lobby)
            async with room.lock:
                again = asyncio.ensure_future(
                    rematch(asking(lobby), room.table.id, Rematching(), f"Bearer {OLD}"),
                )
                await until(lambda: room.lock._waiters)
                await give(room, 0, NEW)
            with pytest.raises(NotAllowed, match="those who play"):
                await again
            room.table.opened = room.table.opened.model_copy(update={"parent": "another", "start": None})
            async with room.lock:
                dealing = asyncio.ensure_future(begin(asking(lobby), room.table.id, f"Bearer {NEW}"))
                await until(lambda: room.lock._waiters)
                await give(room, 0, OLD)
            with pytest.raises(NotAllowed, match="for the host"):
                await dealing

    asyncio.run(scene())


def test_who_may_not_is_told_at_once_whatever_is_being_stored(tmp_path: Path) -> None:
    """By waiting for others they would learn how long it took, and that there was something."""

    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await emira(lobby)
            request, id = asking(lobby), room.table.id
            calls: list[Callable[[], Awaitable[object]]] = [
                lambda: join(request, id, 1, Joining(name="Eve")),
                lambda: leave(request, id, 1),
                lambda: sit_bot(request, id, 1, BotWanted(bot="casual")),
                lambda: take_back(request, id, 1),
                lambda: new_link(request, Response(), id, 1),
                lambda: withdraw_link(request, id, 1),
                lambda: begin(request, id),
                lambda: set_chat(request, id, ChatWanted(chat="none")),
                lambda: commit_to_salt(request, id, 1, Committing(commit="0" * 64)),
                lambda: reveal_salt(request, id, 1, Revealing(salt="0" * 64)),
                lambda: call_off_deal(request, id),
                lambda: want_notice(request, id, 1, NoticePlace(url=None)),
                lambda: rematch(request, id, Rematching()),
            ]
            async with room.lock, asyncio.timeout(LONG):
                for call in calls:
                    with pytest.raises(NotAllowed) as refused:
                        await call()
                    assert refused.value.code in ("seat_taken", "not_the_host", "not_your_seat")

    asyncio.run(scene())
