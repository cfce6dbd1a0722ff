"""Limits the number of connections. If there are too many, a silent one is closed.

A connection is plain until it becomes a WebSocket; sockets have limits of their own (see limits.py). It is silent while
the server waits for it: for a request, for the rest of one, or until an answer is read. The oldest silent one of an
address is closed when that address opens one too many: so a client that opens many and sends nothing loses them, and a
neighbour that sends something at once is served.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from typing import Final, Protocol

EACH: Final = 200  # plain connections of an address


class Connection(Protocol):
    """A connection that can be closed."""

    address: str

    def cut(self) -> None: ...


Ordered = OrderedDict[Connection, None]


class Connections:
    """All connections of a server; `each` is None where all of them come from a proxy."""

    def __init__(self, most: int, each: int | None = EACH) -> None:
        self.most = most
        self.each = each
        self.number = 0
        self.plain: Counter[str] = Counter()
        self.silent: Ordered = OrderedDict()
        self.silent_of: defaultdict[str, Ordered] = defaultdict(OrderedDict)

    def add(self, new: Connection) -> None:
        """Count a connection. If it is one too many, another is closed, or this one if all others are busy."""
        self.number += 1
        self.plain[new.address] += 1
        crowded = self.each is not None and self.plain[new.address] > self.each
        pool = self.silent_of[new.address] if crowded else self.silent if self.number > self.most else None
        if pool is not None and not pool:
            new.cut()
            return
        if pool is not None:
            oldest = next(iter(pool))
            self.mark_busy(oldest)  # it is being closed, and must not be found again
            oldest.cut()
        self.mark_silent(new)

    def mark_silent(self, connection: Connection) -> None:
        self.silent[connection] = None
        self.silent_of[connection.address][connection] = None

    def mark_busy(self, connection: Connection) -> None:
        """The server is working on a request of this connection."""
        self.silent.pop(connection, None)
        pool = self.silent_of[connection.address]
        pool.pop(connection, None)
        if not pool:
            del self.silent_of[connection.address]

    def mark_socket(self, connection: Connection) -> None:
        self.mark_busy(connection)
        self.plain[connection.address] -= 1
        if not self.plain[connection.address]:
            del self.plain[connection.address]

    def remove(self, connection: Connection) -> None:
        self.mark_socket(connection)
        self.remove_socket()

    def remove_socket(self) -> None:
        self.number -= 1
