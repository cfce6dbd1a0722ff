"""How often an address may connect. Beyond that its connections are ended before anything is spent on them."""

from __future__ import annotations

import socket
import struct

from serai.server.middleware.addresses import network_of
from serai.server.middleware.rate_limit import Buckets, Rate

AT_ONCE = struct.pack("ii", 1, 0)  # nothing is left of such a connection, on either side


class Door(socket.socket):
    """A listening socket; without a rate everybody may come, as where all connections are a proxy's.

    (Windows accepts without asking it, so there this limit is not kept.)
    """

    arrivals: Buckets | None = None

    def limit(self, rate: Rate) -> None:
        self.arrivals = Buckets(rate)

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        """asyncio takes a connection that was aborted as the end of its turn, so players come next, not the flood."""
        found, address = super().accept()
        if self.arrivals is not None and not self.arrivals[network_of(address[0])].take():
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            found.close()
            raise ConnectionAbortedError
        return found, address
