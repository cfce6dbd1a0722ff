"""How much of the server one client may use: tables by opener, hints and standing orders by seat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Final

from serai.server.background.bot_runner import is_attended
from serai.server.errors import NotAllowed
from serai.server.middleware.rate_limit import Buckets, Rate
from serai.server.tables.room import Room
from serai.server.tables.tokens import hashed

BOT_TABLES: Final = 30  # of one opener, at which bots play because somebody is there, or have to answer
UNFINISHED: Final = 500  # tables of one opener that were opened within a day and are not over
DAY: Final = 24 * 3600.0  # seconds
MOST_KNOWN: Final = 100_000  # tables whose opener is known
HINTS: Final = Rate(burst=6, steady=0.1)  # of a seat
ORDERS: Final = Rate(burst=20, steady=0.2)  # of a seat; each is stored

_salt: Final = secrets.token_hex(16)  # of this process: nobody can look an address up by its hash


def group_of(address: str) -> str:
    """A client's address, for counting only: never stored, and useless elsewhere."""
    return hashed(_salt + address) if address else ""


class Openers:
    """Who has opened which table, until that is over: in memory only, but longer than the table is loaded."""

    def __init__(self) -> None:
        self.of: dict[str, str] = {}  # by table, those that were opened longest ago first
        self._opened: dict[str, dict[str, float]] = {}  # by opener: its tables, and when it was

    def note(self, table: str, opener: str) -> None:
        self.forget(table)
        self.of[table] = opener
        self._opened.setdefault(opener, {})[table] = time.monotonic()
        if len(self.of) > MOST_KNOWN:
            self.forget(next(iter(self.of)))

    def forget(self, table: str) -> None:
        opener = self.of.pop(table, None)
        if opener is not None:
            del self._opened[opener][table]
            if not self._opened[opener]:
                del self._opened[opener]

    def tables(self, opener: str) -> int:
        """How many were opened within a day."""
        since = time.monotonic() - DAY
        return sum(at > since for at in self._opened.get(opener, {}).values())


class Quotas:
    def __init__(self) -> None:
        self.most_tables = BOT_TABLES
        self.most_unfinished = UNFINISHED
        self.openers = Openers()
        self.hints = Buckets(HINTS)
        self.orders = Buckets(ORDERS)

    def charge(self, room: Room, opener: str) -> None:
        """Charge the table to its opener; if that is forgotten, to the first client that comes."""
        if opener and not room.opener:
            room.opener = opener
            if room.table.status != "over":
                self.openers.note(room.table.id, opener)

    def check_opening(self, opener: str) -> None:
        """NotAllowed if this opener has too many tables that are not over."""
        if opener and self.openers.tables(opener) >= self.most_unfinished:
            raise NotAllowed(
                "too_many_tables", "too many tables of yours are not over; finish or clear away some first"
            )

    def may_play(self, rooms: Iterable[Room], room: Room) -> bool:
        """Whether bots play on at this table: at a limited number of one opener's tables, first come, first served."""
        room.bots_play = room.opener == "" or self.most_tables > sum(
            other.opener == room.opener and other.bots_play and is_attended(other) and uses_bots(other)
            for other in rooms
            if other is not room
        )
        return room.bots_play

    def check_tables(self, rooms: Iterable[Room], opener: str) -> None:
        """NotAllowed if bots play at too many tables of this opener already."""
        if opener and sum(room.opener == opener and uses_bots(room) for room in rooms) >= self.most_tables:
            raise NotAllowed(
                "too_many_tables",
                f"bots play at {self.most_tables} tables of yours already; finish or leave one of them first",
            )

    def take_hint(self, room: Room, seat: int) -> None:
        if not self.hints[f"{room.table.id}/{seat}"].take():
            raise NotAllowed("too_fast", "at most six hints a minute; wait a little")

    def take_order(self, room: Room, seat: int) -> None:
        if not self.orders[f"{room.table.id}/{seat}"].take():
            raise NotAllowed("too_fast", "one standing order in five seconds, a few more at once; wait a little")


def uses_bots(room: Room) -> bool:
    """Whether bots cost something here: not if all wait for a player who is away."""
    table = room.table
    if table.status != "playing" or all(seat.bot is None for seat in table.seats):
        return False
    return bool(room.clients) or any(table.seats[seat].bot is not None for seat in table.waiting_for())
