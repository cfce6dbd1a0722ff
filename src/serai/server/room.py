"""A table with people at it: takes what they say, stores it, and tells everybody what they may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from pydantic_core import to_json

from serai.core.errors import SeraiError
from serai.core.facts import LogEntry
from serai.server import measures, shuffle
from serai.server.asides import Asides, greeting
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
from serai.server.protocol import Chat, Message, News, SeatInfo, Sight, TableInfo
from serai.server.quiet import Quiet
from serai.server.rates import Bucket, Rate
from serai.server.store import Store
from serai.server.table import REMEMBERED, Status, Table, TooLate, Viewer

MOST_WAITING: Final = REMEMBERED + 200  # frames that a client may be behind before it is cut off
NO_VIEW: Final = b"{}}"  # how a sight ends before its view is put in
CHAT: Final = Rate(burst=10, steady=0.5)  # lines of a client
PLAYING: Final = Answered | Noted | Ordered | UndoAsked | UndoAnswered | Undone  # what a broken game takes no more of


class NotAllowed(SeraiError):
    """Not for this seat, or not now; `code` is for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Device:
    """A client that is connected: the seats it plays, and what waits to be sent to it."""

    def __init__(self, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.lines = Bucket(CHAT)
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def viewers(self) -> list[Viewer]:
        return list(self.seats) if self.seats else [None]

    def send(self, frame: bytes) -> None:
        if self.frames.qsize() < MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        """What still waits is dropped; the connection is closed."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.finish()

    def finish(self) -> None:
        """The connection is closed after what still waits."""
        self.frames.put_nowait(None)


@dataclass
class Told:
    """What a viewer has been told last: its view as bytes, its log so far, and how far that is in the match's own."""

    view: bytes = b""
    log: list[dict[str, object]] = field(default_factory=list)
    end: int = 0
    undone: int = 0


class Room:
    """Entries are made one after the other: checked, stored, applied, told."""

    def __init__(self, table: Table, store: Store, follow: Callable[[Room], None]) -> None:
        self.table = table
        self.store = store
        self.follow = follow  # called after every change: bots, standing orders and clocks go on from there
        self.lock = asyncio.Lock()
        self.devices: set[Device] = set()
        self.told: dict[Viewer, Told] = {}
        self.asides = Asides()
        self.quiet = Quiet(self.end_quiet)
        self.ending: asyncio.Future[None] | None = None
        self.news_wait = False  # everybody is to be told that the table has changed
        self.used = time.monotonic()  # when somebody last asked for it
        self.moments: dict[Eyes, list[Found]] = {}  # of a game that is over, by whose eyes
        if table.match is not None:
            self.retell()

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
        self.news_wait |= table.status != before or any(isinstance(entry, Sat | Stood | Rematched) for entry in entries)
        self.tell()
        self.follow(self)
        if table.status != before and not dealt:
            await self.store.set_status(table.id, table.status)

    async def play(self, seat: int, asked: int, move: object, request: str = "", by: str = "player") -> bool:
        """Answer a seat's decision; False if this very request was carried out before."""
        async with self.lock:
            table = self.table
            if request and request in table.courses[seat].requests:
                return False
            if table.match is None:
                raise NotAllowed("not_begun", "the game has not begun")
            if table.broken is not None:
                raise NotAllowed("rules_changed", table.broken)
            action = table.action(seat, asked, move)
            await self.make(
                Answered.model_validate(
                    {"at": time.time(), "seat": seat, "action": action, "by": by, "request": request}
                )
            )
            return True

    async def play_for_bot(self, seat: int, asked: int, move: object, trouble: str | None) -> None:
        """A bot's answer, or the one given in its place, with a note in the log; nothing if nobody asks any more."""
        async with self.lock:
            table = self.table
            bot = table.seats[seat].bot
            with suppress(TooLate):
                if bot is None:
                    return
                now = time.time()
                answer = Answered(at=now, seat=seat, action=table.action(seat, asked, move), by="bot")
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
            self.send_all(self.chat_line(said))

    async def begin(self) -> None:
        """Deal, if every seat is taken."""
        async with self.lock:
            if self.table.match is not None:
                return
            if not all(seat.taken for seat in self.table.seats):
                raise NotAllowed("seats_open", "a seat is still open")
            table = self.table
            await self.make(Began(at=time.time(), digest=table.game.digest(table.deal().state)))

    # What everybody sees.

    def info(self) -> TableInfo:
        here = {seat for device in self.devices for seat in device.seats}
        return info_of(self.table, self.table.status, here)

    def chat_line(self, said: Said) -> Chat:
        name = "" if said.seat is None else self.table.seats[said.seat].name
        return Chat(seat=said.seat, name=name, text=said.text, at=said.at)

    # Telling.

    def viewers(self) -> list[Viewer]:
        return [*range(self.table.players), None]

    def is_closed_to(self, viewer: Viewer) -> bool:
        """Whether a viewer is not told yet how things stand; who is asked in secret always is."""
        if not self.quiet.reigns:
            return False
        state = self.table.playing.state
        return not (state.veiled() and state.seat == viewer)

    def tell(self) -> None:
        """Everything that is new, to everybody who may know it now."""
        self.publish()
        for viewer, message in self.asides.news(self.table, self.listening()):
            self.send(viewer, message)
        wish = self.asides.new_wish(self.table)
        if wish is not None:
            self.send_all(wish)
        if self.news_wait and not self.quiet.reigns:
            self.news_wait = False
            self.send_all(News(table=self.info()))

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
        self.tell()
        self.follow(self)

    def listening(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers() if not self.is_closed_to(viewer)]

    def retell(self) -> None:
        """The logs from the beginning: after a load, or the deal."""
        log = self.table.playing.log
        self.told = {viewer: self.retold(viewer, log) for viewer in self.viewers()}

    def retold(self, viewer: Viewer, log: Sequence[LogEntry]) -> Told:
        told = Told(undone=self.table.undone)
        told.end = hear(told, viewer, log)
        return told

    def publish(self) -> None:
        """Send every viewer what has changed for it, and nothing to those for whom nothing has."""
        if self.table.match is None:
            return
        match = self.table.match
        since: dict[int, list[LogEntry]] = {}
        for viewer in self.listening():
            told = self.told.get(viewer)
            if told is None or told.undone != self.table.undone:
                before = told or Told()
                self.told[viewer] = self.retold(viewer, match.log)
                self.show(viewer, common(before.log, self.told[viewer].log), before.view)
                continue
            if told.end not in since:
                since[told.end] = match.log_since(told.end)
            first = len(told.log)
            told.end += hear(told, viewer, since[told.end])
            self.show(viewer, first, told.view)

    def show(self, viewer: Viewer, first: int, before: bytes) -> None:
        """One frame for all devices of a viewer, if there is anything new in it."""
        told = self.told[viewer]
        listeners = [device for device in self.devices if viewer in device.viewers]
        if not listeners:
            told.view = b""
            return
        told.view = to_json(self.table.view(viewer))
        if told.view == before and first == len(told.log):
            return
        frame = self.sight(viewer, first, told.view)
        for device in listeners:
            device.send(frame)

    def sight(self, viewer: Viewer, first: int, view: bytes) -> bytes:
        """The frame of a sight. The view is large and is encoded already: it is put in as it is."""
        asked = None
        if viewer is not None and self.table.facing(viewer) is not None:
            asked = self.table.asked(viewer)
        events = self.told[viewer].log[first:]
        sight = Sight(seat=viewer, asked=asked, undone=self.table.undone, first=first, events=events, view={})
        return to_json(sight).removesuffix(NO_VIEW) + view + b"}"

    def send(self, viewer: Viewer, message: Message) -> None:
        frame = to_json(message)
        for device in list(self.devices):
            if viewer in device.viewers:
                device.send(frame)

    def send_all(self, message: Message) -> None:
        frame = to_json(message)
        for device in list(self.devices):
            device.send(frame)

    # Coming and going.

    def enter(self, device: Device, heard: dict[int, int], undone: int) -> None:
        """A client is here: it gets what it has not heard yet."""
        self.devices.add(device)
        if self.table.match is not None:
            if not self.told:
                self.retell()
            for viewer in device.viewers:
                known = heard.get(-1 if viewer is None else viewer, 0)
                told = self.told[viewer]
                told.view = to_json(self.table.view(viewer))  # the next frame comes when this has changed
                first = known if undone == self.table.undone and 0 <= known <= len(told.log) else 0
                device.send(self.sight(viewer, first, told.view))
        for viewer in device.viewers:
            for message in greeting(self.table, viewer):
                device.send(to_json(message))
        for said in self.table.chat:
            device.send(to_json(self.chat_line(said)))
        if device.seats:
            self.send_all(News(table=self.info()))

    def dismiss(self, seat: int) -> None:
        """The seat has a new link: whoever is here by the old one has to come again."""
        for device in list(self.devices):
            if seat in device.seats:
                device.close()

    def leave(self, device: Device) -> None:
        if device in self.devices:
            self.devices.discard(device)
            self.used = time.monotonic()
            if device.seats:
                self.send_all(News(table=self.info()))


def hear(told: Told, viewer: Viewer, entries: Sequence[LogEntry]) -> int:
    """A viewer hears what it may of these entries; returns how many there were."""
    for entry in entries:
        if entry.visible_to(viewer):
            told.log.append({"number": len(told.log), **entry.as_told()})
    return len(entries)


def check_open(table: Table, entries: Sequence[AnyEntry]) -> None:
    """A game that newer rules cannot replay is kept as it is; one that is over has shown everything, and stays over."""
    if table.broken is not None and any(isinstance(entry, PLAYING) for entry in entries):
        raise NotAllowed("rules_changed", table.broken)
    if table.status == "over" and any(isinstance(entry, UndoAsked | Undone) for entry in entries):
        raise NotAllowed("game_over", "the game is over, and all cards are shown")


def info_of(table: Table, status: Status, here: Collection[int] = ()) -> TableInfo:
    """A table as everybody sees it; `here` are the seats of those who are connected."""
    return TableInfo(
        id=table.id,
        game=table.game.id,
        rules=table.rules,
        options=table.game.told(table.options),
        settings=table.settings,
        status=status,
        seats=[
            SeatInfo(
                seat=number,
                kind="bot" if seat.bot is not None else "person" if seat.token is not None else "open",
                name=seat.name,
                bot=seat.bot,
                here=number in here,
                salt=seat.salt,
            )
            for number, seat in enumerate(table.seats)
        ],
        created=table.opened.at,
        changed=table.changed,
        commitment=shuffle.commitment(table.opened.secret),
        parent=table.opened.parent,
        rematch=table.rematch,
        problem=table.broken,
    )


def common(before: Sequence[object], after: Sequence[object]) -> int:
    """How far two logs are the same."""
    number = 0
    while number < min(len(before), len(after)) and before[number] == after[number]:
        number += 1
    return number
