"""Connections that say nothing, too little or too much: nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import errno
import json
import resource
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serai.server.launch import open_door
from serai.server.middleware import arrivals, guard, protocols
from serai.server.middleware.connections import Connections
from serai.server.middleware.guard import Rules
from serai.server.middleware.rate_limit import Rate
from serai.server.ops.descriptors import Room, room_within
from tests.server.doors import LIMIT, answer, at_the_door, dial, is_cut, wait_for
from tests.server.test_serve import COMMAND, log_of

DESCRIPTORS = 128
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
OK = b"HTTP/1.1 200 OK"


class Caller:
    def __init__(self, address: str) -> None:
        self.address = address
        self.was_cut = False

    def cut(self) -> None:
        self.was_cut = True


def come(connections: Connections, *addresses: str) -> list[Caller]:
    callers = [Caller(address) for address in addresses]
    for caller in callers:
        connections.add(caller)
    return callers


def cut(callers: list[Caller]) -> list[bool]:
    return [caller.was_cut for caller in callers]


def send_much(connection: socket.socket, data: bytes) -> None:
    for _ in range(1000):
        connection.sendall(data)


# Whose turn it is to go.


def test_the_oldest_silent_connection_of_an_address_makes_room_for_the_next() -> None:
    connections = Connections(most=100, each=2)
    callers = come(connections, "a", "b", "a", "a", "a")
    assert cut(callers) == [True, False, True, False, False]


def test_one_with_a_request_under_way_is_not_cut_and_a_socket_does_not_count() -> None:
    connections = Connections(most=100, each=2)
    busy, socket, idle = come(connections, "a", "a", "b")
    connections.mark_busy(busy)
    connections.mark_socket(socket)
    second, third = come(connections, "a", "a")
    assert cut([busy, socket, idle, second, third]) == [False, False, False, True, False]
    connections.mark_busy(third)
    assert cut(come(connections, "a")) == [True]  # all others are busy


def test_when_all_are_too_many_the_oldest_silent_one_goes() -> None:
    connections = Connections(most=3, each=None)
    callers = come(connections, "a", "b", "c", "d")
    assert cut(callers) == [True, False, False, False]
    for caller in callers:
        connections.remove(caller)
    assert (connections.number, connections.plain, connections.silent, connections.silent_of) == (0, {}, {}, {})


@pytest.mark.parametrize(
    ("descriptors", "room"),
    [(64, Room(16, 4)), (128, Room(40, 4)), (1024, Room(320, 32)), (65536, Room(32512, 64))],
)
def test_there_is_always_room_for_files(descriptors: int, room: Room) -> None:
    assert room_within(descriptors) == room
    assert 2 * room.connections + 4 * room.batch < descriptors


# Deadlines.


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\nGET"])
def test_the_head_of_a_request_has_a_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.1)
    with at_the_door(tmp_path) as port, dial(port) as silent:
        silent.sendall(said)
        assert is_cut(silent)


def test_a_body_has_a_deadline_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_WITHIN", 0.1)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with at_the_door(tmp_path) as port, dial(port) as slow:
        slow.sendall(head)
        assert slow.recv(1 << 16).startswith(b"HTTP/1.1 408 ")
        assert is_cut(slow)


def test_a_body_that_nobody_waits_for_has_a_deadline_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "BODY_WITHIN", 0.1)
    monkeypatch.setattr(protocols, "KEEP_ALIVE", 3600)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n{"
    with at_the_door(tmp_path) as port, dial(port) as slow:
        slow.sendall(head)
        assert slow.recv(1 << 16).startswith(b"HTTP/1.1 413 ")
        assert is_cut(slow)


def test_a_request_that_breaks_off_is_not_carried_out(tmp_path: Path) -> None:
    body = json.dumps({"game": "saba", "seats": [{"kind": "bot"}], "settings": {"visibility": "open"}}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body) + 1}\r\n\r\n".encode()
    with at_the_door(tmp_path) as port:
        with dial(port) as broken:
            broken.sendall(head + body)  # valid as it is, but a byte is missing
        with dial(port) as another:
            another.sendall(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b'"tables":[]' in b"".join(iter(lambda: another.recv(1 << 16), b""))


def test_an_answer_has_to_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "READ_WITHIN", 0.1)
    with at_the_door(tmp_path) as port, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(LIMIT)
        deaf.connect(("127.0.0.1", port))
        asked = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with pytest.raises(ConnectionError):
            send_much(deaf, asked * 1000)


def test_a_socket_behind_a_request_of_the_same_connection_has_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.1)
    monkeypatch.setattr(protocols, "READ_WITHIN", 0.1)
    asked = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with at_the_door(tmp_path) as port, dial(port) as both:
        both.sendall(asked + UPGRADE)
        told = b""
        while b"HTTP/1.1 101" not in told:
            told += both.recv(1 << 16)
        both.settimeout(0.5)
        with pytest.raises(TimeoutError):
            both.recv(1)


# Many at once.


def test_silent_neighbours_do_not_keep_anybody_out(tmp_path: Path) -> None:
    with at_the_door(tmp_path, each=5) as port, ExitStack() as stack:
        first = stack.enter_context(dial(port))
        silent = [stack.enter_context(dial(port)) for _ in range(20)]
        assert is_cut(first)
        with dial(port) as honest:
            assert answer(honest) == OK
        assert answer(silent[-1]) == OK


def test_neighbours_who_drip_do_not_keep_anybody_out(tmp_path: Path) -> None:
    begun = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"
    with at_the_door(tmp_path, each=5) as port, ExitStack() as stack:
        slow = [stack.enter_context(dial(port)) for _ in range(5)]
        for one in slow:
            one.sendall(begun)
            assert one.recv(100).startswith(b"HTTP/1.1 100 ")  # its body is waited for
        for _ in range(3):
            with dial(port) as honest:
                assert answer(honest) == OK
        assert is_cut(slow[0])


def test_neighbours_who_do_not_read_do_not_keep_anybody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "READ_WITHIN", 3600.0)
    pause, paused = protocols.HttpProtocol.pause_writing, []

    def remember(self: protocols.HttpProtocol) -> None:
        pause(self)
        paused.append(self)

    monkeypatch.setattr(protocols.HttpProtocol, "pause_writing", remember)
    with at_the_door(tmp_path, each=2, rules=Rules(requests=Rate(1e9, 1e9))) as port, ExitStack() as stack:
        for _ in range(2):
            deaf = stack.enter_context(socket.socket())
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            deaf.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        wait_for(lambda: len(paused) == 2)
        with dial(port) as honest:
            assert answer(honest) == OK


def test_what_is_sent_does_not_wait_for_an_acknowledgement_of_what_was_sent_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nagle's algorithm would add some 40 ms to many a move."""
    make, without_delay = protocols.HttpProtocol.connection_made, []

    def look(self: protocols.HttpProtocol, transport: asyncio.Transport) -> None:
        found = transport.get_extra_info("socket")
        without_delay.append(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        make(self, transport)

    monkeypatch.setattr(protocols.HttpProtocol, "connection_made", look)
    with at_the_door(tmp_path) as port, dial(port) as honest:
        assert answer(honest) == OK
    assert without_delay == [1]


def test_who_connects_too_often_is_ended_unheard_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 3600.0)  # none ends for another reason
    rules = Rules(arrivals=Rate(burst=3, steady=0.0))
    with at_the_door(tmp_path, rules=rules) as port, ExitStack() as stack:
        early = [stack.enter_context(dial(port)) for _ in range(3)]
        for _ in range(50):
            assert is_refused(port)
        assert [answer(one) for one in early] == [OK] * 3  # who was in stays in
        with dial(port, "127.0.0.2") as elsewhere:
            assert answer(elsewhere) == OK


