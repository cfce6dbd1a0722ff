"""How often an address may connect. Connections beyond that are ended at once, before they cost anything."""

from __future__ import annotations

import socket
import struct

from serai.server.middleware.addresses import network_of
from serai.server.middleware.rate_limit import Buckets, Rate

REFUSED_AT_ONCE = 16  # connections in a turn of the event loop
AT_ONCE = struct.pack("ii", 1, 0)  # such a connection leaves nothing behind on either side


class Door(socket.socket):
    """A listening socket; without a rate there is no limit, as behind a proxy, which makes all connections.

    (Windows accepts without asking it, so there this limit is not kept.)
    """

    arrivals: Buckets | None = None

    def limit(self, rate: Rate) -> None:
        self.arrivals = Buckets(rate)

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        """asyncio takes a connection that was aborted as the end of its turn, so players come next, not the flood."""
        for _ in range(REFUSED_AT_ONCE):
            found, address = super().accept()
            if self.arrivals is None or self.arrivals[network_of(address[0])].take():
                return found, address
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            found.close()
        raise ConnectionAbortedError
