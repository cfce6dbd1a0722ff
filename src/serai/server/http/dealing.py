"""Over HTTP: taking part in the shuffle, and calling off a deal from which somebody was absent."""

from __future__ import annotations

from fastapi import APIRouter, Request

from serai.server.http.messages import Committing, Revealing, SeatNumber, TableInfo
from serai.server.http.tables import RESPONSES, Bearer, TableId, at_seat, lobby_of, sits_at
from serai.server.tables.dealing import call_off, commit, reveal
from serai.server.tables.room import NotAllowed, Room
from serai.server.tables.tokens import token_of

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


def check_own(room: Room, seat: int, authorization: str | None) -> None:
    if not sits_at(room, seat, authorization):
        raise NotAllowed("not_your_seat", "this is not your seat")


@router.put("/seats/{seat}/commit")
async def commit_to_salt(
    request: Request, table: TableId, seat: SeatNumber, wanted: Committing, authorization: Bearer = None
) -> TableInfo:
    """Take part in the shuffle by the hash of a salt; it can be replaced until the host deals."""
    async with at_seat(request, table, seat) as room:
        check_own(room, seat, authorization)
        await commit(room, seat, wanted.commit)
    return room.info()


@router.put("/seats/{seat}/reveal")
async def reveal_salt(
    request: Request, table: TableId, seat: SeatNumber, wanted: Revealing, authorization: Bearer = None
) -> TableInfo:
    """Show the salt, once the table is `dealing` and the own commitment is among those that are final."""
    async with at_seat(request, table, seat) as room:
        check_own(room, seat, authorization)
        await reveal(room, seat, wanted.salt)
    return room.info()


@router.post("/call_off")
async def call_off_deal(request: Request, table: TableId, authorization: Bearer = None) -> TableInfo:
    """Call off a deal from whose shuffle somebody was absent. For anybody who plays, until a person has chosen."""
    room = await lobby_of(request).room(table)
    async with room.lock:
        seat = room.table.seat_of_token(token_of(authorization))
        if seat is None:
            raise NotAllowed("not_your_seat", "this is for those who play here")
        await call_off(room, seat)
    return room.info()
