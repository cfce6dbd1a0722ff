"""Over HTTP: where a seat gets notices of decisions that wait for it."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from serai.server.background.webhook import check_url
from serai.server.http.messages import NoticePlace, SeatNumber
from serai.server.http.tables import RESPONSES, Bearer, TableId, at_seat, check_own, lobby_of
from serai.server.tables.log import NoticeWanted

router = APIRouter(prefix="/api", responses=RESPONSES)


@router.put("/tables/{table}/seats/{seat}/notice")
async def want_notice(
    request: Request, table: TableId, seat: SeatNumber, place: NoticePlace, authorization: Bearer = None
) -> NoticePlace:
    """Where the seat is told of decisions that wait while its client is not connected. For the holder of the seat."""
    async with at_seat(request, table, seat, lambda room: check_own(room, seat, authorization)) as room:
        if place.url is not None:
            check_url(place.url, lobby_of(request).notices.private)
        await room.make(NoticeWanted(at=time.time(), seat=seat, url=place.url))
    return place
