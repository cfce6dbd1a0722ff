"""Bots at their tables: which of them are asked, in which order, and what becomes of their answers.

A bot thinks only where somebody plays or looks on. Those who wait for a worker wait in a fair queue. A bot that is
asked in secret has answered before the reveal delay that hides it ends: the rule-based player answers in its place if
it must.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from serai.bots.bot import TOO_SLOW
from serai.bots.levels import pause_of
from serai.bots.registry import bot as bot_named
from serai.core.state import State
from serai.server.background.fair_queue import Dropped, FairQueue, Urgency
from serai.server.background.stand_ins import question_for
from serai.server.background.worker_pool import NoAnswer, Workers
from serai.server.tables.room import Room

DAY: Final = 24 * 3600.0  # seconds for which bots play on for a player who is not connected


def is_attended(room: Room) -> bool:
    """Whether bots play on there: somebody is connected, or a player was here within a day, or gets notices, or has a
    clock that answers for it. Elsewhere bots wait until somebody comes."""
    table = room.table
    if room.clients:
        return True
    playing = [number for number, seat in enumerate(table.seats) if seat.plays_itself]
    if not playing:
        return False
    clock = table.settings.clock
    goes_on = clock.kind != "none" and clock.on_timeout == "bot"
    told = any(table.progress[seat].notice_url is not None for seat in playing)
    return goes_on or told or time.time() - table.last_person_at < DAY


class BotRunner:
    def __init__(self, turns: FairQueue) -> None:
        self.turns = turns

    async def play(self, workers: Workers, room: Room, seat: int, asked: int) -> None:
        """Have a bot answer its decision with this number."""
        state = room.table.asked_state(seat)
        if state is None:
            return
        if state.veiled():
            await self.play_in_secret(workers, room, seat, asked, state)
            return
        name, began = room.table.seats[seat].bot, time.monotonic()
        assert name is not None
        move, trouble = await self.answer(workers, room, seat, asked, state)
        pause = pause_of(bot_named(name)) - (time.monotonic() - began)
        if pause > 0 and room.clients:
            await asyncio.sleep(pause)
        await room.play_for_bot(seat, asked, move, trouble)

    async def play_in_secret(self, workers: Workers, room: Room, seat: int, asked: int, state: State) -> None:
        """Before the reveal delay ends, and as soon as it can."""
        thinking = asyncio.ensure_future(self.answer(workers, room, seat, asked, state))
        ending = asyncio.ensure_future(room.reveal_delay.wait_last_call())
        try:
            await asyncio.wait((thinking, ending), return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                move, trouble = thinking.result()
            else:
                move, trouble = None, TOO_SLOW
            await room.play_for_bot(seat, asked, move, trouble)
            await thinking  # a late worker is not killed: the next question would wait for a new one to start
        finally:
            ending.cancel()
            thinking.cancel()

    async def answer(
        self, workers: Workers, room: Room, seat: int, asked: int, state: State
    ) -> tuple[object, str | None]:
        """What the bot answers and None, or None and what went wrong."""
        table = room.table
        name = table.seats[seat].bot
        assert name is not None
        question = question_for(table, seat, state)
        try:
            urgency = Urgency.SECRET if state.veiled() else Urgency.PLAY
            async with self.turns.place(room.asker, table.id, urgency):
                if table.decision_number(seat) != asked or table.asked_state(seat) is None:
                    return None, None  # the answer is not needed any more
                answer = await workers.ask(name, question)
        except NoAnswer as error:
            return None, error.trouble
        except Dropped:
            return None, TOO_SLOW
        return answer.get("move"), None
