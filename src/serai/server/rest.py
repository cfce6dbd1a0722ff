"""Over HTTP: tables to be opened, joined, looked up and cleared away."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request

from serai.server.entries import Said, Sat, Stood
from serai.server.house import COMPANY, House, bot_for_a_table
from serai.server.protocol import BotWanted, Joining, Keys, NewTable, Problem, Salted, SeatNumber, TableInfo
from serai.server.room import NotAllowed, Room
from serai.server.tokens import hashed, new_token

Lang = Annotated[str, Query(pattern=r"^[a-z]{2}$", description="what is not written in it comes in English")]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Bearer = Annotated[str | None, Header(description="Bearer and the token of a seat or of the host")]

RESPONSES: dict[int | str, dict[str, Any]] = {code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429)}

router = APIRouter(prefix="/api", responses=RESPONSES)


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def token_of(authorization: str | None) -> str:
    """The hash of the token that came along; of nothing if none did."""
    kind, _, token = (authorization or "").partition(" ")
    return hashed(token.strip()) if kind.lower() == "bearer" and token.strip() else ""


def check_host(room: Room, authorization: str | None) -> None:
    if token_of(authorization) != room.table.opened.host:
        raise NotAllowed("not_the_host", "this is for the host of the table")


@router.post("/tables", status_code=201)
async def open_table(request: Request, wanted: NewTable) -> Keys:
    """Open a table. The tokens in the answer are shown this once."""
    room, host, seats = await house_of(request).open(wanted)
    return Keys(table=room.info(), host=host, seats=seats)


@router.get("/tables/{table}")
async def show_table(request: Request, table: TableId) -> TableInfo:
    return (await house_of(request).room(table)).info()


@router.post("/tables/{table}/seats/{seat}", status_code=201)
async def join(request: Request, table: TableId, seat: SeatNumber, wanted: Joining) -> Keys:
    """Sit down where a seat is open."""
    async with at_seat(request, table, seat) as room:
        if room.table.seats[seat].taken:
            raise NotAllowed("seat_taken", "this seat is taken")
        token = new_token()
        await room.make(Sat(at=time.time(), seat=seat, name=wanted.name, token=hashed(token), salt=wanted.salt))
    return Keys(table=room.info(), seats={seat: token})


@asynccontextmanager
async def at_seat(request: Request, table: str, seat: int) -> AsyncIterator[Room]:
    """The table, which nobody else changes meanwhile, and which has such a seat."""
    room = await house_of(request).room(table)
    async with room.lock:
        check_seat(room, seat)
        yield room


def check_seat(room: Room, seat: int) -> None:
    if seat >= room.table.players:
        raise NotAllowed("no_such_seat", "there is no such seat")


def sits_at(room: Room, seat: int, authorization: str | None) -> bool:
    token = token_of(authorization)
    return bool(token) and token == room.table.seats[seat].token


@router.delete("/tables/{table}/seats/{seat}")
async def leave(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> TableInfo:
    """Get up for good: the seat is open again, or, while the game is on, a bot's. For who sits there, or the host.

    The token of the seat opens nothing any more.
    """
    async with at_seat(request, table, seat) as room:
        if not sits_at(room, seat, authorization):
            check_host(room, authorization)
        sitting = room.table.seats[seat]
        if not sitting.taken:
            return room.info()
        now = time.time()
        if sitting.token is None or room.table.status != "playing":
            await room.make(Stood(at=now, seat=seat))
        else:  # the others play on, with a bot under the name that is in the log
            said = Said(at=now, seat=seat, text="has left the table; a bot plays on", left=True)
            await room.make(said, Sat(at=now, seat=seat, name=sitting.name, bot=sitting.bot or COMPANY))
            room.telling.send_all(room.telling.chat_line(said))
        if sitting.token is not None:
            room.telling.dismiss(seat)
    return room.info()


@router.put("/tables/{table}/seats/{seat}/bot")
async def sit_bot(
    request: Request, table: TableId, seat: SeatNumber, wanted: BotWanted, authorization: Bearer = None
) -> TableInfo:
    """The host lets a bot play a seat; who sat there can come back with the same token."""
    async with at_seat(request, table, seat) as room:
        check_host(room, authorization)
        level = bot_for_a_table(wanted.bot)
        sitting = room.table.seats[seat]
        await room.make(Sat(at=time.time(), seat=seat, name=sitting.name or level, token=sitting.token, bot=level))
    return room.info()


@router.delete("/tables/{table}/seats/{seat}/bot")
async def take_back(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> TableInfo:
    """The bot gets up; the person whose seat it is plays again. For that person, or the host."""
    async with at_seat(request, table, seat) as room:
        sitting = room.table.seats[seat]
        if not sits_at(room, seat, authorization):
            check_host(room, authorization)
        if sitting.bot is not None:
            now = time.time()
            kept = Sat(at=now, seat=seat, name=sitting.name, token=sitting.token)
            await room.make(kept if sitting.token is not None else Stood(at=now, seat=seat))
    return room.info()


@router.post("/tables/{table}/seats/{seat}/link", status_code=201)
async def new_link(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> Keys:
    """The host gives a seat a new link; the old one opens nothing any more."""
    async with at_seat(request, table, seat) as room:
        check_host(room, authorization)
        sitting = room.table.seats[seat]
        token = new_token()
        name = sitting.name or f"{seat + 1}"
        await room.make(Sat(at=time.time(), seat=seat, name=name, token=hashed(token), bot=sitting.bot))
        room.telling.dismiss(seat)
    return Keys(table=room.info(), seats={seat: token})


@router.put("/tables/{table}/seats/{seat}/salt")
async def add_salt(
    request: Request, table: TableId, seat: SeatNumber, wanted: Salted, authorization: Bearer = None
) -> TableInfo:
    """Another salt for the shuffle, chosen when its commitment was known. It counts until the deal."""
    async with at_seat(request, table, seat) as room:
        sitting = room.table.seats[seat]
        if not sits_at(room, seat, authorization):
            raise NotAllowed("not_your_seat", "this is not your seat")
        if room.table.match is not None:
            raise NotAllowed("dealt", "the cards are dealt")
        again = Sat(
            at=time.time(), seat=seat, name=sitting.name, token=sitting.token, bot=sitting.bot, salt=wanted.salt
        )
        await room.make(again)
    return room.info()


@router.post("/tables/{table}/begin")
async def begin(request: Request, table: TableId, authorization: Bearer = None) -> TableInfo:
    """The host deals, once all seats are taken; at a rematch anybody who plays may."""
    room = await house_of(request).room(table)
    opened = room.table.opened
    rematch = opened.parent is not None and opened.start is None
    if not (rematch and room.table.holder(token_of(authorization)) is not None):
        check_host(room, authorization)
    await room.begin()
    return room.info()


@router.delete("/tables/{table}", status_code=204)
async def delete_table(request: Request, table: TableId, authorization: Bearer = None) -> None:
    """The host clears the table away for good."""
    house = house_of(request)
    room = await house.room(table)
    check_host(room, authorization)
    await house.delete(room)
