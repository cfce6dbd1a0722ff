"""Kills a server under load (kill -9) at random moments, again and again, and checks that nothing is lost.

    python bench/kills.py [--kills 200] [--tables 4] [--seed 1]

At tables of all games bots play against each other and against clients that come back by themselves. After every start:
all clients are back within 5 s. At the end: every move that was acknowledged is in the log of its table, once, and no
table is stuck. Ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from serving import Player, Server

from serai.core.registry import names

BACK = 5.0  # seconds after the server is ready
GOES_ON = 60.0  # seconds in which every table has to move, or be over
BOT = "greedy"


@dataclass
class Outcome:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    bot_moves: int = 0
    ready: list[float] = field(default_factory=list)  # seconds from start to health
    back: list[float] = field(default_factory=list)  # seconds from health to the last welcome
    problems: list[str] = field(default_factory=list)


class Load:
    """Tables with a client each: one seat is the client's, the others are bots'; when one is over, a new one."""

    def __init__(self, server: Server, tables: int, seed: int, outcome: Outcome) -> None:
        self.server = server
        self.outcome = outcome
        self.rng = random.Random(seed)
        self.games = [names()[number % len(names())] for number in range(tables)]
        self.players: list[Player] = []
        self.playing: list[tuple[Player, asyncio.Task[None]]] = []

    def fill(self) -> None:
        """A client for every game that has none at the moment."""
        going = [(player, task) for player, task in self.playing if not task.done()]
        missing = Counter(self.games) - Counter(player.game for player, _ in going)
        for game in missing.elements():
            bots = 1 if game == "saba" else 2
            keys = self.server.open_table(game, [{"kind": "me"}] + [{"kind": "bot", "bot": BOT}] * bots)
            tokens = list(keys["seats"].values())
            player = Player(self.server, keys["table"]["id"], tokens, self.rng.randrange(10**9), pause=0.05)
            player.game = game
            self.players.append(player)
            going.append((player, asyncio.create_task(player.run())))
            self.outcome.tables += 1
        self.playing = going

    async def back(self) -> float:
        """How long it takes until every client is welcomed."""
        began = time.monotonic()
        waiting = [player for player, task in self.playing if not task.done()]
        try:
            async with asyncio.timeout(4 * BACK):
                for player in waiting:
                    while not player.welcomed.is_set() and not player.over:
                        await asyncio.sleep(0.01)
        except TimeoutError:
            self.outcome.problems.append("a client does not come back")
        return time.monotonic() - began


async def killed(server: Server, kills: int, tables: int, seed: int) -> Outcome:
    outcome = Outcome()
    load = Load(server, tables, seed, outcome)
    rng = random.Random(seed)
    try:
        for _ in range(kills + 1):
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            outcome.ready.append(time.monotonic() - began)
            outcome.back.append(await load.back())
            if outcome.back[-1] > BACK:
                outcome.problems.append(f"clients were back after {outcome.back[-1]:.1f} s")
            load.fill()
            if outcome.kills < kills:
                await asyncio.sleep(rng.uniform(0.0, 2.0))
                server.kill()
                outcome.kills += 1
        await going_on(load, outcome)
    finally:
        for _, task in load.playing:
            task.cancel()
        server.stop()
    check(server, load, outcome)
    return outcome


async def going_on(load: Load, outcome: Outcome) -> None:
    """Every table moves, or is over."""
    before = {player: len(player.done) for player, _ in load.playing}
    deadline = time.monotonic() + GOES_ON
    for player, count in before.items():
        while len(player.done) <= count and not player.over:
            if time.monotonic() > deadline:
                outcome.problems.append(f"a table of {player.game} is stuck")
                break
            await asyncio.sleep(0.02)


def check(server: Server, load: Load, outcome: Outcome) -> None:
    """What the clients remember against what is stored, entry by entry."""
    with sqlite3.connect(server.data / "serai.sqlite") as database:
        for player in load.players:
            rows = database.execute("select data from entries where table_id = ? order by number", (player.table,))
            entries = [json.loads(data) for (data,) in rows]
            stored = Counter(entry["request"] for entry in entries if entry["kind"] == "answered" and entry["request"])
            outcome.acknowledged += len(player.done)
            outcome.bot_moves += sum(entry.get("by") == "bot" for entry in entries)
            lost = [request for request in player.done if not stored[request]]
            twice = [request for request, count in stored.items() if count > 1]
            if lost:
                outcome.problems.append(f"acknowledged and lost: {lost[:5]}")
            if twice:
                outcome.problems.append(f"carried out twice: {twice[:5]}")
            if player.refused:
                outcome.problems.append(f"refused: {player.refused[0]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), workers=2)
        outcome = asyncio.run(killed(server, chosen.kills, chosen.tables, chosen.seed))
        print(f"{outcome.kills} kills, {outcome.tables} tables, {outcome.acknowledged} acknowledged moves of clients,")
        print(f"{outcome.bot_moves} of bots; ready after at most {max(outcome.ready):.1f} s, clients back after")
        print(f"at most {max(outcome.back):.2f} s (from a healthy server)")
        print(*outcome.problems, sep="\n")
        if outcome.problems:
            print(server.log()[-3000:])
    sys.exit(bool(outcome.problems))


if __name__ == "__main__":
    main()
