"""Undo: free up to the engine's mark, beyond it if everybody agrees, never past something revealed."""

from __future__ import annotations

import time

from serai.core.refusals import Refused
from serai.server.errors import NotAllowed
from serai.server.live.messages import Agree, Undo
from serai.server.tables.log import UndoAnswered, UndoAsked, Undone
from serai.server.tables.room import Check, Room
from serai.server.tables.table import Table


async def ask_undo(room: Room, wanted: Undo, check: Check) -> None:
    """Take the seat's last choice back, or ask the others."""
    async with room.turn(check):
        table, seat = room.table, wanted.seat
        if wanted.id in table.progress[seat].requests:
            return
        number = choices_to_undo(table, seat)
        if number == 0 or table.playing.why_not_undo(number=number) is None:
            await room.make(*undo_entries(seat, max(1, number), wanted.id))
        elif table.settings.undo == "free":
            raise NotAllowed("no_undo", "at this table a choice stands once somebody else is asked")
        elif not table.undo_voters(seat):
            await room.make(*undo_entries(seat, number, wanted.id))
        elif table.undo_wish is None:
            await room.make(UndoAsked(at=time.time(), seat=seat, request=wanted.id))


async def answer_undo(room: Room, answer: Agree, check: Check) -> None:
    """When all have agreed, the choice is taken back; a single no ends the request."""
    async with room.turn(check):
        table, seat = room.table, answer.seat
        if answer.id in table.progress[seat].requests:
            return
        wish = table.undo_wish
        if wish is None or seat not in wish.waiting:
            raise NotAllowed("no_undo_wanted", "nobody waits for this seat to agree")
        said = UndoAnswered(at=time.time(), seat=seat, agrees=answer.agrees, request=answer.id)
        if answer.agrees and wish.waiting == {seat}:
            await room.make(said, *undo_entries(wish.seat, choices_to_undo(table, wish.seat), ""))
        else:
            await room.make(said)


def undo_entries(seat: int, number: int, request: str) -> list[Undone]:
    return [Undone(at=time.time(), seat=seat, request=request) for _ in range(number)]


def choices_to_undo(table: Table, seat: int) -> int:
    """How many choices are taken back with the seat's last one: that one, and those that bots made since.

    0 if it is an answer of a sealed group that is still open. Raises the reason if it is not allowed, which never
    depends on what others were asked in secret.
    """
    if table.settings.undo == "never":
        raise NotAllowed("no_undo", "at this table nothing is taken back")
    if table.status != "playing":
        raise NotAllowed("not_playing", "no game is being played")
    if table.group.has_answered(seat):
        return 0
    state = table.playing.state
    if table.in_sealed_group or (state.veiled() and not (state.seat == seat and last_is_free(table, seat))):
        raise NotAllowed("nothing_to_undo", "nothing can be taken back now")
    number = 1
    while True:
        refusal = table.playing.why_not_undo(consent=True, number=number)
        if refusal is not None:
            raise Refused(refusal)
        maker = table.choice_seats[-number]
        if maker == seat:
            return number
        if table.seats[maker].bot is None:
            raise NotAllowed("nothing_to_undo", "somebody else has made the last choice")
        number += 1


def last_is_free(table: Table, seat: int) -> bool:
    """Whether the seat is in the middle of an answer of several steps."""
    return bool(table.choice_seats) and table.choice_seats[-1] == seat and table.playing.why_not_undo() is None
