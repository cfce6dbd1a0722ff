"""Swaps what a viewer cannot know at a table of the server, and compares the bytes that this viewer is sent.

    python bench/wire_swap.py [--game NAME] [--games 3] [--every 10] [--choices 2000] [--seed 0] [--jobs 2]
                              [--json]

Every game in every combination of players, mode and edition, so many times, with random, modest and greedy players. At
every so many choices, for every seat and the spectator: the client comes in, asks, tries moves and reads over HTTP;
then the hidden parts are dealt anew, and it does the same again. Besides, whoever is told nothing of an answer given in
secret is sent no frame. Ends with 1 if a byte or a frame differed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from inside import Client, Json, get

import serai
from serai.core.insight import greedy_option
from serai.core.playout import random_option
from serai.core.registry import names
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.server.app import create_app
from serai.server.http.messages import NewTable
from serai.server.middleware.guard import Rules
from serai.server.middleware.rate_limit import Rate
from serai.server.tables.answers import TooLate, why_not_move
from serai.server.tables.log import Ordered, Undone
from serai.server.tables.room import Room
from serai.server.tables.standing_orders import has_answer
from serai.testing.conformance import combinations, modest_option

Viewer = int | None

PROBES = 6  # moves asked about at each visit
WHOLE = "/game"
DEAR = "/moments"  # plays the whole game again,
MEMORY = Path("/dev/shm")
SELDOM = 8  # and so is read at one visit in so many
ORDERS: dict[str, list[Json]] = {"dragons": [{"kind": "pass"}]}  # tried if the game takes them


@dataclass
class Found:
    """What a run has shown."""

    games: int = 0
    choices: int = 0
    swaps: int = 0
    dealt_anew: int = 0
    frames: int = 0
    bytes: int = 0
    secret: int = 0  # answers that somebody was told nothing of
    undone: int = 0
    orders: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class Swapper:
    """One table, played to its end, with a client for every viewer."""

    def __init__(self, app: FastAPI, room: Room, tokens: dict[int, str], rng: Rng, found: Found) -> None:
        self.app = app
        self.room = room
        self.tokens = tokens
        self.rng = rng
        self.found = found
        self.paths = readable(app, room.table.id)

    @property
    def viewers(self) -> list[Viewer]:
        return [*sorted(self.tokens), None]

    def client(self, viewer: Viewer) -> Client:
        tokens = [] if viewer is None else [self.tokens[viewer]]
        return Client(self.app, {"type": "hello", "table": self.room.table.id, "tokens": tokens})

    async def compare(self, viewer: Viewer) -> None:
        """The same visit twice: as it is, and with everything that the viewer cannot know dealt again."""
        await self.wait_until_quiet()
        messages = self.probes(viewer)
        paths = self.readable_now()
        async with self.client(viewer) as looking_on:  # before the first visit: who is here shall not differ
            await looking_on.ask({"type": "why_not", "id": "first", "seat": viewer or 0, "move": {"kind": "x"}})
            before = len(looking_on.frames)
            truth = await self.visit(viewer, messages, paths)
            with self.dealt_anew(viewer):
                swapped = await self.visit(viewer, messages, paths)
                arrived = len(looking_on.frames)
                told = self.room.broadcaster.viewer_states[viewer]
                self.room.broadcaster.send_snapshot(viewer, len(told.log), told.view)
                await looking_on.ask({"type": "why_not", "id": "last", "seat": viewer or 0, "move": {"kind": "x"}})
                unasked = [f for f in looking_on.frames[arrived:] if '"id":"last"' not in f]
        self.found.swaps += 1
        self.found.frames += len(truth)
        self.found.bytes += sum(len(frame.encode()) for frame in truth)
        assert before >= 2, "a client is sent its welcome and an answer at least"
        for one, two in zip(truth, swapped, strict=False):
            if one != two:
                self.report(viewer, f"{one[:2000]} became {two[:2000]}")
        if len(truth) != len(swapped):
            self.report(viewer, f"{len(truth)} frames became {len(swapped)}")
        if unasked:
            self.report(viewer, f"is sent news of a swap: {unasked[0][:2000]}")

    def readable_now(self) -> list[str]:
        """The paths of one visit. When a game is over, the whole of it is for everybody."""
        left_out = (*(() if self.rng.below(SELDOM) == 0 else (DEAR,)), *((WHOLE,) if self.is_over else ()))
        return [path for path in self.paths if not path.endswith(left_out)]

    @property
    def is_over(self) -> bool:
        return self.room.table.status == "over"

    def report(self, viewer: Viewer, text: str) -> None:
        table = self.room.table
        self.found.differences.append(
            f"{table.game.id} {table.game_settings}, choice {len(table.playing.choices)}, viewer {viewer}: {text}"
        )

    @contextmanager
    def dealt_anew(self, viewer: Viewer) -> Iterator[None]:
        """The state, and the others' sealed answers and orders, replaced by others that are just as possible."""
        table = self.room.table
        match, sealed, orders = table.playing, table.group.answers, table.orders
        truth = match.state
        state = truth.clone()
        state.redeal(table.players if viewer is None else viewer, self.rng)
        self.found.dealt_anew += table.game.position(state) != table.game.position(truth)
        match.state = state
        table.group.answers = {seat: given for seat, given in sealed.items() if seat == viewer}
        for seat in set(sealed) - {viewer}:
            for _ in sealed[seat]:
                asked_state = table.asked_state(seat)
                if asked_state is not None:
                    table.group.add(
                        seat, table.game.space.flat(asked_state.question_number, random_option(asked_state, self.rng))
                    )
        table.orders = {seat: order for seat, order in orders.items() if seat == viewer}
        try:
            yield
        finally:
            match.state, table.group.answers, table.orders = truth, sealed, orders

    def probes(self, viewer: Viewer) -> list[Json]:
        """Questions and moves that are not possible: none of them changes anything."""
        table = self.room.table
        seat = 0 if viewer is None else viewer
        kinds = table.game.space.questions
        moves: list[Json] = [{"kind": "nonsense"}, {"kind": "pass", "self": 1}, {}]
        for _ in range(PROBES):
            kind = kinds[self.rng.below(len(kinds))]
            moves.append(kind.move(self.rng.below(kind.size)).as_dict())
        asked_state = None if viewer is None else table.asked_state(viewer)
        if asked_state is not None:
            kind = kinds[asked_state.question_number]
            moves += [kind.move(self.rng.below(kind.size)).as_dict() for _ in range(PROBES)]
        asked = table.decision_number(seat)
        found: list[Json] = []
        for move in moves:
            found.append({"type": "why_not", "seat": seat, "move": move})
            found.append({"type": "play", "seat": seat, "asked": asked + 1, "move": move})
            if viewer is None or asked_state is None or not self.is_legal(viewer, move):
                found.append({"type": "play", "seat": seat, "asked": asked, "move": move})
        found.append({"type": "play", "seat": (seat + 1) % table.players, "asked": 0, "move": moves[0]})
        return [{**message, "id": f"probe {number}"} for number, message in enumerate(found)]

    def is_legal(self, seat: int, move: Json) -> bool:
        try:
            return why_not_move(self.room.table, seat, move) is None
        except (serai.SeraiError, TypeError):
            return False

    async def visit(self, viewer: Viewer, messages: list[Json], paths: list[str]) -> list[str]:
        """Everything that is sent to a viewer who connects, asks for everything, and leaves."""
        async with self.client(viewer) as client:
            for message in messages[:50]:  # more at once would be too fast
                await client.ask(message)
            token = "" if viewer is None else self.tokens[viewer]
            return [*client.frames, *[await get(self.app, path, token) for path in paths]]

    # Playing.

    async def play(self, chooser: str, every: int, choices: int) -> None:
        table = self.room.table
        clients = {viewer: self.client(viewer) for viewer in self.viewers}
        for client in clients.values():
            await client.__aenter__()
        while table.status == "playing" and self.found.choices < choices:
            if self.rng.below(every) == 0:
                for viewer in self.viewers:
                    await self.compare(viewer)
            await self.choose(chooser, clients)
        for viewer in self.viewers:
            await self.compare(viewer)
        for client in clients.values():
            await client.__aexit__(None, None, None)
        self.found.games += 1

    async def choose(self, chooser: str, clients: dict[Viewer, Client]) -> None:
        """One answer; viewers who must not know of a secret one are sent nothing."""
        table, match = self.room.table, self.room.table.playing
        waiting = table.waiting_for()
        seat = waiting[self.rng.below(len(waiting))]  # of a sealed group, in any order
        if self.rng.below(20) == 0:
            await self.order(seat)
        state, asked_number = table.asked_state(seat), table.decision_number(seat)
        if state is None:
            return
        move = table.game.space.questions[state.question_number].move(self.option(chooser, state)).as_dict()
        secret = state.veiled() or table.game.space.questions[state.question_number].sealed
        log_end = len(match.log)
        await self.wait_until_quiet()
        before = {viewer: len(client.frames) for viewer, client in clients.items()}
        asked_before = self.asked()
        try:
            await self.room.play(seat, asked_number, move)
        except TooLate:  # a standing order was quicker
            return
        self.found.choices += 1
        await self.wait_until_quiet()  # others' standing orders may have gone on from there
        told = match.log_since(log_end)
        asked = self.asked()
        for viewer, client in clients.items():
            if not secret or viewer == seat or any(entry.visible_to(viewer) for entry in told):
                continue
            if viewer is not None and not asked_before[viewer][1] and asked[viewer] != asked_before[viewer]:
                continue  # a question of its own has come; an order of its own may have answered it already
            self.found.secret += 1
            sent = client.frames[before[viewer] :]
            if sent:
                self.report(viewer, f"is sent {len(sent)} frames of what is secret: {sent[0][:2000]}")
        if self.rng.below(30) == 0 and table.status == "playing" and not table.in_sealed_group:
            if match.why_not_undo() is None:
                await self.room.make(Undone(at=time.time(), seat=seat))
                self.found.undone += 1

    def asked(self) -> dict[int, tuple[int, bool]]:
        """For every seat the number of its decisions so far, and whether it is asked."""
        table = self.room.table
        return {seat: (table.decision_number(seat), table.asked_state(seat) is not None) for seat in self.tokens}

    async def wait_until_quiet(self) -> None:
        """Whatever is on its way has arrived."""
        room = self.room
        while room.reveal_delay.is_running or any(has_answer(room, seat) for seat in room.table.waiting_for()):
            await asyncio.sleep(0.001)
        while any(not client.frames.empty() for client in self.room.clients):
            await asyncio.sleep(0)
        for _ in range(3):  # the last frame is taken, and being sent
            await asyncio.sleep(0)

    async def order(self, seat: int) -> None:
        table = self.room.table
        for order in ORDERS.get(table.game.id, []):
            try:
                table.game.order(order, table.playing.view(seat))
            except serai.SeraiError:
                continue
            self.found.orders += 1
            await self.room.make(Ordered(at=time.time(), seat=seat, order=order))

    def option(self, chooser: str, state: State) -> int:
        if chooser == "greedy":
            return greedy_option(self.room.table.game.insight(), state, self.rng)
        return modest_option(state, self.rng) if chooser == "modest" else random_option(state, self.rng)


