"""A server in a process of its own, and clients for it: what the long runs share.

    python bench/serving.py --data FOLDER --port 8000

starts one as `serai serve` does, but with limits by address so wide that a single machine can put load on it. With
--salted, deals and dice are those of the salt that its first seat commits to and reveals, so that a game can be played
again. Then, and with --no-reveal-delay, nothing waits after an answer in secret: nobody is here to hide it from.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
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
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

STARTED_WITHIN = 240.0  # seconds, beside whatever else the machine does


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def asked(
    port: int, method: str, path: str, body: object = None, token: str = "", source: str = "127.0.0.1"
) -> tuple[int, Json]:
    """The status and body of a request that comes from this address of the loopback."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    try:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        connection.close()


class Server:
    """A server process that can be killed and started again; `packages` is a folder with more of them."""

    def __init__(
        self,
        data: Path,
        workers: int = 1,
        salted: bool = False,
        packages: Path | None = None,
        reveal_within: float = 10.0,
        reveal_delay: bool = True,
    ) -> None:
        self.data = data
        self.port = free_port()
        self.workers = workers
        self.flags = ["--reveal-within", str(reveal_within)]
        if salted:
            self.flags.append("--salted")
        if not reveal_delay:
            self.flags.append("--no-reveal-delay")
        self.env = os.environ if packages is None else {**os.environ, "PYTHONPATH": str(packages)}
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[object]:
        command = [sys.executable, __file__, "--data", self.data, "--port", self.port, "--workers", self.workers]
        return [*command, *self.flags]

    def launch(self) -> None:
        command = [str(part) for part in self.command()]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log, env=self.env)

    def start(self) -> None:
        self.launch()
        assert self.process is not None
        deadline = time.monotonic() + STARTED_WITHIN
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

    def open_salted(self, wanted: Json, seed: str) -> Json:
        """A table whose first seat is the asker's and brings the whole seed of the deal; the keys."""
        salt = seed.encode().ljust(32, b"\0")
        first, *others = wanted["seats"]
        me = {**first, "commit": hashlib.sha256(salt).hexdigest()}
        keys = self.call("POST", "/api/tables", {**wanted, "seats": [me, *others]})
        path = f"/api/tables/{keys['table']['id']}/seats/0/reveal"
        return {**keys, "table": self.call("PUT", path, {"salt": salt.hex()}, keys["seats"]["0"])}

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
    parser.add_argument("--salted", action="store_true")
    parser.add_argument("--reveal-within", type=float, default=10.0)
    parser.add_argument("--no-reveal-delay", action="store_true")
    chosen = parser.parse_args()

    from serai.server.app import create_app
    from serai.server.launch import Server as RealServer
    from serai.server.launch import open_door
    from serai.server.live import reveal_delay
    from serai.server.middleware.guard import Rules
    from serai.server.middleware.rate_limit import Rate
    from serai.server.ops import descriptors, json_logging
    from serai.server.tables import shuffle

    if chosen.salted:
        shuffle.new_secret = lambda: "00" * shuffle.SECRET_BYTES
        shuffle.seed_of_deal = lambda _secret, _table, _deal, salts: (
            bytes.fromhex(salts[0] or "").rstrip(b"\0").decode()
        )
    if chosen.salted or chosen.no_reveal_delay:
        reveal_delay.SystemRandom.uniform = lambda *_: 0.0
    wide = Rate(1e9, 1e9)
    many = 100_000
    rules = Rules(
        sockets_each=many,
        sockets_crowd=many,
        sockets=many,
        requests=wide,
        crowds=wide,
        openings=wide,
        changes=wide,
        failures=wide,
        handshakes=wide,
        messages=wide,
        arrivals=wide,
    )
    json_logging.set_up("warning")
    app = create_app(chosen.data, chosen.workers, rules, reveal_within=chosen.reveal_within)
    room = descriptors.room_within(descriptors.raise_limit())
    with open_door("127.0.0.1", chosen.port) as door:
        RealServer(app, room, lambda: None).run(sockets=[door])


if __name__ == "__main__":
    main()
