"""How often an address may connect. Connections beyond that are ended at once, before they cost anything."""

from __future__ import annotations

import errno
import socket
import struct
import time

from serai.server.middleware.addresses import network_of
from serai.server.middleware.rate_limit import Buckets, Rate

REFUSED_AT_ONCE = 16  # connections in a turn of the event loop
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
REST = 0.5  # seconds; asyncio tries again after one
AT_ONCE = struct.pack("ii", 1, 0)  # such a connection leaves nothing behind on either side


class Door(socket.socket):
    """A listening socket; without a rate there is no limit, as behind a proxy, which makes all connections.

    (Windows accepts without asking it, so there this limit is not kept.)
    """

    arrivals: Buckets | None = None
    rests_until = 0.0

    def limit(self, rate: Rate) -> None:
        self.arrivals = Buckets(rate)

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        """asyncio takes a connection that was aborted as the end of its turn, so players come next, not the flood."""
        for _ in range(REFUSED_AT_ONCE):
            found, address = self.accept_if_room()
            if self.arrivals is None or self.arrivals[network_of(address[0])].take():
                return found, address
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            found.close()
        raise ConnectionAbortedError

    def accept_if_room(self) -> tuple[socket.socket, tuple[str, int]]:
        """asyncio waits when the system has no descriptor left, but asks again in the same turn, and every time it
        decides once more to wait: soon it would do nothing else."""
        if time.monotonic() < self.rests_until:
            raise BlockingIOError
        try:
            return super().accept()
        except OSError as error:
            if error.errno in NO_ROOM:
                self.rests_until = time.monotonic() + REST
            raise
