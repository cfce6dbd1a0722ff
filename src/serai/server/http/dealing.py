"""Over HTTP: taking part in the shuffle, and calling off a deal from which somebody was absent."""

from __future__ import annotations

from fastapi import APIRouter, Request

from serai.server.errors import NotAllowed
from serai.server.http.messages import Committing, Revealing, SeatNumber, TableInfo
from serai.server.http.tables import RESPONSES, Bearer, TableId, at_seat, check_own, lobby_of
from serai.server.tables.dealing import call_off, commit, reveal
from serai.server.tables.seat_changes import in_the_open
from serai.server.tables.tokens import token_of

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


@router.put("/seats/{seat}/commit")
async def commit_to_salt(
    request: Request, table: TableId, seat: SeatNumber, wanted: Committing, authorization: Bearer = None
) -> TableInfo:
    """Take part in the shuffle by the hash of a salt; it can be replaced until the host deals."""
    async with at_seat(request, table, seat, lambda room: check_own(room, seat, authorization)) as room:
        await commit(room, seat, wanted.commit)
    return room.info()


@router.put("/seats/{seat}/reveal")
async def reveal_salt(
    request: Request, table: TableId, seat: SeatNumber, wanted: Revealing, authorization: Bearer = None
) -> TableInfo:
    """Reveal the salt, once the table is `dealing` and the seat's commitment is among the final ones."""
    async with at_seat(request, table, seat, lambda room: check_own(room, seat, authorization)) as room:
        await reveal(room, seat, wanted.salt)
    return room.info()


@router.post("/call_off")
async def call_off_deal(request: Request, table: TableId, authorization: Bearer = None) -> TableInfo:
    """Call off a deal if somebody was absent from its shuffle. For any player, until a person has made a choice."""
    room = await lobby_of(request).room(table)

    def check() -> None:
        if room.table.seat_of_token(token_of(authorization)) is None:
            raise NotAllowed("not_your_seat", "this is for those who play here")

    async with in_the_open(room, check):
        seat = room.table.seat_of_token(token_of(authorization))
        assert seat is not None
        await call_off(room, seat)
    return room.info()
