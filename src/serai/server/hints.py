"""What a strong player would do: thought out in a worker, from what the seat knows."""

from __future__ import annotations

from typing import Final

from serai.bots.question import TableQuestion
from serai.core.rng import seeded
from serai.server.answers import TooLate
from serai.server.house import House
from serai.server.live_protocol import Answer, Hint
from serai.server.room import NotAllowed, Room
from serai.server.workers import NoAnswer

ADVISER: Final = "expert"


async def give_hint(house: House, room: Room, wanted: Hint) -> Answer:
    """One at a time for a seat."""
    table, seat = room.table, wanted.seat
    if not table.settings.hints:
        raise NotAllowed("no_hints", "there are no hints at this table")
    state = table.facing(seat)
    if state is None:
        raise TooLate("this seat is not asked now")
    key = (table.id, seat)
    if key in house.advising:
        raise NotAllowed("busy", "a hint for this seat is being thought about")
    dice = seeded(table.dice("hint", seat, table.asked(seat)))
    house.advising.add(key)
    try:
        answer = await house.workers.ask(ADVISER, TableQuestion(table.game, table.options, state, dice), advise=True)
    except NoAnswer:
        raise NotAllowed("no_advice", "nobody knows advice just now") from None
    finally:
        house.advising.discard(key)
    advice = answer.get("advice")
    assert isinstance(advice, list)
    return Answer(id=wanted.id, advice=advice)
