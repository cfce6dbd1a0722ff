"""Honest moves beside an attack: how much longer they take, attack by attack, with the attacker on another core.

    python bench/beside.py [--attacks pings,chat] [--tables 24] [--seconds 5] [--rounds 5] [--json]

The real `serai serve` with its own limits, and honest tables from addresses of their own. In turn without and beside
the attack, round after round, a legal move a table four times a second; told is the median of the rounds' ratios of
what 99 % of the moves were acknowledged within. Server and honest clients run on one core, attackers and the processes
that think for bots on the others. Ends with 1 if a ratio is above 2.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from attacks import ATTACKS, SOON, WARM_UP, Target
from load import SEATS, Socket, Table, Times
from serving import Json, Server, asked

ATTACKERS = 3  # each from an address of its own
EVERY = 0.25  # seconds between two moves of a table
LATE = 10.0  # seconds after which an answer counts as one that never came
ALLOWED = 2.0  # how many times longer a move may take
GAMES = ("saba", "emira")


class RealServer(Server):
    def command(self) -> list[object]:
        serai = Path(sys.executable).parent / "serai"
        return [
            *[serai, "serve", "--data", self.data, "--port", self.port, "--no-browser", "--log-level", "warning"],
            *["--workers", self.workers, "--private-notices"],
        ]


def cores() -> tuple[set[int], set[int]]:
    """One for the server, the others for those who attack it."""
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < 2:
        sys.exit("beside: this takes two cores at least")
    return {usable[0]}, set(usable[1:])


@dataclass
class Honest:
    """Tables at which people play, whatever happens beside them."""

    server: Server
    number: int
    times: Times = field(default_factory=Times)
    tables: list[Table] = field(default_factory=list)
    opened: int = 0

    async def fill(self) -> None:
        """That many tables, each with its own address; a finished game is followed by another."""
        self.tables = [table for table in self.tables if not table.over]
        while len(self.tables) < self.number:
            self.tables.append(await self.open())
        while any(table.welcomes < SEATS for table in self.tables):
            await asyncio.sleep(0.02)

    async def open(self) -> Table:
        self.opened += 1
        source = f"127.2.{self.opened // 250}.{self.opened % 250 + 1}"
        seats = [{"kind": "me"}] * SEATS
        wanted = {"game": GAMES[self.opened % len(GAMES)], "options": {"players": SEATS}, "seats": seats}
        status, keys = await asyncio.to_thread(asked, self.server.port, "POST", "/api/tables", wanted, "", source)
        assert status == 201, keys
        tokens = list(keys["seats"].values())
        table = Table(keys["table"]["id"], tokens, self.times, random.Random(self.opened), at_once=False)
        loop = asyncio.get_running_loop()
        for _ in range(SEATS):
            socket = Socket(table, self.server.port)
            table.sockets.append(socket)
            await loop.create_connection(
                lambda socket=socket: socket, "127.0.0.1", self.server.port, local_addr=(source, 0)
            )
        return table

    async def measured(self, seconds: float) -> float:
        """The 99th percentile of the time until a move is acknowledged, over that many seconds, in milliseconds."""
        loop = asyncio.get_running_loop()
        self.times.done.clear()
        began = loop.time()
        for round in range(int(seconds / EVERY)):
            for number, table in enumerate(self.tables):
                due = began + (round + number / len(self.tables)) * EVERY
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                table.move()
        deadline = loop.time() + LATE
        while any(table.waiting for table in self.tables) and loop.time() < deadline:
            await asyncio.sleep(0.02)
        done = sorted([*self.times.done, *(LATE for table in self.tables if table.waiting)])
        return 1000 * done[int(0.99 * (len(done) - 1))]


@dataclass
class Beside:
    """What one attack does to others."""

    attack: str
    without: list[float] = field(default_factory=list)  # milliseconds
    beside: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return statistics.median(two / one for one, two in zip(self.without, self.beside, strict=True))

    def told(self) -> Json:
        without, beside = statistics.median(self.without), statistics.median(self.beside)
        return {"attack": self.attack, "without": without, "beside": beside, "ratio": self.ratio}


async def attacked(server: Server, honest: Honest, name: str, seconds: float, rounds: int, others: set[int]) -> Beside:
    """In turn without and with."""
    found = Beside(name)
    for number in range(rounds):
        await honest.fill()
        keep_apart(server, others)
        found.without.append(await honest.measured(seconds))
        await honest.fill()
        attackers = begin(server, honest, name, number)
        os.sched_setaffinity(attackers.pid, others)
        try:
            await asyncio.sleep(WARM_UP.get(name, SOON))
            keep_apart(server, others)
            found.beside.append(await honest.measured(seconds))
            if attackers.poll() is not None:
                raise RuntimeError(f"the attack {name} has ended by itself")
        finally:
            attackers.kill()
            attackers.wait()
        await calm(server)
    return found


def begin(server: Server, honest: Honest, name: str, seed: int) -> subprocess.Popen[bytes]:
    tables = ",".join(table.id for table in honest.tables)
    command = [sys.executable, __file__, "--attack", name, "--port", str(server.port), f"--at={tables}"]
    return subprocess.Popen([*command, "--seed", str(seed)])


def keep_apart(server: Server, others: set[int]) -> None:
    """Processes that think for bots begin on the server's core."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    for pid in children.split():
        os.sched_setaffinity(int(pid), others)


async def calm(server: Server) -> None:
    """Until the server answers quickly again."""
    while True:
        began = time.monotonic()
        await asyncio.to_thread(server.call, "GET", "/health")
        if time.monotonic() - began < 0.05:
            return
        await asyncio.sleep(0.2)


async def measured(server: Server, chosen: argparse.Namespace, others: set[int]) -> list[Beside]:
    honest = Honest(server, chosen.tables)
    await honest.fill()
    await honest.measured(chosen.seconds)  # until everything is warm
    found = []
    for name in chosen.attacks.split(","):
        found.append(await attacked(server, honest, name, chosen.seconds, chosen.rounds, others))
        told = found[-1].told()
        line = (
            f"{name:14} {told['without']:7.1f} ms without, {told['beside']:8.1f} ms beside, {told['ratio']:6.2f} times"
        )
        print(line, file=sys.stderr, flush=True)
    return found


async def attack(name: str, target: Target, seed: int) -> None:
    sources = [f"127.77.{seed % 250}.{number + 1}" for number in range(ATTACKERS)]
    await asyncio.gather(*(ATTACKS[name](target, source, seed + n) for n, source in enumerate(sources)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attacks", default=",".join(ATTACKS), help=f"some of {', '.join(ATTACKS)}")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--at", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        asyncio.run(attack(chosen.attack, Target(chosen.port, chosen.at.split(",")), chosen.seed))
        return
    own, others = cores()
    os.sched_setaffinity(0, own)  # the server is started from here, and inherits it
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        server.start()
        try:
            found = asyncio.run(measured(server, chosen, others))
        finally:
            server.stop()
    if chosen.json:
        print(json.dumps([beside.told() for beside in found]))
    slow = [beside.attack for beside in found if beside.ratio > ALLOWED]
    print(f"more than {ALLOWED:g} times as long: {', '.join(slow) or 'beside none'}")
    sys.exit(bool(slow))


if __name__ == "__main__":
    main()
