"""Clients that are connected."""

from __future__ import annotations

import asyncio
from typing import Final

from serai.server.rates import Bucket, Rate
from serai.server.table import REMEMBERED, Viewer

MOST_WAITING: Final = REMEMBERED + 200  # frames that a client may be behind before it is cut off
CHAT: Final = Rate(burst=10, steady=0.5)  # lines of a client


class Device:
    """A client that is connected: the seats it plays, and what waits to be sent to it."""

    def __init__(self, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.lines = Bucket(CHAT)
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def viewers(self) -> list[Viewer]:
        return list(self.seats) if self.seats else [None]

    def send(self, frame: bytes) -> None:
        if self.frames.qsize() < MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        """What still waits is dropped; the connection is closed."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.finish()

    def finish(self) -> None:
        """The connection is closed after what still waits."""
        self.frames.put_nowait(None)
