"""Connected clients."""

from __future__ import annotations

import asyncio
from typing import Final

from serai.server.tables.table import REMEMBERED
from serai.server.tables.table_state import Viewer

MOST_WAITING: Final = REMEMBERED + 200  # frames that a client may be behind before it is cut off


class Client:
    """A connected client: the seats it plays, and the frames that wait to be sent to it."""

    def __init__(self, tokens: dict[int, str | None], host: bool) -> None:
        self.tokens = tokens  # by seat, the hash of the token that opened it, which may be revoked
        self.seats = sorted(tokens)
        self.host = host
        self.address = ""  # as the guard knows it
        self.closed = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def viewers(self) -> list[Viewer]:
        return list(self.seats) if self.seats else [None]

    def send(self, frame: bytes) -> None:
        if self.closed:
            return
        if self.frames.qsize() < MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        """Drop the waiting frames, send and read nothing more, and close the connection."""
        self.closed = True
        while not self.frames.empty():
            self.frames.get_nowait()
        self.finish()

    def finish(self) -> None:
        """Close the connection after the waiting frames."""
        self.frames.put_nowait(None)
