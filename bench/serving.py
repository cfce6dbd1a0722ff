"""A server in a process of its own, and clients for it: what the long runs share.

    python bench/serving.py --data FOLDER --port 8000

starts one whose limits are so wide that a single machine can put load on it. With --salted, deals and dice are those of
the salt that a table is opened with, so that a game can be played again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server process that can be killed and started again; `packages` is a folder with more of them."""

    def __init__(
        self, data: Path, workers: int = 1, deflate: bool = False, salted: bool = False, packages: Path | None = None
    ) -> None:
        self.data = data
        self.port = free_port()
        self.workers = workers
        self.flags = [name for name, on in (("--deflate", deflate), ("--salted", salted)) if on]
        self.env = os.environ if packages is None else {**os.environ, "PYTHONPATH": str(packages)}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, __file__, "--data", self.data, "--port", self.port, "--workers", self.workers]
        command += self.flags
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen([str(part) for part in command], stdout=log, stderr=log, env=self.env)
        deadline = time.monotonic() + 60
        while True:
            with suppress(OSError):
                self.call("GET", "/health", within=2.0)
                return
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start; see {self.data / 'server.log'}")
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def log(self) -> str:
        return (self.data / "server.log").read_text()

    def memory(self) -> float:
        """Resident megabytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    def call(self, method: str, path: str, body: object = None, token: str = "", within: float = 60.0) -> Json:
        """A request; raises what urllib raises."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=within) as answer:
            found: Json = json.loads(answer.read() or b"null")
            return found

    def open_table(self, game: str, seats: list[Json], **options: object) -> Json:
        wanted = {"game": game, "options": {"players": len(seats), **options}, "seats": seats}
        return self.call("POST", "/api/tables", wanted)

    @property
    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}/live"


class Player:
    """Seats of a table over a WebSocket: connects, comes back by itself, plays at random, remembers what was done."""

    def __init__(self, server: Server, table: str, tokens: list[str], seed: int, pause: float = 0.0) -> None:
        self.server = server
        self.table = table
        self.game = ""
        self.tokens = tokens
        self.rng = random.Random(seed)
        self.pause = pause
        self.done: set[str] = set()
        self.pending: dict[int, Json] = {}
        self.over = False
        self.welcomed = asyncio.Event()
        self.seen = 0.0  # when the last frame came
        self.number = 0
        self.refused: list[Json] = []

    async def run(self) -> None:
        while not self.over:
            with suppress(OSError, Exception):
                async with connect(self.server.live, compression=None, ping_interval=None) as socket:
                    await self.play(socket)
            self.welcomed.clear()
            await asyncio.sleep(0.05)

    async def play(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "table": self.table, "tokens": self.tokens}))
        async for frame in socket:
            message = json.loads(frame)
            self.seen = time.monotonic()
            kind = message["type"]
            if kind == "welcome":
                self.welcomed.set()
            elif kind == "sight":
                await self.look(socket, message)
            elif kind == "done":
                self.done.add(message["id"])
            elif kind == "no" and message["code"] != "too_late":
                self.refused.append(message)
            if kind in ("welcome", "table") and message["table"]["status"] == "over":
                self.over = True
                return

    async def look(self, socket: ClientConnection, sight: Json) -> None:
        """Answer if this seat is asked; what was sent before the connection broke is sent again."""
        seat, asked = sight["seat"], sight["asked"]
        if asked is None:
            return
        assert isinstance(seat, int)
        play = self.pending.get(seat)
        if play is None or play["asked"] != asked:
            self.number += 1
            play = {"type": "play", "id": f"{seat}-{asked}-{self.number}", "seat": seat, "asked": asked}
            play["move"] = any_move(sight["view"]["decision"], self.rng)
            self.pending[seat] = play
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.random())
        await socket.send(json.dumps(play))


def any_move(decision: dict[str, list[Json]], rng: random.Random) -> Json:
    """A move at random; of a range a low one."""
    moves = list(decision["moves"])
    numbers = decision.get("range")
    if isinstance(numbers, dict) and (not moves or rng.random() < 0.3):
        return {"kind": numbers["kind"], numbers["argument"]: numbers["from"]}
    return rng.choice(moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--deflate", action="store_true")
    parser.add_argument("--salted", action="store_true")
    chosen = parser.parse_args()

    import uvicorn

    from serai.server import quiet, shuffle
    from serai.server.app import create_app
    from serai.server.guard import Rules
    from serai.server.rates import Rate

    if chosen.salted:
        shuffle.new_secret = lambda: "00" * shuffle.SECRET_BYTES
        shuffle.seed_of = lambda _secret, _table, salts: salts[0]
        quiet.SystemRandom.uniform = lambda *_: 0.0  # nobody is here from whom something is to be hidden
    wide = Rate(1e9, 1e9)
    rules = Rules(sockets_each=100_000, sockets=100_000, requests=wide, openings=wide, failures=wide)
    uvicorn.run(
        create_app(chosen.data, chosen.workers, rules),
        port=chosen.port,
        log_level="warning",
        ws_per_message_deflate=chosen.deflate,
        ws_max_size=1 << 17,
    )


if __name__ == "__main__":
    main()
