"""A new link to somebody's seat, while a game is on, shows their hand: all others who play have to agree.

The seat's holder has a minute to say no, and does so simply by connecting. The host's own seats are not asked.
"""

from __future__ import annotations

import time
from typing import Final

from serai.server.errors import NotAllowed
from serai.server.live.messages import AgreeLink
from serai.server.tables.log import LinkAnswered, LinkAsked, LinkWithdrawn, Said
from serai.server.tables.room import Check, Room
from serai.server.tables.seat_changes import check_person

GRACE: Final = 60.0  # seconds in which the seat's holder can connect and say no
HOLDS: Final = 600.0  # seconds for which the others' consent is valid


async def is_granted(room: Room, seat: int) -> bool:
    """Whether all have agreed that the seat gets a new link; those not asked yet are asked. The lock is held."""
    table, wish, now = room.table, room.table.link_wish, time.time()
    check_person(table.seats[seat])
    if wish is None or (not wish.waiting and now - wish.agreed > HOLDS):
        if not table.link_voters(seat):
            raise NotAllowed("nobody_to_ask", "nobody else plays here who could agree: only a bot can take over")
        await room.make(
            LinkAsked(at=now, seat=seat),
            Said(at=now, seat=seat, text="a new link to this seat is asked for", word="link_asked"),
        )
        return False
    if wish.seat != seat:
        raise NotAllowed("link_asked", "a link to another seat is being asked for")
    if wish.waiting:
        return False
    if any(seat in client.seats for client in room.clients):
        raise NotAllowed("holder_here", "who has this seat is here, and can make a new link alone")
    if now - wish.asked < GRACE:
        raise NotAllowed("link_early", "a minute after it was asked for, at the earliest: who has the seat can say no")
    return True


async def withdraw(room: Room, seat: int) -> None:
    """Withdraw the host's request, whoever has agreed so far; does nothing if nobody was asked. The lock is held."""
    wish = room.table.link_wish
    if wish is not None and wish.seat == seat:
        now = time.time()
        no = Said(at=now, seat=seat, text="the host withdraws the wish for a new link", word="link_withdrawn")
        await room.make(LinkWithdrawn(at=now, seat=seat), no)


async def answer_link(room: Room, answer: AgreeLink, check: Check) -> None:
    """A single no ends the request; when all have agreed, the host may fetch the link."""
    async with room.turn(check):
        table, seat = room.table, answer.seat
        if answer.id in table.progress[seat].requests:
            return
        wish = table.link_wish
        undo_voters = wish is not None and (seat in wish.waiting or (not answer.agrees and seat == wish.seat))
        if wish is None or not undo_voters:
            raise NotAllowed("no_link_wanted", "nobody waits for this seat to agree")
        now = time.time()
        said = LinkAnswered(at=now, seat=seat, agrees=answer.agrees, request=answer.id)
        if answer.agrees:
            await room.make(said)
        else:
            no = Said(at=now, seat=wish.seat, text="there is no new link to this seat", word="link_refused")
            await room.make(said, no)
