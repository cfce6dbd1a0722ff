"""A table with people at it: takes what they say, stores it, and has everybody told what they may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from serai.core.errors import SeraiError
from serai.server import measures
from serai.server.answers import TooLate, action_of
from serai.server.devices import Device
from serai.server.entries import (
    Answered,
    AnyEntry,
    Began,
    Noted,
    Ordered,
    Paused,
    Rematched,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from serai.server.moments import Eyes, Found
from serai.server.protocol import TableInfo
from serai.server.quiet import Quiet
from serai.server.store import Store
from serai.server.table import Table
from serai.server.telling import Telling

PLAYING: Final = Answered | Noted | Ordered | UndoAsked | UndoAnswered | Undone  # what a broken game takes no more of


class NotAllowed(SeraiError):
    """Not for this seat, or not now; `code` is for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Room:
    """Entries are made one after the other: checked, stored, applied, told."""

    def __init__(self, table: Table, store: Store, follow: Callable[[Room], None]) -> None:
        self.table = table
        self.store = store
        self.follow = follow  # called after every change: bots, standing orders and clocks go on from there
        self.lock = asyncio.Lock()
        self.quiet = Quiet(self.end_quiet)
        self.telling = Telling(table, self.quiet)
        self.ending: asyncio.Future[None] | None = None
        self.used = time.monotonic()  # when somebody last asked for it
        self.moments: dict[Eyes, list[Found]] = {}  # of a game that is over, by whose eyes

    @property
    def devices(self) -> set[Device]:
        return self.telling.devices

    def info(self) -> TableInfo:
        return self.telling.info()

    def leave(self, device: Device) -> None:
        self.telling.leave(device)
        self.used = time.monotonic()

    # Changes.

    async def make(self, *entries: AnyEntry) -> None:
        """Store entries that were checked, apply them, tell. The lock is held.

        Once begun it is carried through, even if whoever asked for it is gone: what is stored must be applied.
        """
        check_open(self.table, entries)
        making = asyncio.ensure_future(self._make(entries))
        try:
            await asyncio.shield(making)
        except asyncio.CancelledError:
            await making
            raise

    async def _make(self, entries: Sequence[AnyEntry]) -> None:
        table = self.table
        before, hushes = table.status, table.hushes
        dealt = any(isinstance(entry, Began) for entry in entries)
        await self.store.append(table.id, table.number, entries, "playing" if dealt else None)
        for entry in entries:
            table.apply(entry)
            if isinstance(entry, Answered):
                measures.moves.labels(table.game.id, entry.by).inc()
        if table.hushes != hushes and self.devices:
            self.quiet.begin(entries[0].at)
        if table.status != before or any(isinstance(entry, Sat | Stood | Rematched) for entry in entries):
            self.telling.news_wait = True
        self.telling.tell()
        self.follow(self)
        if table.status != before and not dealt:
            await self.store.set_status(table.id, table.status)

    async def play(self, seat: int, asked: int, move: object, request: str = "", by: str = "player") -> None:
        """Answer a seat's decision, unless this very request was carried out before."""
        async with self.lock:
            table = self.table
            if request and request in table.courses[seat].requests:
                return
            if table.match is None:
                raise NotAllowed("not_begun", "the game has not begun")
            if table.broken is not None:
                raise NotAllowed("rules_changed", table.broken)
            action = action_of(table, seat, asked, move)
            await self.make(
                Answered.model_validate(
                    {"at": time.time(), "seat": seat, "action": action, "by": by, "request": request}
                )
            )

    async def play_for_bot(self, seat: int, asked: int, move: object, trouble: str | None) -> None:
        """A bot's answer, or the one given in its place, with a note in the log; nothing if nobody asks any more."""
        async with self.lock:
            table = self.table
            bot = table.seats[seat].bot
            with suppress(TooLate):
                if bot is None:
                    return
                now = time.time()
                answer = Answered(at=now, seat=seat, action=action_of(table, seat, asked, move), by="bot")
                if trouble is None:
                    await self.make(answer)
                else:
                    data: dict[str, object] = {"seat": seat, "bot": bot, "trouble": trouble}
                    await self.make(Noted(at=now, note="bot_replaced", data=data), answer)

    async def say(self, seat: int | None, text: str, request: str) -> None:
        async with self.lock:
            if any(said.request == request and said.seat == seat for said in self.table.chat):
                return
            said = Said(at=time.time(), seat=seat, text=text, request=request)
            await self.make(said)
            self.telling.send_all(self.telling.chat_line(said))

    async def begin(self) -> None:
        """Deal, if every seat is taken."""
        async with self.lock:
            if self.table.match is not None:
                return
            if not all(seat.taken for seat in self.table.seats):
                raise NotAllowed("seats_open", "a seat is still open")
            table = self.table
            await self.make(Began(at=time.time(), digest=table.game.digest(table.deal().state)))

    # Quiet.

    def end_quiet(self) -> None:
        """Everybody is told how things stand now, and whoever plays by itself goes on."""
        if self.table.clocks.running:
            self.ending = asyncio.ensure_future(self.leave_out_quiet())
        else:
            self.tell_the_rest()

    async def leave_out_quiet(self) -> None:
        """A clock starts when its seat is told, or it would show when a window was closed."""
        try:
            async with self.lock:
                now = time.time()
                await self.make(Paused(at=now, since=self.quiet.since, until=now))
        finally:
            self.tell_the_rest()

    def tell_the_rest(self) -> None:
        self.quiet.stop()
        self.telling.tell()
        self.follow(self)


def check_open(table: Table, entries: Sequence[AnyEntry]) -> None:
    """A game that newer rules cannot replay is kept as it is; one that is over has shown everything, and stays over."""
    if table.broken is not None and any(isinstance(entry, PLAYING) for entry in entries):
        raise NotAllowed("rules_changed", table.broken)
    if table.status == "over" and any(isinstance(entry, UndoAsked | Undone) for entry in entries):
        raise NotAllowed("game_over", "the game is over, and all cards are shown")
