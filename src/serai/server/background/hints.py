"""What a strong player would do: computed by a worker from what the seat knows."""

from __future__ import annotations

from typing import Final

from serai.bots.question import TableQuestion
from serai.core.rng import seeded
from serai.server.background.fair_queue import Dropped, Urgency
from serai.server.background.worker_pool import NoAnswer
from serai.server.errors import NotAllowed
from serai.server.live.messages import Answer, Hint
from serai.server.tables.answers import TooLate
from serai.server.tables.lobby import Lobby
from serai.server.tables.room import Room

ADVISER: Final = "expert"


async def give_hint(lobby: Lobby, room: Room, wanted: Hint) -> Answer:
    """One at a time per seat."""
    table, seat = room.table, wanted.seat
    if not table.settings.hints:
        raise NotAllowed("no_hints", "there are no hints at this table")
    state = table.asked_state(seat)
    if state is None:
        raise TooLate("this seat is not asked now")
    key = (table.id, seat)
    if key in lobby.hints_under_way:
        raise NotAllowed("busy", "a hint for this seat is being thought about")
    lobby.quotas.take_hint(room, seat)
    dice = seeded(table.dice("hint", seat, table.decision_number(seat)))
    lobby.hints_under_way.add(key)
    try:
        async with lobby.turns.place(room.asker, table.id, Urgency.BACKGROUND):
            question = TableQuestion(table.game, table.game_settings, state, dice)
            answer = await lobby.workers.ask(ADVISER, question, advise=True)
    except (NoAnswer, Dropped):
        raise NotAllowed("no_advice", "nobody knows advice just now") from None
    finally:
        lobby.hints_under_way.discard(key)
    advice = answer.get("advice")
    assert isinstance(advice, list)
    return Answer(id=wanted.id, advice=advice)
