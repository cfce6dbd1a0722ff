"""Bots: asked in secret they answer within the reveal delay, and they think only where somebody plays or looks on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from serai.bots.question import SeatQuestion
from serai.server.background.cleanup import unload_idle
from serai.server.background.worker_pool import NoAnswer, Workers
from serai.server.live.client import Client
from serai.server.live.connection import serve_client
from serai.server.middleware.limits import VISITOR
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import NoticeWanted
from serai.server.tables.room import Room
from serai.testing import scenario
from tests.server.scenes import Player, a_lobby, a_table, a_visitor, until


class Silent(Workers):
    """Workers that never answer."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0

    async def ask(self, bot: str, question: SeatQuestion, advise: bool = False) -> dict[str, object]:
        self.asked += 1
        await asyncio.Event().wait()
        return {}


class Failing(Workers):
    def __init__(self) -> None:
        super().__init__(0)

    async def ask(self, bot: str, question: SeatQuestion, advise: bool = False) -> dict[str, object]:
        raise NoAnswer("raised")


class Wrong(Workers):
    """Workers that answer with what is no move, or none that the rules allow."""

    def __init__(self, move: object = None) -> None:
        super().__init__(0)
        self.move = move

    async def ask(self, bot: str, question: SeatQuestion, advise: bool = False) -> dict[str, object]:
        return {"move": self.move}


async def asked_or_not(lobby: Lobby, spell: str) -> list[list[dict]]:
    """Seat 0 has placed a token; the bot in seat 1 is asked in secret if its spell fits. What the others are sent until
    the reveal delay is over."""
    start = scenario("dragons", players=3, placement_windows="every_placement", spells={1: [spell]})
    room, (first, third) = await a_table(lobby, "dragons", "pbp", start)
    answered: list[bool] = []
    stop = room.reveal_delay.stop

    def stopped() -> None:
        if room.reveal_delay.is_running:
            answered.append(spell != "alms" or 1 in room.table.choice_seats)
        stop()

    room.reveal_delay.stop = stopped
    first.frames(), third.frames()
    await first.play({"kind": "place", "space": "market"})
    await first.play({"kind": "token", "value": 1})
    assert room.reveal_delay.is_running
    assert room.table.playing.state.veiled() == (spell == "alms")
    await until(lambda: not room.reveal_delay.is_running)
    assert answered == [True]
    assert not room.table.playing.state.veiled()
    return [first.frames(), third.frames()]


@pytest.mark.parametrize("workers", [Silent, Failing, Wrong])
def test_a_bot_without_a_worker_looks_as_if_it_was_not_asked(tmp_path: Path, workers: type[Workers]) -> None:
    async def scene(spell: str) -> list[list[dict]]:
        async with a_lobby(tmp_path / spell) as lobby:
            lobby.workers = workers()
            return await asked_or_not(lobby, spell)

    asked, unasked = asyncio.run(scene("alms")), asyncio.run(scene("smuggling"))
    assert asked == unasked


@pytest.mark.parametrize(
    "move",
    [
        None,
        7,
        ["pass"],
        {},
        {"kind": None},
        {"kind": "fly"},
        {"kind": "end_turn"},
        {"kind": "bid", "amount": 1e400},
        {"kind": "bid", "amount": 10**30},
        {"kind": "bid", "amount": [60]},
        {"kind": "bid", "amount": 10, "more": {}},
    ],
)
def test_an_illegal_answer_is_replaced_and_the_log_says_so(tmp_path: Path, move: object) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.workers = Wrong(move)
            room, _ = await a_table(lobby, "emira", "bpp", scenario("emira", players=3))
            await until(lambda: answers(room) >= 1)
            assert room.table.choice_seats[0] == 0
            note = next(event for event in room.table.playing.log if event.kind == "bot_replaced")
            assert note.data == {"seat": 0, "bot": "beginner", "trouble": "illegal"}

    asyncio.run(scene())