def readable(app: FastAPI, table: str) -> list[str]:
    """Everything about a table that can be read over HTTP without naming more than the table."""
    paths = [path for path, methods in app.openapi()["paths"].items() if "get" in methods]
    found = [path for path in paths if path.count("{") == path.count("{table}") == 1]
    assert found, "nothing can be read"
    return [path.replace("{table}", table) for path in found]


async def swap_game(
    name: str, settings: Json, seed: int, every: int, choices: int, folder: Path, chooser: str, found: Found
) -> None:
    wide = Rate(1e9, 1e9)
    rules = Rules(
        requests=wide, crowds=wide, openings=wide, changes=wide, failures=wide, handshakes=wide, messages=wide
    )
    app = create_app(folder, 1, rules)
    async with app.router.lifespan_context(app):
        players = settings["players"]
        assert isinstance(players, int)
        wanted = NewTable.model_validate({"game": name, "options": settings, "seats": [{"kind": "me"}] * players})
        room, _, tokens = await app.state.lobby.open_table(wanted)
        room.reveal_delay.start = partial(room.reveal_delay.start, between=(0.0, 0.001))  # no time to lose
        rng = seeded(f"swap:{seed}")
        before = found.choices
        await Swapper(app, room, tokens, rng, found).play(chooser, every, before + choices)