def is_refused(port: int) -> bool:
    """Wait for the end of a new connection, which may come before it is known to be there."""
    try:
        with dial(port) as connection:
            return is_cut(connection)
    except ConnectionError:
        return True


def test_a_shortage_of_descriptors_is_noticed_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """asyncio would ask on and on within a turn, and be woken for each time later."""

    def accept_nothing(self: socket.socket) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    clock = [100.0]
    monkeypatch.setattr(arrivals, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    with open_door("127.0.0.1", 0) as door:
        door.setblocking(False)
        with monkeypatch.context() as shortage:
            shortage.setattr(socket.socket, "accept", accept_nothing)
            for _ in range(2):
                with pytest.raises(OSError, match="Too many open files"):
                    door.accept()
                with pytest.raises(BlockingIOError):
                    door.accept()
                clock[0] += 1.0
        with dial(door.getsockname()[1]):
            found, _ = door.accept()
            found.close()


def test_a_proxy_may_connect_as_often_as_it_likes() -> None:
    with open_door("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        for _ in range(600):
            with dial(port) as one, door.accept()[0] as other:
                assert other.getpeername() == one.getsockname()


def test_a_request_too_many_is_the_last_of_its_connection(tmp_path: Path) -> None:
    """Or refusals without end could be had on it, and they cost something too."""
    rules = Rules(requests=Rate(burst=2, steady=0.0))
    with at_the_door(tmp_path, rules=rules) as port, dial(port) as eager:
        eager.sendall(b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
        answers = b""
        while part := eager.recv(1 << 16):
            answers += part
        assert (answers.count(b"HTTP/1.1 200 "), answers.count(b"HTTP/1.1 429 ")) == (2, 1)


@contextmanager
def poor_server(folder: Path) -> Iterator[int]:
    """The port of a server process that may open few files."""

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS // 2, DESCRIPTORS))

    command = [*COMMAND, "--port", "0", "--data", str(folder)]
    with log_of(folder).open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, preexec_fn=bounded)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline().split()[3].rpartition(":")[2])
    finally:
        process.kill()
        process.communicate()


def test_hundreds_of_silent_connections_leave_room_for_honest_ones(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with poor_server(folder) as port, ExitStack() as stack:
        for _ in range(4):
            for _ in range(100):
                stack.enter_context(dial(port))
            body = json.dumps({"game": "saba", "seats": [{"kind": "me"}]}).encode()
            wanted = urllib.request.Request(
                f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(wanted, timeout=LIMIT) as opened:
                table = json.loads(opened.read())
            with connect(f"ws://127.0.0.1:{port}/live", open_timeout=LIMIT) as live:
                tokens = list(table["seats"].values())
                live.send(json.dumps({"type": "hello", "table": table["table"]["id"], "tokens": tokens}))
                assert json.loads(live.recv(LIMIT))["type"] == "welcome"
    log = log_of(folder).read_text()
    assert "out of system resource" not in log
    assert len(log.splitlines()) < 20


# Frames of a WebSocket.


@pytest.fixture
def live(tmp_path: Path) -> Iterator[ClientConnection]:
    with (
        at_the_door(tmp_path) as port,
        connect(f"ws://127.0.0.1:{port}/live", ping_interval=None, compression=None, open_timeout=LIMIT) as socket,
    ):
        yield socket


def closed_with(live: ClientConnection) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        live.recv(LIMIT)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"], ids=["pings", "pongs"])
def test_a_flood_of_control_frames_is_cut_off(live: ClientConnection, frame: bytes) -> None:
    try:
        for _ in range(50):
            live.socket.sendall(frame * 10_000)
    except OSError:
        return  # cut off while it was still sending
    assert closed_with(live) in (None, 4429)


def test_a_few_pings_are_answered(live: ClientConnection) -> None:
    for _ in range(20):
        assert live.ping().wait(LIMIT)


def test_parts_of_messages_are_counted_as_pings_are(live: ClientConnection) -> None:
    live.socket.sendall(b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * int(protocols.PARTS.burst * 2))
    assert closed_with(live) == 4429


def test_who_floods_is_told_why(live: ClientConnection) -> None:
    live.socket.sendall(b"\x89\x80\0\0\0\0" * int(protocols.FRAMES.burst * 3))
    assert closed_with(live) == 4429


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("then", ["many", "long", "huge"])
def test_who_is_sent_away_before_all_is_heard_is_no_mistake_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, there: bool, then: str
) -> None:
    """The connection is closed while the application still hears what came before, and refuses that too."""
    some = frame_of(b"{}") * (protocols.SLICE // 8)  # so that hello is heard before what follows is read
    more = {"many": frame_of(b"{}"), "long": frame_of(b"x" * 70_000), "huge": some + frame_of(b"x" * 140_000)}[then]
    with at_the_door(tmp_path) as port, socket.create_connection(("127.0.0.1", port), LIMIT) as live:
        table = opened_table(port) if there else "nosuch"
        live.sendall(UPGRADE)
        assert live.recv(100).startswith(b"HTTP/1.1 101")
        hello = frame_of(json.dumps({"type": "hello", "table": table}).encode())
        with suppress(ConnectionError):  # cut off while it was still sending
            live.sendall(hello + more + frame_of(b"{}") * int(protocols.FRAMES.burst * 3))
        assert is_cut(live)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_who_was_sent_away_has_gone_for_the_application_even_while_the_connection_is_closing() -> None:
    """Which is a moment that is hard to meet from outside."""
    socket = object.__new__(protocols.SocketProtocol)
    socket.close_sent = socket.handshake_complete = True
    with pytest.raises(ClientDisconnected):
        asyncio.run(socket.send({"type": "websocket.send", "text": "{}", "bytes": None}))


def opened_table(port: int) -> str:
    body = json.dumps({"game": "saba", "seats": [{"kind": "me"}]}).encode()
    wanted = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wanted, timeout=LIMIT) as opened:
        found: str = json.loads(opened.read())["table"]["id"]
        return found


def frame_of(text: bytes) -> bytes:
    """A masked text frame; the mask is zero."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xff" + len(text).to_bytes(8, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


def test_bytes_count_whatever_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "BYTES", Rate(burst=10_000, steady=0.0))
    with (
        at_the_door(tmp_path) as port,
        connect(f"ws://127.0.0.1:{port}/live", ping_interval=None, compression=None, open_timeout=LIMIT) as live,
    ):
        live.send('{"type": "hello", "table": "nosuch"' + " " * 20_000 + "}")
        assert closed_with(live) == 4429


def test_who_does_not_read_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = Rate(1e12, 1e12)
    for rate in ("FRAMES", "PARTS", "BYTES"):
        monkeypatch.setattr(protocols, rate, wide)
    with at_the_door(tmp_path) as port, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(UPGRADE)
        assert deaf.recv(100).startswith(b"HTTP/1.1 101")
        deaf.settimeout(1.0)
        pings = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 1000
        with pytest.raises(TimeoutError):  # the server does not take more, for it could not answer
            send_much(deaf, pings)
        with dial(port) as honest:
            assert answer(honest) == OK
