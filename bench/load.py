"""Many live tables on one server process: how long a move takes to be acknowledged, and to reach the last seat.

    python bench/load.py [--tables 100,500,1000] [--seconds 20] [--every 2] [--games saba,emira,dragons]

Four sockets a table, one for each seat, a legal move a table every so many seconds, played by this process. The
same against a bare FastAPI WebSocket that answers a move with four frames of that size (without `--without-echo`). At
the end as many moves a second as a hundred tables make without a pause.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from serving import Json, Server, any_move, free_port

SEATS = 4
SATURATED = 100  # tables that play without a pause


class Socket(asyncio.Protocol):
    """The least that a WebSocket client needs, so that this process costs little beside the server's."""

    def __init__(self, table: Table, port: int) -> None:
        self.table = table
        self.port = port
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /live HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(lines).encode())

    def send(self, message: Json) -> None:
        """A masked text frame; the mask is zero."""
        data = json.dumps(message).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, rest
            self.table.opened(self)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, frame = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 1:
                self.table.heard(self, frame)
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | len(frame)]) + b"\0\0\0\0" + frame)


@dataclass
class Times:
    done: list[float] = field(default_factory=list)
    last: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    refused: int = 0


class Table:
    """A table from the outside: four sockets, and the question that is open."""

    def __init__(self, id: str, tokens: list[str], times: Times, rng: random.Random, at_once: bool) -> None:
        self.id = id
        self.tokens = tokens
        self.times = times
        self.rng = rng
        self.at_once = at_once
        self.sockets: list[Socket] = []
        self.questions: dict[Socket, Json] = {}
        self.sent = 0.0
        self.last = 0.0
        self.waiting = False
        self.over = False
        self.number = 0
        self.welcomes = 0

    def opened(self, socket: Socket) -> None:
        token = self.tokens[self.sockets.index(socket)]
        socket.send({"type": "hello", "table": self.id, "tokens": [token]})

    def heard(self, socket: Socket, frame: bytes) -> None:
        now = time.perf_counter()
        if frame.startswith(b'{"type":"sight"'):
            self.last = now
            self.times.sizes.append(len(frame))
            self.questions.pop(socket, None)
            if b'"asked":null' not in frame[:60]:
                self.questions[socket] = json.loads(frame)
                if self.at_once and not self.waiting:
                    asyncio.get_running_loop().call_soon(self.move)
        elif frame.startswith(b'{"type":"done"'):
            self.times.done.append(now - self.sent)
            self.waiting = False
            if self.at_once:
                asyncio.get_running_loop().call_soon(self.move)
        elif frame.startswith(b'{"type":"welcome"'):
            self.welcomes += 1
        elif frame.startswith(b'{"type":"no"'):
            self.times.refused += 1
            self.waiting = False
        elif b'"status":"over"' in frame:
            self.over = True

    def move(self) -> None:
        """The move that is due, if somebody is asked."""
        if self.waiting or not self.questions or self.over:
            return
        if self.last > self.sent > 0.0:
            self.times.last.append(self.last - self.sent)
        socket, sight = self.questions.popitem()
        self.number += 1
        self.waiting = True
        move = any_move(sight["view"]["decision"], self.rng)
        play: Json = {
            "type": "play",
            "id": f"{self.number}",
            "seat": sight["seat"],
            "asked": sight["asked"],
            "move": move,
        }
        self.sent = time.perf_counter()
        socket.send(play)


async def run(port: int, tables: list[Table], seconds: float, every: float) -> None:
    loop = asyncio.get_running_loop()
    for table in tables:
        for _ in range(SEATS):
            socket = Socket(table, port)
            table.sockets.append(socket)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", port)
    while any(table.welcomes < SEATS for table in tables):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    for table in tables:
        table.times.done.clear()
        table.times.last.clear()
    began = loop.time()
    if every == 0.0:
        for table in tables:
            table.move()
        await asyncio.sleep(seconds)
    else:
        for round in range(int(seconds / every)):
            for number, table in enumerate(tables):
                due = began + (round + number / len(tables)) * every
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                table.move()
        await asyncio.sleep(1.0)
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()


