"""Malformed and hostile frames against a server at which games are going on.

    python bench/hostile.py [--frames 100000] [--seed 1]

Clients that mean no good sit at the same table as a game that goes on, and at others: random bytes, mutated messages,
seats that are not theirs, stale numbers, floods, frames that are too large, hellos without end. Meanwhile every move of
the honest clients has to be acknowledged. Ends with 1 if the server fails, makes a mistake, or grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from chaos.logs import complaints
from serving import Json, Player, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 50  # frames of an attacker on one connection: the server cuts off who sends more at once
LAST = "last"  # once this is answered, everything before it was
GROWTH = 40.0  # megabytes that a server may grow by, once it is warm
PATIENCE = 10.0  # seconds for an honest move

ODD: list[object] = [
    *[None, True, -1, 0, 2**31, 2**63, 10**40, -(10**40), 1.5],
    *["", "x" * 5000, "\u0000", "\U0001f42a", "__class__", "../.."],
    *[[], {}, [[[]]], {"kind": "pass"}, {"kind": ["pass"]}, {"kind": "pass", "self": 1}, {"kind": "\u202e"}, {"": ""}],
    *[{"kind": "bid", "amount": 10**30}, {"kind": "bid", "amount": {}}],
]
RAW = [
    *[b"", b"{", b"null", b"true", b"NaN", b"1e999", b"\xff\xfe", b"\x00" * 100, b" " * 60_000],
    *[b"[" * 30_000, b'{"a":' * 10_000, b"9" * 50_000, b'"\\ud800"'],
    *[b'{"type":"hello"}', b'{"type":"play","id":NaN}', b'{"type":"play","type":"play"}'],
    b'{"type":"say","id":"\\ud800","text":"x"}',
    b'{"type":"play","id":"a","seat":0,"asked":0,"move":{"kind":"pass","amount":1e999}}',
]


@dataclass
class Outcome:
    sent: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)  # frames of the server that are not JSON
    slowest: float = 0.0  # seconds between two frames for an honest client
    moves: int = 0
    memory: tuple[float, float] = (0.0, 0.0)

    def problems(self, server: Server) -> list[str]:
        found = [f"a frame is no JSON: {frame[:200]}" for frame in self.broken[:3]]
        if self.answers["no failed"]:
            found.append(f"{self.answers['no failed']} messages have shown mistakes of the server")
        found += complaints(server.log(), faults=())
        if self.memory[1] - self.memory[0] > GROWTH:
            found.append(f"memory grew from {self.memory[0]:.0f} to {self.memory[1]:.0f} MB")
        if self.moves == 0 or self.slowest > PATIENCE:
            found.append(f"honest clients made {self.moves} moves and waited up to {self.slowest:.1f} s")
        return found


class Attacker:
    def __init__(
        self, server: Server, table: str, tokens: list[str], seed: int, outcome: Outcome, source: str = "127.0.0.1"
    ) -> None:
        self.server = server
        self.source = source  # the address that it comes from
        self.table = table
        self.tokens = tokens
        self.rng = random.Random(seed)
        self.outcome = outcome

    async def attack(self, frames: int) -> None:
        """That many frames, on as many connections as it takes."""
        end = self.outcome.sent + frames
        while self.outcome.sent < end:
            self.outcome.connections += 1
            with suppress(ConnectionClosed, TimeoutError, OSError):
                async with connect(
                    self.server.live,
                    compression=None,
                    ping_interval=None,
                    close_timeout=1,
                    max_queue=None,
                    local_addr=(self.source, 0),
                ) as socket:
                    listening = asyncio.create_task(self.listen(socket))
                    try:
                        await self.harass(socket, min(AT_ONCE, end - self.outcome.sent))
                    finally:
                        await asyncio.wait([listening], timeout=PATIENCE)
                        listening.cancel()

    async def harass(self, socket: ClientConnection, frames: int) -> None:
        if self.rng.random() < 0.9:  # otherwise without a greeting
            await socket.send(json.dumps(self.hello()))
        for _ in range(frames + 30 * (self.rng.random() < 0.1)):  # a flood now and then
            self.outcome.sent += 1
            await socket.send(self.frame())
        await socket.send(json.dumps({"type": "why_not", "id": LAST, "seat": 15, "move": {}}))

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                try:
                    message = json.loads(frame, parse_constant=lambda name: 1 / 0)
                    if message.get("id") == LAST:
                        return
                    self.outcome.answers[" ".join([message["type"], message.get("code", "")]).strip()] += 1
                except (ValueError, ZeroDivisionError, KeyError, TypeError):
                    self.outcome.broken.append(str(frame))

    def hello(self) -> Json:
        tokens = self.tokens if self.rng.random() < 0.5 else []
        heard = {str(self.rng.choice([-1, 0, 99])): self.rng.choice([-1, 0, 10**20])}
        return {"type": "hello", "table": self.table, "tokens": tokens, "heard": heard}

    def frame(self) -> str | bytes:
        rng = self.rng
        chance = rng.random()
        if chance < 0.15:
            return rng.randbytes(rng.randrange(300))
        if chance < 0.30:
            found = rng.choice(RAW)
            return found if rng.random() < 0.5 else found.decode("latin-1")
        if chance < 0.303:
            return "x" * rng.choice([70_000, 140_000])
        text = json.dumps(self.message())
        if chance < 0.45:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice(['"', "{", "}", ",", "\u0000", "9", "\\"]) + text[at + rng.randrange(3) :]
        return text

    def message(self) -> Json:
        """A message that is nearly right."""
        rng = self.rng
        message: Json = {
            "type": rng.choice(["play", "play", "why_not", "undo", "agree", "order", "say", "hello", "nosuch"]),
            "id": rng.choice(["a", "b", str(rng.random())]),
            "seat": rng.choice([0, 1, 2, 15]),
            "asked": rng.choice([-1, 10**9, 2**70]),  # never the decision that is open
            "move": rng.choice([{"kind": "pass"}, {"kind": "build", "site": rng.randrange(-2, 9)}, *ODD]),
        }
        if message["type"] in ("undo", "agree", "say"):
            message = {"type": message["type"], "id": message["id"], "seat": message["seat"]}
        if message["type"] == "say":
            message["text"] = rng.choice(["x", " ", "x" * 600, "<script>alert(1)</script>"])
        if message["type"] == "agree":
            message["agrees"] = False
        if rng.random() < 0.3:
            message[rng.choice([*message, "nosuch"])] = rng.choice(ODD)
        return message


async def honest(server: Server, seed: int, outcome: Outcome, table: Json, end: asyncio.Event) -> None:
    """A game that goes on at a table, and when it is over at another one."""
    while not end.is_set():
        tokens = list(table["seats"].values())
        player = Player(server, table["table"]["id"], tokens, seed, pause=0.02)
        playing = asyncio.create_task(player.run())
        player.seen = time.monotonic()
        while not end.is_set() and not playing.done():
            await asyncio.sleep(0.05)
            outcome.slowest = max(outcome.slowest, time.monotonic() - player.seen)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        outcome.moves += len(player.done)
        outcome.broken += [json.dumps(refused) for refused in player.refused]
        table = await asyncio.to_thread(new_table, server)


def new_table(server: Server) -> Json:
    return server.open_table("saba", [{"kind": "me"}, {"kind": "me"}])


async def harassed(server: Server, frames: int, seed: int) -> Outcome:
    outcome = Outcome()
    tables = [new_table(server) for _ in range(2)]
    end = asyncio.Event()
    players = [asyncio.create_task(honest(server, seed + n, outcome, table, end)) for n, table in enumerate(tables)]
    open_seat = server.open_table("saba", [{"kind": "me"}, {"kind": "open"}])
    targets = [(tables[0], []), (open_seat, list(open_seat["seats"].values())), (tables[1], ["wrong" * 4])]

    async def wave(share: int) -> None:
        attackers = [
            Attacker(server, table["table"]["id"], tokens, seed + n, outcome)
            for n, (table, tokens) in enumerate(targets)
        ]
        await asyncio.gather(*(attacker.attack(share // len(targets) + 1) for attacker in attackers))

    try:
        await wave(frames // 5)  # until the server is warm
        before = server.memory()
        while outcome.sent < frames:
            await wave(min(3000, frames - outcome.sent))
        outcome.memory = (before, server.memory())
    finally:
        end.set()
        await asyncio.gather(*players)
    server.call("GET", "/health")
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            outcome = asyncio.run(harassed(server, chosen.frames, chosen.seed))
        finally:
            server.stop()
        problems = outcome.problems(server)
        print(f"{outcome.sent} frames on {outcome.connections} connections; {dict(outcome.answers)}")
        print(f"honest moves {outcome.moves}, longest wait {outcome.slowest:.2f} s, memory {outcome.memory} MB")
        print(*problems, server.log()[-3000:] if problems else "", sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
