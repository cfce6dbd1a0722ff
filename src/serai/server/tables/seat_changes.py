"""Who plays a seat while a game is on: what the host may change, and when.

A change must not reveal whether the seat was asked in secret: a bot that took over then would answer quickly.
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

PATIENCE: Final = 60.0  # seconds without anything that everybody can see: then a player is presumed gone


@asynccontextmanager
async def in_the_open(room: Room, check: Check) -> AsyncIterator[None]:
    """Hold the table's lock at a time when everybody has been told how things stand. `check`: as for `turn`."""
    check()
    while True:
        await room.reveal_delay.wait_end()
        async with room.turn(check):
            if not room.reveal_delay.is_running:
                yield
                return


def check_moment(room: Room) -> None:
    """While a question is open that may be secret, the host has to wait for the answer, or for a minute."""
    if room.table.asks_in_secret and time.monotonic() - room.broadcaster.last_told_at < PATIENCE:
        raise NotAllowed(
            "not_now",
            "somebody may be asked in secret: try again after that, or when nothing has happened for a minute",
        )


def check_person(sitting: Seat) -> None:
    """While a game is on, a bot's seat stays a bot's: nobody may look into its hand."""
    if sitting.token is None:
        raise NotAllowed("bots_seat", "while the game is on, a bot's seat stays a bot's")


async def let_bot_play(room: Room, seat: int, level: str) -> None:
    """Have a bot play a seat; the player can come back. During a game, everybody is told."""
    sitting, now = room.table.seats[seat], time.time()
    name = sitting.name or distinct(level, [other.name for other in room.table.seats])
    sat = Sat(at=now, seat=seat, name=name, token=sitting.token, bot=level)
    if room.table.status == "playing" and sitting.plays_itself:
        await room.make(Said(at=now, seat=seat, text="a bot plays this seat now", word="bot"), sat)
    else:
        await room.make(sat)


async def let_person_play(room: Room, seat: int) -> None:
    """Give a seat back to the person a bot plays for. During a game, everybody is told."""
    sitting, now = room.table.seats[seat], time.time()
    sat = Sat(at=now, seat=seat, name=sitting.name, token=sitting.token)
    if room.table.status == "playing":
        await room.make(Said(at=now, seat=seat, text="is back, and plays again", word="back"), sat)
    else:
        await room.make(sat)
