"""A small reverse proxy that has a server under a path, and strips that path from what it passes on, or does not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Proxy:
    """A connection a request; the head is changed, everything else passes as it is, WebSockets too."""

    def __init__(self, port: int, prefix: str, strips: bool) -> None:
        self.port = port
        self.prefix = prefix
        self.strips = strips

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            if not head.split(" ")[1].startswith(f"{self.prefix}/"):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                there, back = await asyncio.open_connection("127.0.0.1", self.port)
                back.write(self.changed(head).encode("latin-1"))
                ways = [asyncio.create_task(pass_on(reader, back)), asyncio.create_task(pass_on(there, writer))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                back.close()
        writer.close()

    def changed(self, head: str) -> str:
        first, *lines = head.rstrip("\r\n").split("\r\n")
        method, path, version = first.split(" ")
        path = path.removeprefix(self.prefix) if self.strips else path
        if not any(line.lower().startswith("upgrade:") for line in lines):
            lines = [line for line in lines if not line.lower().startswith("connection:")] + ["Connection: close"]
        lines += ["X-Forwarded-For: 203.0.113.7", "X-Forwarded-Proto: https"]
        return "\r\n".join([f"{method} {path} {version}", *lines, "", ""])


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


@contextmanager
def a_proxy(port: int, prefix: str, strips: bool) -> Iterator[int]:
    """The port of a proxy before a server."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    serving = asyncio.start_server(Proxy(port, prefix, strips).serve, "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(serving, loop).result()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(ended(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def ended(server: asyncio.Server) -> None:
    server.close()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
