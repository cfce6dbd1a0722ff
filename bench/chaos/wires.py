"""A wire between one client and the server: it can drip, delay, stop, and be cut in the middle of a frame.

Every wire has an address of its own on the loopback, so that the server's limits see different clients. What different
wires delay by chance arrives in another order.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

CHUNK = 1 << 16  # bytes
DROP = 64  # bytes of a drip
BETWEEN = 0.002  # seconds between two of them


class Wire:
    def __init__(self, port: int, source: str, seed: int) -> None:
        self.target = port
        self.source = source
        self.rng = random.Random(seed)
        self.delay = 0.0  # seconds at most, for every piece
        self.drips = False
        self.cuts = False  # at the next piece from the server, in its middle
        self.was_cut = False
        self.passes = asyncio.Event()
        self.passes.set()
        self.port = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        self.was_cut = True
        for writer in self._open:
            writer.transport.abort()

    def clear(self) -> None:
        """Everything passes again."""
        self.delay, self.drips, self.cuts = 0.0, False, False
        self.passes.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far = await asyncio.open_connection("127.0.0.1", self.target, local_addr=(self.source, 0))
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far[1]}
        self._open |= ends
        pumps = [
            asyncio.create_task(self._pump(reader, far[1], False)),
            asyncio.create_task(self._pump(far[0], writer, True)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._open -= ends
            for pump in pumps:
                pump.cancel()
            for end in ends:
                end.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, from_server: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self.passes.wait()
                if self.delay:
                    await asyncio.sleep(self.delay * self.rng.random())
                if self.cuts and from_server:
                    self.cuts = False
                    writer.write(data[: max(1, len(data) // 2)])
                    await writer.drain()
                    self.cut()
                    return
                await self._write(writer, data)

    async def _write(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if not self.drips:
            writer.write(data)
            await writer.drain()
            return
        for start in range(0, len(data), DROP):
            writer.write(data[start : start + DROP])
            await writer.drain()
            await asyncio.sleep(BETWEEN)
