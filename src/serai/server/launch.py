"""Starting a server and ending it: its folder, its port, its signals."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

import uvicorn
from fastapi import FastAPI
from platformdirs import user_data_path

from serai.server.app import create_app
from serai.server.errors import CannotServe
from serai.server.middleware.arrivals import Door
from serai.server.middleware.connections import EACH, Connections
from serai.server.middleware.guard import Rules
from serai.server.middleware.protocols import Config
from serai.server.ops import descriptors
from serai.server.storage.opening import open_store
from serai.server.storage.permissions import private_file, private_folder
from serai.server.tables.lobby import Lobby

LOCK: Final = "serai.lock"
QUEUE: Final = 2048  # connections that wait to be accepted
SWITCH: Final = 0.0001  # seconds for which a thread keeps the interpreter while another waits for it
GRACE: Final = 10  # seconds for requests that are under way when the server ends


def default_folder() -> Path:
    """Where the operating system keeps a user's data."""
    return user_data_path("serai", appauthor=False)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the data folder for one server, creating it if necessary. The lock ends with the process."""
    try:
        private_folder(folder)
        private_file(folder / LOCK)
        file = open(folder / LOCK, "a")  # noqa: SIM115 - held as long as the server runs
    except OSError as error:
        if folder.exists() and not folder.is_dir():
            raise CannotServe(f"{folder} is a file; --data takes a folder") from error
        raise CannotServe(f"cannot write to {folder}: {error.strerror or error}; choose another with --data") from error
    with file, locked_itself(folder) as alone:
        if not (alone and lock(file)):
            raise CannotServe(f"another server uses {folder}; end it, or choose another folder with --data")
        yield


@contextmanager
def locked_itself(folder: Path) -> Iterator[bool]:
    """Whether nobody else has locked the folder: somebody may have removed the file while a server holds its lock."""
    if sys.platform == "win32":  # there a file that is open cannot be removed
        yield True
        return
    import fcntl

    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            alone = True
        except BlockingIOError:
            alone = False
        except OSError:  # some network disks cannot lock a folder; then only the file's lock is left
            alone = True
        yield alone
    finally:
        os.close(descriptor)


def lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def open_door(host: str, port: int) -> Door:
    """A listening socket at this address; CannotServe with the reason if that is not possible."""
    try:
        found_addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found_addresses[0]
        found = Door(family, kind, protocol)  # asyncio sends small packets at once only where it knows the protocol
    except (OSError, OverflowError) as error:
        raise CannotServe(f"there is no address {host}:{port}: {error}") from error
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(QUEUE)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"port {port} is taken; choose another with --port") from error
        raise CannotServe(f"cannot listen at {host}:{port}: {error.strerror or error}") from error
    return found


class Server(uvicorn.Server):
    """Ends at Ctrl-C or SIGTERM: requests under way are finished, and the process exits normally."""

    def __init__(self, app: FastAPI, room: descriptors.Room, ready: Callable[[], None]) -> None:
        each = None if app.state.rules.behind_proxy else EACH  # a proxy has one address, and limits of its own
        connections = Connections(room.connections, each)
        super().__init__(Config(app, connections, backlog=room.batch, timeout_graceful_shutdown=GRACE))
        self.app = app
        self.ready = ready

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        sys.setswitchinterval(SWITCH)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(QUEUE)  # uvicorn has set it to what is accepted in one go
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        lobby = self.app.state.lobby
        assert isinstance(lobby, Lobby)
        await lobby.disconnect_all()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised once more."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def serve_tables(
    folder: Path,
    host: str,
    port: int,
    workers: int,
    keep_days: float | None,
    rules: Rules,
    private_notices: bool,
    ready: Callable[[str, FastAPI], None],
) -> None:
    """Serve until a signal comes; `ready` is told the address."""
    with locked(folder), open_door(host, port) as door:
        open_store(folder).dispose()  # a broken database is reported here, in one line
        room = descriptors.room_within(descriptors.raise_limit())
        if not rules.behind_proxy:
            door.limit(rules.arrivals)
        rules = replace(rules, sockets=min(rules.sockets, room.sockets))
        app = create_app(folder, workers, rules, keep_days, private_notices)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{door.getsockname()[1]}"
        Server(app, room, lambda: ready(address, app)).run(sockets=[door])
