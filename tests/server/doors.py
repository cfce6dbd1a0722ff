"""A server with a port in a thread of this process, so that what it waits for can be changed."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from serai.server.app import create_app
from serai.server.launch import open_door
from serai.server.middleware.connections import Connections
from serai.server.middleware.guard import Rules
from serai.server.middleware.protocols import Config

LIMIT = 60.0  # seconds, on a machine that has other things to do


@contextmanager
def at_the_door(data: Path, most: int = 100, each: int | None = 100, rules: Rules | None = None) -> Iterator[int]:
    """The port of a server with room for so many connections."""
    with open_door("127.0.0.1", 0) as door:
        door.limit((rules or Rules()).arrivals)
        running = uvicorn.Server(Config(create_app(data, 1, rules), Connections(most, each)))
        thread = threading.Thread(target=running.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            wait_for(lambda: running.started)
            yield door.getsockname()[1]
        finally:
            running.should_exit = True
            thread.join()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def dial(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from this address of the loopback."""
    return socket.create_connection(("127.0.0.1", port), LIMIT, (source, 0))


def is_cut(connection: socket.socket) -> bool:
    """Wait for the end of a connection; what still comes before it is of no interest."""
    try:
        while connection.recv(1 << 16):
            pass
    except ConnectionError:
        pass
    return True


def answer(connection: socket.socket, path: str = "/api/bots") -> bytes:
    """The first line of an answer."""
    connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return connection.recv(1 << 16).partition(b"\r\n")[0]