def swapped(name: str, settings: Json, game: int, seed: int, every: int, choices: int) -> Found:
    """One game, in a process of its own and without a disk where there is memory for it."""
    found = Found()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        chooser = ("modest", "greedy", "random")[game % 3]
        asyncio.run(swap_game(name, settings, seed + game, every, choices, Path(folder), chooser, found))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names())
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--every", type=int, default=10, help="choices between two comparisons, on average")
    parser.add_argument("--choices", type=int, default=2000, help="at most, in a game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play at the same time")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    played = [
        (name, settings, game)
        for name in ([chosen.game] if chosen.game else names())
        for settings in combinations(serai.game(name))
        for game in range(chosen.games)
    ]
    found = Found()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        swap = partial(swapped, seed=chosen.seed, every=chosen.every, choices=chosen.choices)
        for (name, settings, game), one in zip(played, pool.map(swap, *zip(*played, strict=True)), strict=True):
            found.add(one)
            told = f"{found.swaps} swaps, {len(found.differences)} differences"
            print(name, settings, f"game {game + 1}:", told, file=sys.stderr, flush=True)
    if chosen.json:
        print(json.dumps(vars(found)))
    else:
        print(*found.differences[:20], sep="\n")
        print({key: value for key, value in vars(found).items() if key != "differences"})
    sys.exit(1 if found.differences else 0)


if __name__ == "__main__":
    main()
