"""What a table tells besides snapshots: who wants an undo, one's own standing order, the clocks."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic_core import to_json

from serai.server.http.messages import Message
from serai.server.live.messages import LinkWanted, Private, Times, UndoWanted
from serai.server.tables.table import Table
from serai.server.tables.table_state import Viewer

Shown = tuple[object, ...]


class StatusUpdates:
    """Remembers what each viewer has been told, and finds what is new."""

    def __init__(self) -> None:
        self.wish = UndoWanted(seat=None, waiting=[])
        self.link = LinkWanted(seat=None, waiting=[])
        self.orders: dict[int, bytes] = {}
        self.clocks: dict[Viewer, Shown] = {}

    def changes(self, table: Table, viewers: Iterable[Viewer]) -> list[tuple[Viewer, Message]]:
        """What has changed for these viewers."""
        found: list[tuple[Viewer, Message]] = []
        for viewer in viewers:
            if viewer is not None:
                order = private(table, viewer)
                known, self.orders[viewer] = self.orders.get(viewer, b""), to_json(order)
                if self.orders[viewer] != known and (known or order.order is not None):
                    found.append((viewer, order))
            if table.match is not None and table.settings.clock.kind != "none":
                shown = shown_clocks(table, viewer)
                if self.clocks.get(viewer) != shown:
                    self.clocks[viewer] = shown
                    found.append((viewer, times(table, viewer)))
        return found

    def request_changes(self, table: Table) -> list[Message]:
        """For everybody: requests to the other players that have changed."""
        before = (self.wish, self.link)
        self.wish, self.link = undo_wanted(table), link_wanted(table)
        return [wish for wish, old in zip((self.wish, self.link), before, strict=True) if wish != old]


def initial_status(table: Table, viewer: Viewer) -> list[Message]:
    """What a new viewer has to know."""
    found: list[Message] = []
    if viewer is not None and viewer in table.orders:
        found.append(private(table, viewer))
    if table.undo_wish is not None:
        found.append(undo_wanted(table))
    if table.link_wish is not None:
        found.append(link_wanted(table))
    if table.match is not None and table.settings.clock.kind != "none":
        found.append(times(table, viewer))
    return found


def undo_wanted(table: Table) -> UndoWanted:
    wish = table.undo_wish
    return (
        UndoWanted(seat=None, waiting=[]) if wish is None else UndoWanted(seat=wish.seat, waiting=sorted(wish.waiting))
    )


def link_wanted(table: Table) -> LinkWanted:
    wish = table.link_wish
    return (
        LinkWanted(seat=None, waiting=[]) if wish is None else LinkWanted(seat=wish.seat, waiting=sorted(wish.waiting))
    )


def private(table: Table, seat: int) -> Private:
    order = table.orders.get(seat)
    return Private(seat=seat, order=None if order is None else order.as_dict())


def shown_running(table: Table, viewer: Viewer) -> list[int]:
    """Whose clock a viewer sees running: its own, and others' where it is not a secret who is asked."""
    clocks = table.clocks
    return sorted(seat for seat, running in clocks.running.items() if seat == viewer or not running.secret)


def shown_clocks(table: Table, viewer: Viewer) -> Shown:
    """Everything that a viewer's times depend on, except the present moment."""
    clocks = table.clocks
    return (*clocks.banks, *((seat, clocks.deadline(seat)) for seat in shown_running(table, viewer)))


def times(table: Table, viewer: Viewer) -> Times:
    clocks, running, now = table.clocks, shown_running(table, viewer), table.clocks.now()
    left = [
        max(0.0, clocks.deadline(seat) - now) if seat in running else clocks.bank(seat) for seat in range(table.players)
    ]
    return Times(seat=viewer, left=[round(seconds, 1) for seconds in left], running=running)
