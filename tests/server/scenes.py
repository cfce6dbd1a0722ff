"""A lobby with a table and its players, all in one event loop: what each of them is sent can be looked at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path

from serai.core.match import Match
from serai.server.http.messages import NewTable, WantedSeat
from serai.server.live.client import Client
from serai.server.live.message_handlers import handle_message
from serai.server.live.messages import client_messages
from serai.server.middleware.guard import Rules
from serai.server.middleware.limits import Limits, Visitor
from serai.server.tables.lobby import Lobby
from serai.server.tables.room import Room
from serai.server.tables.table_settings import TableSettings
from serai.server.tables.tokens import hashed
from serai.testing import scenario

LONG = 60.0  # seconds: more than anything takes

numbers = count(1)
auction = partial(scenario, "emira", players=3, gold=[900, 900, 900], camels=[0, 0, 0])


class Player:
    """A client that plays some seats; none: a spectator."""

    def __init__(self, lobby: Lobby, room: Room, *seats: int) -> None:
        self.lobby = lobby
        self.room = room
        self.client = Client({seat: room.table.seats[seat].token for seat in seats}, False)
        self.seen: list[dict[str, object]] = []
        room.enter(self.client, {}, 0)

    async def say(self, type: str, seat: int | None = None, id: str | None = None, **fields: object) -> dict:
        """A message of one's (first) seat, and what is answered."""
        data = {"type": type, "seat": self.client.seats[0] if seat is None else seat, **fields}
        message = client_messages.validate_python({"id": id or f"r{next(numbers)}", **data})
        return json.loads((await handle_message(self.lobby, self.room, self.client, message)).model_dump_json())

    async def play(self, move: dict[str, object], seat: int | None = None) -> None:
        """A move that is taken."""
        by = self.client.seats[0] if seat is None else seat
        answer = await self.say("play", by, asked=self.room.table.decision_number(by), move=move)
        assert answer["type"] == "done", answer

    def frames(self, type: str | None = None) -> list[dict]:
        """What has come since the last look, of one type."""
        found = []
        while not self.client.frames.empty():
            frame = self.client.frames.get_nowait()
            assert frame is not None, "the client was cut off"
            found.append(json.loads(frame))
        self.seen += found
        return [frame for frame in found if type is None or frame["type"] == type]

    def leave(self) -> None:
        self.room.leave(self.client)


@asynccontextmanager
async def a_lobby(folder: Path, private_notices: bool = False) -> AsyncIterator[Lobby]:
    lobby = Lobby(folder, 1, private_notices)
    try:
        yield lobby
    finally:
        await lobby.close()


async def a_table(
    lobby: Lobby,
    game: str,
    seats: str,
    start: Match | None = None,
    settings: dict[str, object] | None = None,
    **options: object,
) -> tuple[Room, list[Player]]:
    """A table with a person (p), a bot (b) or nobody (o) in each seat, and a client for each person."""
    kinds = {"p": WantedSeat(kind="me"), "b": WantedSeat(kind="bot", bot="beginner"), "o": WantedSeat()}
    if start is not None:
        options = start.game.minimal_settings(start.settings)
    wanted = NewTable(
        game=game,
        options={"players": len(seats), **options},
        seats=[kinds[kind] for kind in seats],
        settings=TableSettings.model_validate(settings or {}),
    )
    room, _, keys = await lobby.open_table(wanted, start=None if start is None else start.start)
    for seat, token in keys.items():
        assert room.table.seats[seat].token == hashed(token)
    return room, [Player(lobby, room, seat) for seat in sorted(keys)]


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that comes to be true."""
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.01)


def a_visitor() -> Visitor:
    """Somebody from somewhere."""
    return Visitor(Limits(Rules()), "somewhere")
