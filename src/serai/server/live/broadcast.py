"""Sends clients at a table what they may know, as soon as they may know it, and nothing twice."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from pydantic_core import to_json

from serai.core.events import Event
from serai.core.view_types import NumberedEvent
from serai.server.http.messages import Message, SeatInfo, ShuffleInfo, TableInfo
from serai.server.live.client import Client
from serai.server.live.messages import Chat, Snapshot, TableChanged
from serai.server.live.reveal_delay import RevealDelay
from serai.server.live.status_updates import StatusUpdates, initial_status
from serai.server.tables import shuffle
from serai.server.tables.log import Said
from serai.server.tables.table import Table
from serai.server.tables.table_state import Status, Viewer


@dataclass
class ViewerState:
    """What a viewer was last told: its view as bytes, its log, and how far in the match's log that reaches."""

    view: bytes = b""
    log: list[NumberedEvent] = field(default_factory=list)
    end: int = 0
    undone: int = 0

    def add_log(self, viewer: Viewer, entries: Sequence[Event]) -> None:
        """Add the next entries of the match's log that the viewer may hear."""
        self.end += len(entries)
        for entry in entries:
            if entry.visible_to(viewer):
                self.log.append({"number": len(self.log), **entry.as_told()})


class Broadcaster:
    """The clients at a table, and what each viewer has been told."""

    def __init__(self, table: Table, reveal_delay: RevealDelay) -> None:
        self.table = table
        self.reveal_delay = reveal_delay
        self.clients: set[Client] = set()
        self.viewer_states: dict[Viewer, ViewerState] = {}
        self.status_updates = StatusUpdates()
        self.table_info_due = False  # everybody has to be told that the table has changed
        self.last_told_at = time.monotonic()  # when everybody was last told of something
        if table.match is not None:
            self.rebuild_logs()
        # A new client is sent this when it enters, so it is not news; nor is a secret answer to others.
        self.status_updates.changes(table, self.viewers())

    # What everybody sees.

    def info(self, tokens: Collection[str | None] = ()) -> TableInfo:
        """The table as everybody sees it; for some tokens also its parent."""
        here = {seat for client in self.clients for seat in client.seats}
        info = info_of(self.table, self.shown_status, here)
        if not self.table.knows_parent(tokens):
            return info
        return info.model_copy(update={"parent": self.table.opened.parent})

    @property
    def shown_status(self) -> Status:
        """The status that everybody may know: until the reveal delay ends, a game counts as going on."""
        return "playing" if self.reveal_delay.is_running else self.table.status

    def tokens_of(self, client: Client) -> list[str | None]:
        return [*client.tokens.values(), *([self.table.opened.host] if client.host else [])]

    def info_for(self, client: Client) -> TableInfo:
        return self.info(self.tokens_of(client))

    def chat_line(self, said: Said) -> Chat:
        name = "" if said.seat is None else self.table.seats[said.seat].name
        return Chat(seat=said.seat, name=name, text=said.text, at=said.at, left=said.left, word=said.word)

    # Broadcasting.

    def viewers(self) -> list[Viewer]:
        return [*range(self.table.players), None]

    def is_delayed_for(self, viewer: Viewer) -> bool:
        """Whether a viewer has to wait for the present position; a seat that is asked in secret never has to."""
        if not self.reveal_delay.is_running:
            return False
        state = self.table.playing.state
        return not (state.veiled() and state.seat == viewer)

    def broadcast(self) -> None:
        """Send everything new to everybody who may know it now."""
        self.send_snapshots()
        for viewer, message in self.status_updates.changes(self.table, self.current_viewers()):
            self.send(viewer, message)
        for wish in self.status_updates.request_changes(self.table):
            self.send_all(wish)
        if self.table_info_due and not self.reveal_delay.is_running:
            self.table_info_due = False
            self.send_table_info()

    def current_viewers(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers() if not self.is_delayed_for(viewer)]

    def rebuild_logs(self) -> None:
        """Build the logs from the beginning: after a load, or the deal."""
        log = self.table.playing.log
        self.viewer_states = {viewer: self.log_for(viewer, log) for viewer in self.viewers()}

    def log_for(self, viewer: Viewer, log: Sequence[Event]) -> ViewerState:
        told = ViewerState(undone=self.table.undone)
        told.add_log(viewer, log)
        return told

    def send_snapshots(self) -> None:
        """Send every viewer what has changed for it, and nothing if nothing has."""
        if self.table.match is None:
            return
        match = self.table.match
        since: dict[int, list[Event]] = {}
        for viewer in self.current_viewers():
            told = self.viewer_states.get(viewer)
            if told is None or told.undone != self.table.undone:
                before = told or ViewerState()
                self.last_told_at = time.monotonic()
                self.viewer_states[viewer] = self.log_for(viewer, match.log)
                self.send_snapshot(viewer, common_prefix(before.log, self.viewer_states[viewer].log), before.view)
                continue
            if told.end not in since:
                since[told.end] = match.log_since(told.end)
            first = len(told.log)
            told.add_log(viewer, since[told.end])
            if viewer is None and len(told.log) > first:
                self.last_told_at = time.monotonic()
            self.send_snapshot(viewer, first, told.view)

    def send_snapshot(self, viewer: Viewer, first: int, before: bytes) -> None:
        """Send one frame to all clients of a viewer, if anything in it is new."""
        told = self.viewer_states[viewer]
        listeners = [client for client in self.clients if viewer in client.viewers]
        if not listeners:
            told.view = b""
            return
        told.view = to_json(self.table.view(viewer))
        if told.view == before and first == len(told.log):
            return
        frame = self.snapshot_frame(viewer, first, told.view)
        for client in listeners:
            client.send(frame)

    def snapshot_frame(self, viewer: Viewer, first: int, view: bytes) -> bytes:
        """The frame of a snapshot. The view is large and encoded already, so its bytes are used as they are."""
        asked = None
        if viewer is not None and self.table.asked_state(viewer) is not None:
            asked = self.table.decision_number(viewer)
        events = self.viewer_states[viewer].log[first:]
        snapshot = Snapshot(seat=viewer, asked=asked, undone=self.table.undone, first=first, events=events, view={})
        parts = {name: to_json(value) for name, value in snapshot}
        return json_object({**parts, "view": view})

    def send(self, viewer: Viewer, message: Message) -> None:
        frame = to_json(message)
        for client in list(self.clients):
            if viewer in client.viewers:
                client.send(frame)

    def send_all(self, message: Message) -> None:
        frame = to_json(message)
        for client in list(self.clients):
            client.send(frame)

    def send_table_info(self) -> None:
        """Encode one frame for all clients, or two if only some may know the table's parent."""
        frames: dict[bool, bytes] = {}
        for client in list(self.clients):
            knows = self.table.knows_parent(self.tokens_of(client))
            if knows not in frames:
                frames[knows] = to_json(TableChanged(table=self.info_for(client)))
            client.send(frames[knows])

    # Coming and going.

    def enter(self, client: Client, heard: dict[int, int], undone: int) -> None:
        """Add a client and send it what it has not heard yet."""
        self.clients.add(client)
        if self.table.match is not None:
            if not self.viewer_states:
                self.rebuild_logs()
            for viewer in client.viewers:
                known = heard.get(-1 if viewer is None else viewer, 0)
                told = self.viewer_states[viewer]
                told.view = to_json(self.table.view(viewer))  # the next frame comes when this has changed
                first = known if undone == self.table.undone and 0 <= known <= len(told.log) else 0
                client.send(self.snapshot_frame(viewer, first, told.view))
        for viewer in client.viewers:
            for message in initial_status(self.table, viewer):
                client.send(to_json(message))
        for said in self.table.chat:
            client.send(to_json(self.chat_line(said)))
        if client.seats:
            self.send_table_info()

    def drop_revoked(self) -> None:
        """Disconnect clients whose token no longer opens its seat; they are sent nothing more."""
        for client in list(self.clients):
            if any(self.table.seats[seat].token != token for seat, token in client.tokens.items()):
                self.clients.discard(client)
                client.close()

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.discard(client)
            if client.seats:
                self.send_table_info()


