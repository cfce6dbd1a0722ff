"""How much of the server one may use: tables with bots by opener, hints and standing orders by seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from serai.server.middleware.rate_limit import Buckets, Rate
from serai.server.tables.room import NotAllowed, Room
from serai.server.tables.tokens import hashed

BOT_TABLES: Final = 30  # of one opener, at which bots play with somebody who is there, or are to answer
HINTS: Final = Rate(burst=6, steady=0.1)  # of a seat
ORDERS: Final = Rate(burst=20, steady=0.2)  # of a seat; each is stored

_salt: Final = secrets.token_hex(16)  # of this process: nobody can look an address up by its hash


def group_of(address: str) -> str:
    """A client's address, for counting only: never stored, and useless elsewhere."""
    return hashed(_salt + address) if address else ""


class Quotas:
    def __init__(self) -> None:
        self.most_tables = BOT_TABLES
        self.hints = Buckets(HINTS)
        self.orders = Buckets(ORDERS)

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
    """Not a table at which all wait for somebody who is away."""
    table = room.table
    if table.status != "playing" or all(seat.bot is None for seat in table.seats):
        return False
    return bool(room.clients) or any(table.seats[seat].bot is not None for seat in table.waiting_for())
