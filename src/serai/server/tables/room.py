"""A table in use: stores what its players do, and has everybody told what they may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from serai.bots.bot import TOO_SLOW
from serai.server.background.stand_ins import action_for_bot, asked_in_secret
from serai.server.errors import NotAllowed, NotStored
from serai.server.http.messages import TableInfo
from serai.server.live.broadcast import Broadcaster
from serai.server.live.client import Client
from serai.server.live.reveal_delay import RevealDelay
from serai.server.middleware.rate_limit import Buckets, Rate
from serai.server.ops import metrics
from serai.server.storage.store import Store
from serai.server.tables.answers import TooLate, action_of, open_state
from serai.server.tables.history import FoundMoment, Viewpoint
from serai.server.tables.log import (
    Answered,
    AnyEntry,
    CalledOff,
    ChatSet,
    Committed,
    Dealing,
    Noted,
    Ordered,
    Paused,
    Rematched,
    Revealed,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    status_after,
)
from serai.server.tables.repetition import MOST, has_rate_of_its_own, repetition_of
from serai.server.tables.table import Table

log = logging.getLogger(__name__)

Opening = tuple[str, Sequence[AnyEntry]]  # a table to open: its id and its first entries

# What everybody at the table is told.
ABOUT_THE_TABLE: Final = Sat | Stood | Rematched | ChatSet | Committed | Dealing | Revealed | CalledOff
PLAYING: Final = Answered | Noted | Ordered | UndoAsked | UndoAnswered | Undone  # refused at a broken game

CHAT: Final = Rate(burst=10, steady=0.5)  # lines
REPEATED: Final = Rate(burst=60, steady=0.5)  # of a kind, of a seat

Check = Callable[[], None]  # raises if something has changed meanwhile


def check_nothing() -> None:
    """For requests that stay valid while they wait."""


class Room:
    """Makes entries one after the other: each is checked, stored, applied, and told."""

    def __init__(self, table: Table, store: Store, on_change: Callable[[Room], None]) -> None:
        self.table = table
        self.store = store
        self.on_change = on_change  # called after every change: bots, standing orders and clocks go on from there
        self.lock = asyncio.Lock()
        self.reveal_delay = RevealDelay(self.on_delay_end)
        self.broadcaster = Broadcaster(table, self.reveal_delay)
        self.ending: asyncio.Future[None] | None = None
        self.opener = ""  # who opened it, as far as that is known: a hash that is never stored
        self.bots_play = False  # whether it is among the opener's tables at which bots may play
        self.used = time.monotonic()  # when somebody last asked for it
        self.lines = Buckets(CHAT)  # of chat, by seat, and for spectators by address
        self.repeated = Buckets(REPEATED)
        self.moments: dict[Viewpoint, list[FoundMoment]] = {}  # of a finished game, by viewpoint

    @property
    def clients(self) -> set[Client]:
        return self.broadcaster.clients

    @property
    def asker(self) -> str:
        """The asker for whom bots think here."""
        return self.opener or self.table.id

    @property
    def has_ended(self) -> bool:
        """Whether the game is over, and everybody may know that."""
        return self.table.has_ended and not self.reveal_delay.is_running

    def info(self, *tokens: str) -> TableInfo:
        return self.broadcaster.info(tokens)

    def enter(self, client: Client, heard: dict[int, int], undone: int) -> None:
        """Add a client; bots that have waited for somebody go on."""
        self.broadcaster.enter(client, heard, undone)
        self.on_change(self)

    def leave(self, client: Client) -> None:
        self.broadcaster.leave(client)
        self.used = time.monotonic()

    # Changes.

    @asynccontextmanager
    async def turn(self, check: Check) -> AsyncIterator[None]:
        """Hold the table's lock. The check after the wait is also made before it, because the length of the wait tells
        something about what others do."""
        check()
        async with self.lock:
            check()
            yield

    async def make(self, *entries: AnyEntry, opening: Opening | None = None) -> None:
        """Store entries that were checked, apply them, and tell everybody. The lock is held. `opening` is a table that
        is opened in the same commit.

        Once begun, this is completed even if the asker is gone: what is stored must be applied.
        """
        check_open(self.table, entries)
        self.check_repeated(entries)
        making = asyncio.ensure_future(self._make([self.with_clock_time(entry) for entry in entries], opening))
        try:
            await asyncio.shield(making)
        except asyncio.CancelledError:
            await making
            raise

    def check_repeated(self, entries: Sequence[AnyEntry]) -> None:
        """NotAllowed if this was done too often, or too fast; moves of the game have no such limit."""
        for entry in entries:
            repetition = repetition_of(entry)
            if repetition is None:
                continue
            if self.table.repeated[repetition] >= MOST:
                raise NotAllowed("too_often", "this has been done too often at this table")
            if not (has_rate_of_its_own(entry) or self.repeated[repetition].take()):
                raise NotAllowed("too_fast", "this was done too often at once; wait a little")

    def with_clock_time(self, entry: AnyEntry) -> AnyEntry:
        """The entry with the time on the table's clock, if thinking time is counted."""
        if self.table.settings.clock.kind == "none":
            return entry
        return entry.model_copy(update={"clock": round(self.table.clocks.now(), 3)})

    async def _make(self, entries: Sequence[AnyEntry], opening: Opening | None) -> None:
        table = self.table
        before, hushes, recallable = table.status, table.hushes, table.may_be_called_off
        status = status_after(entries)
        await self.store.append(table.id, table.number, entries, status, opening)
        for entry in entries:
            table.apply(entry)
            if isinstance(entry, Answered):
                metrics.moves.labels(table.game.id, entry.by).inc()
        self.broadcaster.drop_revoked()
        if table.match is None:
            self.forget_match()
        elif table.hushes != hushes:
            self.reveal_delay.start(entries[0].moment)
        changed = table.status != before or table.may_be_called_off != recallable
        if changed or any(isinstance(entry, ABOUT_THE_TABLE) for entry in entries):
            self.broadcaster.table_info_due = True
        self.broadcaster.broadcast()
        for entry in entries:
            if isinstance(entry, Said):
                self.broadcaster.send_all(self.broadcaster.chat_line(entry))
        self.on_change(self)
        if table.status != before and status is None and not self.reveal_delay.is_running:
            await self.mark_status()

    async def mark_status(self) -> None:
        """For lists: when everybody may know how the table stands."""
        with suppress(NotStored):  # the move is stored, and its mark follows when the table is loaded again
            await self.store.set_status(self.table.id, self.table.status)

    def forget_match(self) -> None:
        """After a deal was called off, nothing of it is hidden or told any longer."""
        self.reveal_delay.stop()
        self.broadcaster.viewer_states.clear()

    async def play(
        self, seat: int, asked: int, move: object, request: str = "", by: str = "player", check: Check = check_nothing
    ) -> None:
        """Answer a seat's decision, unless this very request was carried out before."""
        async with self.turn(check):
            table = self.table
            if request and request in table.progress[seat].requests:
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
        """Store a bot's answer, or the one given in its place with a note in the log; nothing if it is too late."""
        async with self.lock:
            with suppress(TooLate):
                await self.answer_for_bot(seat, asked, move, trouble)

    async def answer_for_bot(self, seat: int, asked: int, move: object, trouble: str | None) -> None:
        """As `play_for_bot`; the lock is held."""
        table, bot = self.table, self.table.seats[seat].bot
        if bot is None:
            return
        action, trouble = action_for_bot(table, seat, asked, move, trouble)
        if trouble is None:
            metrics.bot_answers.labels(bot).inc()
        else:
            metrics.bot_troubles.labels(bot, trouble).inc()
            if not open_state(table, seat, asked).veiled():
                log.warning("a bot was replaced", extra={"table": table.id, "bot": bot, "trouble": trouble})
        await self.make(*bot_entries(bot, seat, action, trouble))

    async def say(self, seat: int | None, text: str, request: str, check: Check = check_nothing) -> None:
        async with self.turn(check):
            if any(said.request == request and said.seat == seat for said in self.table.chat):
                return
            await self.make(Said(at=time.time(), seat=seat, text=text, request=request))

    # The delay after a secret question.

    def delay_after_load(self) -> None:
        """After a load with a secret question open: start a delay, or it would show whether a bot answers."""
        if self.table.status == "playing" and self.table.playing.state.veiled():
            self.reveal_delay.start(self.table.clocks.now())

    def on_delay_end(self) -> None:
        """Tell everybody how things stand now; bots and standing orders go on."""
        self.ending = asyncio.ensure_future(self.finish_delay())

    async def finish_delay(self) -> None:
        try:
            async with self.lock:
                await self.answer_for_bots()
                await self.leave_out_delay()
                if self.table.status == "over":
                    await self.mark_status()
        except NotStored:
            log.warning("the end of a reveal delay could not be stored", extra={"table": self.table.id})
        finally:
            self.broadcast_rest()

    async def answer_for_bots(self) -> None:
        """Answer for bots that are asked in secret and have not answered in time. The lock is held."""
        while (seat := asked_in_secret(self.table)) is not None:
            await self.answer_for_bot(seat, self.table.decision_number(seat), None, TOO_SLOW)

    async def leave_out_delay(self) -> None:
        """Clocks start only when their seats are told, or they would show when a window was closed."""
        if self.table.clocks.running:
            await self.make(Paused(at=time.time(), since=self.reveal_delay.since, until=self.table.clocks.now()))

    def broadcast_rest(self) -> None:
        self.reveal_delay.stop()
        self.broadcaster.broadcast()
        self.on_change(self)


def bot_entries(bot: str, seat: int, action: int, trouble: str | None) -> list[AnyEntry]:
    """A bot's answer; if given in the bot's place, with a note (of a secret question, only the seat hears it)."""
    now = time.time()
    data: dict[str, object] = {"seat": seat, "bot": bot, "trouble": trouble}
    note = [] if trouble is None else [Noted(at=now, note="bot_replaced", data=data)]
    return [*note, Answered(at=now, seat=seat, action=action, by="bot")]


def check_open(table: Table, entries: Sequence[AnyEntry]) -> None:
    """NotAllowed for moves under rules that cannot replay the game, seat changes during a deal, and undo at the end."""
    if table.broken is not None and any(isinstance(entry, PLAYING) for entry in entries):
        raise NotAllowed("rules_changed", table.broken)
    if table.status == "dealing" and any(isinstance(entry, Sat | Stood) for entry in entries):
        raise NotAllowed("dealing", "the cards are being dealt; a moment later seats can be changed again")
    if table.status == "over" and any(isinstance(entry, UndoAsked | Undone) for entry in entries):
        raise NotAllowed("game_over", "the game is over, and all cards are shown")
