"""Over HTTP: playing again, from the start at a rematch, or from any moment of a game at a what-if table."""

from __future__ import annotations

import asyncio
import secrets
import time

from fastapi import APIRouter, Request

from serai.server import shuffle
from serai.server.entries import AnyEntry, Opened, Rematched, Sat
from serai.server.house import House
from serai.server.protocol import Forking, Keys, NewTable, Rematching, TableInfo
from serai.server.replays import eyes_for, looked_up, moment_of
from serai.server.rest import RESPONSES, Bearer, TableId, house_of, token_of
from serai.server.room import NotAllowed, Room
from serai.server.table import Table
from serai.server.tokens import new_table_id

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


@router.post("/rematch", status_code=201)
async def rematch(request: Request, table: TableId, wanted: Rematching, authorization: Bearer = None) -> TableInfo:
    """Once a game is over, who played it or is its host has it played again, by the same with the tokens they have.

    Everybody at the table is told where (`rematch` in its info). Who asks again is told the same table. It is dealt
    at once if only one person plays; else by anybody who plays, when all have had the time to add a salt.
    """
    house = house_of(request)
    room = await house.room(table)
    token = token_of(authorization)
    seat = room.table.holder(token)
    if seat is None and token != room.table.opened.host:
        raise NotAllowed("not_the_host", "this is for those who play here, and the host")
    async with room.lock:
        if room.table.rematch is None or await asyncio.to_thread(house.store.row, room.table.rematch) is None:
            if room.table.status != "over":
                raise NotAllowed("not_over", "the game is not over")
            await open_again(house, room, order_of(room.table, wanted), seat, wanted.salt)
        following = room.table.rematch
    assert following is not None
    return (await house.room(following)).info()


def order_of(table: Table, wanted: Rematching) -> list[int]:
    """Who of the old table sits at each seat of the new one."""
    players = table.players
    order = wanted.order if wanted.order is not None else [(seat - 1) % players for seat in range(players)]
    if sorted(order) != list(range(players)):
        raise NotAllowed("bad_order", f"an order names each of the seats 0 to {players - 1} once")
    return order


async def open_again(house: House, room: Room, order: list[int], asker: int | None, salt: str) -> None:
    """The new table, with the asker's salt; the old one is told. Its lock is held."""
    table = room.table
    now = time.time()
    opened = table.opened.model_copy(
        update={
            "at": now,
            "rules": table.game.rules_version,
            "secret": shuffle.new_secret(),
            "start": None,
            "parent": table.id,
        }
    )
    assert isinstance(opened, Opened)
    entries: list[AnyEntry] = [opened]
    for seat, old in enumerate(order):
        sitting = table.seats[old]
        if sitting.taken:
            added = salt if old == asker else ""
            bot = sitting.bot if sitting.token is None else None  # who was stood in for plays again
            entries.append(Sat(at=now, seat=seat, name=sitting.name, token=sitting.token, bot=bot, salt=added))
    following = await house.place(new_table_id(), entries)
    await room.make(Rematched(at=now, table=following.table.id))
    people = sum(1 for sitting in table.seats if sitting.token is not None)
    if people <= 1 and all(sitting.taken for sitting in table.seats):
        await following.begin()


@router.post("/fork", status_code=201)
async def fork(request: Request, table: TableId, wanted: Forking, authorization: Bearer = None) -> Keys:
    """A what-if table from a moment of this one. While the game runs, all that the asker cannot know is dealt anew."""
    house = house_of(request)
    room = await house.room(table)
    eyes = eyes_for(room, authorization, wanted.seat)
    past, at = await moment_of(house, room, eyes, wanted.moment)
    start = await looked_up(house, lambda: past.forked(at, eyes, secrets.token_hex(16)))
    if start is None:
        raise NotAllowed("game_over", "at this moment the game is over")
    new = NewTable(
        game=past.game.id,
        options=past.game.told(past.options),
        seats=wanted.seats,
        settings=wanted.settings,
        salt=wanted.salt,
    )
    seen = "" if eyes is None else f"?seat={eyes}"
    forked, host, seats = await house.open(new, start, f"{room.table.id}/moments/{wanted.moment}{seen}")
    return Keys(table=forked.info(), host=host, seats=seats)
