"""Standing orders: moves that the house makes for a player, unseen by the others until they are made."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from serai.core.facts import Refused
from serai.server.answers import TooLate
from serai.server.entries import Ordered
from serai.server.live_protocol import Order
from serai.server.room import NotAllowed, Room

log = logging.getLogger(__name__)


async def give_order(room: Room, wanted: Order) -> None:
    """Keep an order, in place of the one before; None withdraws it."""
    async with room.lock:
        table, seat = room.table, wanted.seat
        if wanted.id in table.courses[seat].requests:
            return
        if table.status != "playing":
            raise NotAllowed("not_playing", "no game is being played")
        order = None if wanted.order is None else table.game.order(wanted.order, table.view(seat))
        kept = None if order is None else order.as_dict()
        await room.make(Ordered(at=time.time(), seat=seat, order=kept, request=wanted.id))


def has_answer(room: Room, seat: int) -> bool:
    """Whether the seat is asked something that its order answers."""
    order = room.table.orders.get(seat)
    return order is not None and order.answer(room.table.view(seat)) is not None


async def carry_out(room: Room, seat: int, asked: int) -> None:
    """What the order says to the seat's decision, if that is still open."""
    order = room.table.orders.get(seat)
    move = None if order is None else order.answer(room.table.view(seat))
    if move is None:
        return
    with suppress(TooLate):
        try:
            await room.play(seat, asked, move.as_dict(), by="order")
        except Refused:
            log.exception("the order of seat %d at table %s makes a move that is not allowed", seat, room.table.id)
            async with room.lock:
                await room.make(Ordered(at=time.time(), seat=seat, order=None))