def json_object(parts: Mapping[str, bytes]) -> bytes:
    """A JSON object of named values that are encoded already."""
    return b"{%s}" % b",".join(b"%s:%s" % (to_json(name), value) for name, value in parts.items())


def info_of(table: Table, status: Status, here: Collection[int] = ()) -> TableInfo:
    """A table as everybody sees it; `here` are the seats of those who are connected."""
    deal = table.current_deal
    return TableInfo(
        id=table.id,
        game=table.game.id,
        rules=table.rules,
        options=table.game.minimal_settings(table.game_settings),
        settled=dict(table.game_settings),
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
        changed=max(table.changed, table.ended) if status == "over" else table.changed,
        commitment=shuffle.commitment(table.opened.secret),
        shuffle=shuffle_info(table),
        rematch=table.rematch,
        problem=table.broken,
        changed_clause=table.changed_clause,
    )


def shuffle_info(table: Table) -> ShuffleInfo:
    deal, promised = table.current_deal, shuffle.commitment(table.opened.secret)
    return ShuffleInfo(
        scheme=table.opened.scheme,
        together=table.dealt_together,
        deal=deal.number,
        fingerprint=shuffle.fingerprint(table.id, deal.number, promised, deal.commits) if deal.fixed else "",
        absent=deal.absent if table.match is not None else [],
        uncommitted=table.uncommitted,
        may_call_off=table.may_be_called_off,
    )


def common_prefix(before: Sequence[object], after: Sequence[object]) -> int:
    """How far two logs are the same."""
    number = 0
    while number < min(len(before), len(after)) and before[number] == after[number]:
        number += 1
    return number
