"""Tells those who are at a table what they may know, as soon as they may know it, and nothing twice."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from pydantic_core import to_json

from serai.core.facts import LogEntry
from serai.server.http.messages import Message, SeatInfo, ShuffleInfo, TableInfo
from serai.server.live.client import Device
from serai.server.live.messages import Chat, News, Sight
from serai.server.live.reveal_delay import Quiet
from serai.server.live.status_updates import Asides, greeting
from serai.server.tables import shuffle
from serai.server.tables.log import Said
from serai.server.tables.standing import Status, Viewer
from serai.server.tables.table import Table

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
        self.told_at = time.monotonic()  # when something happened that everybody was told
        if table.match is not None:
            self.retell()
        self.asides.news(table, self.viewers())  # who comes is greeted with it; a secret answer is no news to others

    # What everybody sees.

    def info(self, tokens: Collection[str | None] = ()) -> TableInfo:
        """The table as everybody sees it; only with certain tokens also what it came from."""
        here = {seat for device in self.devices for seat in device.seats}
        info = info_of(self.table, self.table.status, here)
        if not self.table.knows_parent(tokens):
            return info
        return info.model_copy(update={"parent": self.table.opened.parent})

    def keys_of(self, device: Device) -> list[str | None]:
        return [*device.tokens.values(), *([self.table.opened.host] if device.host else [])]

    def info_for(self, device: Device) -> TableInfo:
        return self.info(self.keys_of(device))

    def chat_line(self, said: Said) -> Chat:
        name = "" if said.seat is None else self.table.seats[said.seat].name
        return Chat(seat=said.seat, name=name, text=said.text, at=said.at, left=said.left, word=said.word)

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
        for wish in self.asides.new_wishes(self.table):
            self.send_all(wish)
        if self.news_wait and not self.quiet.reigns:
            self.news_wait = False
            self.send_news()

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
                self.told_at = time.monotonic()
                self.told[viewer] = self.retold(viewer, match.log)
                self.show(viewer, common(before.log, self.told[viewer].log), before.view)
                continue
            if told.end not in since:
                since[told.end] = match.log_since(told.end)
            first = len(told.log)
            told.hear(viewer, since[told.end])
            if viewer is None and len(told.log) > first:
                self.told_at = time.monotonic()
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

    def send_news(self) -> None:
        """One frame for all, or two if only some may know what the table came from."""
        frames: dict[bool, bytes] = {}
        for device in list(self.devices):
            knows = self.table.knows_parent(self.keys_of(device))
            if knows not in frames:
                frames[knows] = to_json(News(table=self.info_for(device)))
            device.send(frames[knows])

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
            self.send_news()

    def dismiss(self) -> None:
        """Whoever is here by a token that opens its seat no more is sent away, and told nothing from now on."""
        for device in list(self.devices):
            if any(self.table.seats[seat].token != token for seat, token in device.tokens.items()):
                self.devices.discard(device)
                device.close()

    def leave(self, device: Device) -> None:
        if device in self.devices:
            self.devices.discard(device)
            if device.seats:
                self.send_news()


def info_of(table: Table, status: Status, here: Collection[int] = ()) -> TableInfo:
    """A table as everybody sees it; `here` are the seats of those who are connected."""
    deal = table.shuffling
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
                salt=deal.salts[number] or seat.salt,
                commit=deal.commits[number] or "",
                kept=seat.bot is not None and seat.token is not None,
            )
            for number, seat in enumerate(table.seats)
        ],
        created=table.opened.at,
        changed=table.changed,
        commitment=shuffle.commitment(table.opened.secret),
        shuffle=shuffle_info(table),
        rematch=table.rematch,
        problem=table.broken,
        changed_clause=table.changed_clause,
    )


def shuffle_info(table: Table) -> ShuffleInfo:
    deal, promised = table.shuffling, shuffle.commitment(table.opened.secret)
    return ShuffleInfo(
        scheme=table.opened.scheme,
        together=table.dealt_together,
        deal=deal.number,
        fingerprint=shuffle.fingerprint(table.id, deal.number, promised, deal.commits) if deal.fixed else "",
        absent=deal.missing if table.match is not None else [],
        may_call_off=table.may_be_called_off,
    )


def common(before: Sequence[object], after: Sequence[object]) -> int:
    """How far two logs are the same."""
    number = 0
    while number < min(len(before), len(after)) and before[number] == after[number]:
        number += 1
    return number
