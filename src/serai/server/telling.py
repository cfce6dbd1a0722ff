"""Tells those who are at a table what they may know, as soon as they may know it, and nothing twice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from pydantic_core import to_json

from serai.core.facts import LogEntry
from serai.server import shuffle
from serai.server.asides import Asides, greeting
from serai.server.devices import Device
from serai.server.entries import Said
from serai.server.live_protocol import Chat, News, Sight
from serai.server.protocol import Message, SeatInfo, TableInfo
from serai.server.quiet import Quiet
from serai.server.table import Status, Table, Viewer

NO_VIEW: Final = b"{}}"  # how a sight ends before its view is put in


@dataclass
class Told:
    """What a viewer has been told last: its view as bytes, its log so far, and how far that is in the match's own."""

    view: bytes = b""
    log: list[dict[str, object]] = field(default_factory=list)
    end: int = 0
    undone: int = 0

    def hear(self, viewer: Viewer, entries: Sequence[LogEntry]) -> None:
        """The next entries of the match's log: the viewer is told those that it may hear."""
        self.end += len(entries)
        for entry in entries:
            if entry.visible_to(viewer):
                self.log.append({"number": len(self.log), **entry.as_told()})


class Telling:
    """The clients at a table, and what each viewer has been told."""

    def __init__(self, table: Table, quiet: Quiet) -> None:
        self.table = table
        self.quiet = quiet
        self.devices: set[Device] = set()
        self.told: dict[Viewer, Told] = {}
        self.asides = Asides()
        self.news_wait = False  # everybody is to be told that the table has changed
        if table.match is not None:
            self.retell()

    # What everybody sees.

    def info(self) -> TableInfo:
        here = {seat for device in self.devices for seat in device.seats}
        return info_of(self.table, self.table.status, here)

    def chat_line(self, said: Said) -> Chat:
        name = "" if said.seat is None else self.table.seats[said.seat].name
        return Chat(seat=said.seat, name=name, text=said.text, at=said.at, left=said.left)

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

    def listening(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers() if not self.is_closed_to(viewer)]

    def retell(self) -> None:
        """The logs from the beginning: after a load, or the deal."""
        log = self.table.playing.log
        self.told = {viewer: self.retold(viewer, log) for viewer in self.viewers()}

    def retold(self, viewer: Viewer, log: Sequence[LogEntry]) -> Told:
        told = Told(undone=self.table.undone)
        told.hear(viewer, log)
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
            told.hear(viewer, since[told.end])
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
            if device.seats:
                self.send_all(News(table=self.info()))


def info_of(table: Table, status: Status, here: Collection[int] = ()) -> TableInfo:
    """A table as everybody sees it; `here` are the seats of those who are connected."""
    return TableInfo(
        id=table.id,
        game=table.game.id,
        rules=table.rules,
        options=table.game.told(table.options),
        settled=dict(table.options),
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
        changed_clause=table.changed_clause,
    )


def common(before: Sequence[object], after: Sequence[object]) -> int:
    """How far two logs are the same."""
    number = 0
    while number < min(len(before), len(after)) and before[number] == after[number]:
        number += 1
    return number
