"""How many connections there may be. Where there is no room, one that has nothing to say makes it.

A connection is plain until it becomes a WebSocket; sockets have limits of their own (see limits.py). It is silent while
the server waits for it: for a request, for the rest of one, or until an answer is read. The oldest silent one of an
address goes when that address wants one too many: so who opens many and says nothing loses them, and a neighbour who
says something at once is heard.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from typing import Final, Protocol

EACH: Final = 200  # plain connections of an address


class Connection(Protocol):
    """What can be asked to go."""

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
        """Count a connection. If that is one too many, another is cut, or this one if all others are busy."""
        self.number += 1
        self.plain[new.address] += 1
        crowded = self.each is not None and self.plain[new.address] > self.each
        pool = self.silent_of[new.address] if crowded else self.silent if self.number > self.most else None
        if pool is not None and not pool:
            new.cut()
            return
        if pool is not None:
            oldest = next(iter(pool))
            self.mark_busy(oldest)  # it is on its way out, and not to be found again
            oldest.cut()
        self.mark_silent(new)

    def mark_silent(self, connection: Connection) -> None:
        self.silent[connection] = None
        self.silent_of[connection.address][connection] = None

    def mark_busy(self, connection: Connection) -> None:
        """The server is at work on a request of it."""
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