def told(times: Times, seconds: float) -> Json:
    def at(values: list[float], share: float) -> float | None:
        return round(1000 * sorted(values)[int(share * (len(values) - 1))], 1) if values else None

    return {
        "moves": len(times.done),
        "moves_a_second": round(len(times.done) / seconds, 1),
        "acknowledge_ms": {"p50": at(times.done, 0.5), "p99": at(times.done, 0.99)},
        "broadcast_ms": {"p50": at(times.last, 0.5), "p99": at(times.last, 0.99)},
        "frame_bytes": round(statistics.mean(times.sizes)) if times.sizes else None,
        "refused": times.refused,
    }


def opened(server: Server, number: int, games: list[str], times: Times, at_once: bool) -> list[Table]:
    tables = []
    for n in range(number):
        keys = server.open_table(games[n % len(games)], [{"kind": "me"}] * SEATS)
        tokens = list(keys["seats"].values())
        tables.append(Table(keys["table"]["id"], tokens, times, random.Random(n), at_once))
    return tables


def measured(number: int, chosen: argparse.Namespace, every: float) -> Json:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            times = Times()
            tables = opened(server, number, chosen.games.split(","), times, every == 0.0)
            asyncio.run(run(server.port, tables, chosen.seconds, every))
            return {**told(times, chosen.seconds), "memory_mb": round(server.memory())}
        finally:
            server.stop()


def echoed(number: int, chosen: argparse.Namespace, every: float, size: int) -> Json:
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--echo", str(port), "--size", str(size)])
    try:
        time.sleep(5.0)
        times = Times()
        tables = [Table(f"{n}", ["x"] * SEATS, times, random.Random(n), every == 0.0) for n in range(number)]
        asyncio.run(run(port, tables, chosen.seconds, every))
        return told(times, chosen.seconds)
    finally:
        process.kill()
        process.wait()


def serve_echo(port: int, size: int) -> None:
    """A bare server: it acknowledges every move, and sends a frame to all four clients."""
    app = FastAPI()
    groups: dict[str, list[WebSocket]] = {}
    head = '{"type":"sight","seat":0,"asked":%s,"view":{"decision":{"moves":[{"kind":"x"}]},"x":"'

    def frame(asked: str) -> str:
        text = head % asked
        return text + "x" * (size - len(text) - 3) + '"}}'

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        group = groups.setdefault(json.loads(await socket.receive_text())["table"], [])
        group.append(socket)
        await socket.send_text('{"type":"welcome"}')
        await socket.send_text(frame("0" if len(group) == 1 else "null"))
        with suppress(WebSocketDisconnect):
            while True:
                message = json.loads(await socket.receive_text())
                for other in group:
                    await other.send_text(frame("0" if other is group[0] else "null"))
                await socket.send_text(f'{{"type":"done","id":"{message["id"]}"}}')

    uvicorn.run(app, port=port, log_level="error", ws_per_message_deflate=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,500,1000")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--games", default="saba,emira,dragons")
    parser.add_argument("--without-echo", action="store_true")
    parser.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, default=5000, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.echo is not None:
        serve_echo(chosen.echo, chosen.size)
        return
    from serai import _native

    print(f"engine {_native.describe()}; load before {os.getloadavg()[0]:.1f}", flush=True)
    size = chosen.size
    for number in [int(part) for part in chosen.tables.split(",") if part]:
        found = measured(number, chosen, chosen.every)
        size = found["frame_bytes"] or size
        print(f"{number} tables: {json.dumps(found)}", flush=True)
        if not chosen.without_echo:
            print(f"{number} groups of the echo: {json.dumps(echoed(number, chosen, chosen.every, size))}", flush=True)
    print(f"saturated: {json.dumps(measured(SATURATED, chosen, 0.0))}", flush=True)
    if not chosen.without_echo:
        print(f"saturated echo: {json.dumps(echoed(SATURATED, chosen, 0.0, size))}", flush=True)


if __name__ == "__main__":
    main()