def test_it_answers_within_the_reveal_delay_beside_tables_that_take_every_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby, lobby.turns.place("hostile", "h"):
            await asked_or_not(lobby, "alms")

    asyncio.run(scene())


def test_a_late_answer_does_not_end_the_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.workers = workers = Silent()
            await asked_or_not(lobby, "alms")
            assert workers.asked == 1
            assert len(lobby.turns.served) == 1

    asyncio.run(scene())


class Socket:
    """A client that says hello and then nothing more."""

    def __init__(self, table: str) -> None:
        self.hello = f'{{"type": "hello", "table": "{table}", "tokens": []}}'
        self.sent: list[str] = []
        self.scope = {"state": {VISITOR: a_visitor()}}

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        return self.hello

    async def receive(self) -> dict[str, object]:
        await asyncio.Event().wait()
        return {}

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        pass


@pytest.mark.parametrize("loaded", [False, True])
def test_who_comes_while_a_bot_is_asked_in_secret_comes_after_its_answer(tmp_path: Path, loaded: bool) -> None:
    async def scene() -> None:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells={1: ["alms"]})
        async with a_lobby(tmp_path) as lobby:
            lobby.workers = Silent()
            room, (first, third) = await a_table(lobby, "dragons", "pbp", start)
            await first.play({"kind": "place", "space": "market"})
            third.leave(), first.leave()
            await room.play(0, room.table.decision_number(0), {"kind": "token", "value": 1})
            assert room.table.playing.state.veiled()
            assert room.reveal_delay.is_running  # although nobody is there
            if loaded:
                room.reveal_delay.stop()
                lobby.rooms.clear()
                room = await lobby.room(room.table.id)
            socket = Socket(room.table.id)
            client = asyncio.ensure_future(serve_client(socket, lobby))
            await until(lambda: socket.sent)
            assert 1 in room.table.choice_seats
            client.cancel()

    asyncio.run(scene())


# Where nobody is.


async def a_bots_table(lobby: Lobby) -> Room:
    room, _ = await a_table(lobby, "saba", "bb")
    return room


def answers(room: Room) -> int:
    return len(room.table.choice_seats)


def test_bots_alone_wait_for_somebody_to_look_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await a_bots_table(lobby)
            assert not lobby._thinking
            assert lobby.is_idle(room)
            assert unload_idle(lobby, 0.0) == [room.table.id]
            again = await lobby.room(room.table.id)
            assert not lobby._thinking
            looker = Client({}, False)
            again.enter(looker, {}, 0)
            await until(lambda: answers(again) >= 2)
            again.leave(looker)
            await until(lambda: not lobby._thinking)
            assert lobby.is_idle(again)

    asyncio.run(scene())


HOUR = 3600.0
CLOCK = {"clock": {"kind": "move"}}
WAITING = {"clock": {"kind": "move", "on_timeout": "wait"}}


@pytest.mark.parametrize(
    ("hours", "settings", "url", "goes_on"),
    [
        (1, {}, None, True),
        (48, {}, None, False),
        (48, WAITING, None, False),
        (48, CLOCK, None, True),
        (48, {}, "https://example.org/", True),
    ],
)
def test_for_persons_who_are_away_bots_go_on_for_a_day_and_longer_with_a_clock_or_a_notice(
    tmp_path: Path, hours: int, settings: dict[str, object], url: str | None, goes_on: bool
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.workers = Silent()
            room, players = await a_table(lobby, "emira", "bpp", scenario("emira", players=3), settings)
            async with room.lock:
                await room.make(NoticeWanted(at=time.time(), seat=1, url=url))
            for player in players:
                player.leave()
            lobby._thinking.clear()
            room.table.last_person_at = time.time() - hours * HOUR
            lobby.on_change(room)
            assert bool(lobby._thinking) == goes_on
            Player(lobby, room, 1)
            assert lobby._thinking  # when somebody comes, in any case

    asyncio.run(scene())
