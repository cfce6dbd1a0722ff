"""Who plays a seat while a game is on: what the host may change, and when.

A change must not tell whether the seat was asked in secret. If a bot took over within a window, its quick answer would.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from serai.server.errors import NotAllowed
from serai.server.tables.log import Said, Sat
from serai.server.tables.names import distinct
from serai.server.tables.room import Check, Room
from serai.server.tables.seats import Seat

PATIENCE: Final = 60.0  # seconds in which nothing has happened, as everybody can see: then somebody is gone


@asynccontextmanager
async def in_the_open(room: Room, check: Check) -> AsyncIterator[None]:
    """The table is this one's alone, and everybody has been told how things stand. `check`: as for a turn."""
    check()
    while True:
        await room.reveal_delay.wait_end()
        async with room.turn(check):
            if not room.reveal_delay.is_running:
                yield
                return


def check_moment(room: Room) -> None:
    """While a question is open that may be a secret, the host has to wait: for its answer, or for a minute."""
    if room.table.asks_in_secret and time.monotonic() - room.broadcaster.last_told_at < PATIENCE:
        raise NotAllowed(
            "not_now",
            "somebody may be asked in secret: try again after that, or when nothing has happened for a minute",
        )


def check_person(sitting: Seat) -> None:
    """While a game is on, a bot's seat stays a bot's: nobody is to look into its hand."""
    if sitting.token is None:
        raise NotAllowed("bots_seat", "while the game is on, a bot's seat stays a bot's")


async def let_bot_play(room: Room, seat: int, level: str) -> None:
    """A bot sits in; who sat there can come back. While a game is on, everybody is told."""
    sitting, now = room.table.seats[seat], time.time()
    name = sitting.name or distinct(level, [other.name for other in room.table.seats])
    sat = Sat(at=now, seat=seat, name=name, token=sitting.token, bot=level)
    if room.table.status == "playing" and sitting.plays_itself:
        await room.make(Said(at=now, seat=seat, text="a bot plays this seat now", word="bot"), sat)
    else:
        await room.make(sat)


async def let_person_play(room: Room, seat: int) -> None:
    """The person for whom a bot sits in plays again. While a game is on, everybody is told."""
    sitting, now = room.table.seats[seat], time.time()
    sat = Sat(at=now, seat=seat, name=sitting.name, token=sitting.token)
    if room.table.status == "playing":
        await room.make(Said(at=now, seat=seat, text="is back, and plays again", word="back"), sat)
    else:
        await room.make(sat)
