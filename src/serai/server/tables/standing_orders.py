"""Standing orders: moves that the server makes for a player, hidden from the others until they are made."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from serai.core.refusals import Refused
from serai.server.background.quotas import Quotas
from serai.server.errors import NotAllowed
from serai.server.live.messages import Order
from serai.server.tables.answers import TooLate
from serai.server.tables.log import Ordered
from serai.server.tables.room import Check, Room

log = logging.getLogger(__name__)


async def give_order(quotas: Quotas, room: Room, wanted: Order, check: Check) -> None:
    """Store an order, replacing the one before; None withdraws it. One that stands already is not stored again."""
    async with room.turn(check):
        table, seat = room.table, wanted.seat
        if wanted.id in table.progress[seat].requests:
            return
        if table.status != "playing":
            raise NotAllowed("not_playing", "no game is being played")
        order = None if wanted.order is None else table.game.order(wanted.order, table.view(seat))
        kept = None if order is None else order.as_dict()
        standing = table.orders.get(seat)
        if kept == (None if standing is None else standing.as_dict()):
            return
        if kept is not None:
            quotas.take_order(room, seat)
        await room.make(Ordered(at=time.time(), seat=seat, order=kept, request=wanted.id))


def has_answer(room: Room, seat: int) -> bool:
    """Whether the seat is asked something that its order answers."""
    order = room.table.orders.get(seat)
    return order is not None and order.answer(room.table.view(seat)) is not None


async def carry_out(room: Room, seat: int, asked: int) -> None:
    """Carry out the order, if the decision it answers is still open."""
    order = room.table.orders.get(seat)
    move = None if order is None else order.answer(room.table.view(seat))
    if move is None:
        return

    def check() -> None:
        if room.table.orders.get(seat) is not order:
            raise TooLate("this order stands no more")

    with suppress(TooLate):
        try:
            await room.play(seat, asked, move.as_dict(), by="order", check=check)
        except Refused:
            log.exception("an order makes a move that is not allowed", extra={"table": room.table.id})
            async with room.lock:
                await room.make(Ordered(at=time.time(), seat=seat, order=None))
