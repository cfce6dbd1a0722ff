"""Over HTTP, for somebody who plays at several tables: what waits, and where to be told of it."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from serai.server.entries import NoticeWanted
from serai.server.notices import waiting
from serai.server.protocol import MySeats, NoticePlace, SeatNumber, Waiting
from serai.server.rest import PROBLEMS, Bearer, TableId, check_seat, house_of, token_of
from serai.server.room import NotAllowed
from serai.server.tokens import hashed
from serai.server.webhook import check_url

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/waiting")
async def list_waiting(request: Request, mine: MySeats) -> list[Waiting]:
    """The decisions that wait for these seats. A key that opens nothing any more is passed over."""
    found = []
    for key in mine.seats:
        try:
            room = await house_of(request).room(key.table)
        except NotAllowed:
            continue
        seat = room.table.holder(hashed(key.token))
        asked = None if seat is None else waiting(room, seat)
        if seat is not None and asked is not None:
            found.append(Waiting(table=key.table, seat=seat, asked=asked))
    return found


@router.put("/tables/{table}/seats/{seat}/notice")
async def want_notice(
    request: Request, table: TableId, seat: SeatNumber, place: NoticePlace, authorization: Bearer = None
) -> NoticePlace:
    """Where the seat is told of decisions that wait while its client is not connected. For who sits there."""
    house = house_of(request)
    room = await house.room(table)
    async with room.lock:
        check_seat(room, seat)
        if not token_of(authorization) or token_of(authorization) != room.table.seats[seat].token:
            raise NotAllowed("not_your_seat", "this is not your seat")
        if place.url is not None:
            check_url(place.url, house.notices.private)
        await room.make(NoticeWanted(at=time.time(), seat=seat, url=place.url))
    return place
