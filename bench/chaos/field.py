"""The tables of a run, and the people at them: opened, played to their end, played again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException

from serving import Json, asked

from chaos.clients import Person
from chaos.dealing import deal_together, host
from chaos.history import Deed, History
from chaos.server import FaultyServer
from chaos.wires import Wire

BOT = "greedy"
BACK = 240.0  # seconds for all clients to be back at a server that is ready, beside whatever else the machine does
GOES_ON = 240.0  # seconds in which every table moves
DONE = (200, 201, 202)
NOT_NOW = 409


@dataclass(frozen=True)
class Plan:
    """A table to open: the numbers of people and bots, and perhaps a spectator.

    `guests`: all people but the first come by links, they take part in the shuffle, and the first is a busy host.
    """

    game: str
    people: int
    bots: int
    options: Json = field(default_factory=dict)
    settings: Json = field(default_factory=dict)
    looks_on: bool = False
    guests: bool = False


LONG = 24 * 3600  # seconds: no clock of a run ever runs out

PLANS = (
    Plan("dragons", 1, 2, {"mode": "basic", "max_rounds": 1}),  # soon over: for rematches
    Plan("emira", 2, 1, looks_on=True),
    Plan("saba", 3, 0, settings={"clock": {"kind": "game", "seconds": LONG}}, guests=True),
    Plan("dragons", 2, 1, {"mode": "magic", "max_rounds": 2}, looks_on=True, guests=True),
    Plan("saba", 1, 1, settings={"undo": "free"}),
    Plan("emira", 1, 2, settings={"clock": {"kind": "move", "seconds": LONG}}),
)


class Party:
    """People who play together, one table after the other."""

    def __init__(self, field: Field, number: int, plan: Plan) -> None:
        self.field = field
        self.number = number
        self.plan = plan
        self.table = ""
        self.status = ""
        self.host = ""
        self.withholds = False  # the last one keeps a salt back, and the deal is called off
        self.leaving = asyncio.Event()
        self.people: list[Person] = []
        self.watcher: Person | None = None

    @property
    def clients(self) -> list[Person]:
        return [*self.people, self.watcher] if self.watcher is not None else self.people

    @property
    def source(self) -> str:
        return self.clients[0].wire.source

    @property
    def heard(self) -> int:
        """Grows as the game goes on."""
        return sum(len(person.story.sights) for person in self.clients)

    async def sit_together(self) -> None:
        count = self.plan.people + self.plan.looks_on
        made = [await self.field.person(f"{self.number}-{seat}") for seat in range(count)]
        self.people, rest = made[: self.plan.people], made[self.plan.people :]
        self.watcher = rest[0] if rest else None

    async def run(self) -> None:
        """One game after the other; when the faults are over, the last one to its end."""
        keys = await self.open()
        while True:
            self.status = "playing"
            await self.play()
            if self.field.finishing and not self.leaving.is_set():
                self.status = "over"
                return
            self.status = "between"
            if self.leaving.is_set():
                self.leaving.clear()
                keys = await self.open()
            else:
                keys = await self.again(keys)

    async def open(self) -> Json:
        plan = self.plan
        own = 1 if plan.guests else plan.people
        seats = [{"kind": "me"}] * own + [{"kind": "open"}] * (plan.people - own)
        seats += [{"kind": "bot", "bot": BOT}] * plan.bots
        options = {"players": len(seats), **plan.options}
        wanted = {"game": plan.game, "options": options, "seats": seats, "settings": plan.settings}
        keys = await self.field.call(self.source, "POST", "/api/tables", wanted)
        self.table, self.host = keys["table"]["id"], keys["host"]
        for seat in range(own, plan.people):
            path = f"/api/tables/{self.table}/seats/{seat}/link"
            keys["seats"] |= (await self.field.call(self.source, "POST", path, None, self.host))["seats"]
        for person, token in zip(self.people, keys["seats"].values(), strict=True):
            person.tokens = [token]
        await self.deal()
        return keys

    async def deal(self) -> None:
        if self.plan.guests:
            await deal_together(self)
            self.withholds = False

    async def again(self, keys: Json) -> Json:
        """A rematch, dealt by whoever asked for it."""
        token = self.people[0].tokens[0]
        order = {"order": list(range(self.plan.people + self.plan.bots))}
        info = await self.field.call(self.source, "POST", f"/api/tables/{self.table}/rematch", order, token)
        self.table = info["id"]
        await self.deal()
        if self.plan.people > 1 and not self.plan.guests:
            await self.field.call(self.source, "POST", f"/api/tables/{self.table}/begin", None, token)
        return keys

    async def play(self) -> None:
        history, game = self.field.history, self.plan.game
        playing = [
            asyncio.create_task(person.play(history.begin(person.name, self.table, game))) for person in self.clients
        ]
        everybody = asyncio.gather(*playing)
        left = asyncio.create_task(self.leaving.wait())
        ended = asyncio.Event()
        hosting = [asyncio.create_task(host(self, ended))] if self.plan.guests else []
        try:
            await asyncio.wait([everybody, left], return_when=asyncio.FIRST_COMPLETED)
            if everybody.done():
                everybody.result()
        finally:
            for task in (everybody, left):
                task.cancel()
            ended.set()  # a host is not cut off in a request: the server would carry it out all the same
            await asyncio.gather(everybody, left, *hosting, return_exceptions=True)

    # Requests about the table.

    async def look(self) -> Json:
        return await self.field.call(self.source, "GET", f"/api/tables/{self.table}")

    async def ask(self, token: str, method: str, place: str, body: object = None) -> int:
        """The status of something that may come too late, or not be the moment."""
        return (await self.request(token, method, place, body))[0]

    async def request(self, token: str, method: str, place: str, body: object = None) -> tuple[int, Json]:
        """The same, with the answer."""
        path = f"/api/tables/{self.table}{place}"
        status, answer = await self.field.ask(self.source, method, path, body, token)
        if status not in (*DONE, NOT_NOW):
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return status, answer


class Field:
    """A server, the parties that play at it, and what all of them remember."""

    def __init__(self, server: FaultyServer, history: History, plans: tuple[Plan, ...] = PLANS) -> None:
        self.server = server
        self.history = history
        self.parties = [Party(self, number, plan) for number, plan in enumerate(plans)]
        self.wires: list[Wire] = []
        self.finishing = False
        self.halted = False  # something is so wrong that more faults would show nothing
        self.began = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        await self.start()
        for party in self.parties:
            await party.sit_together()
            self._tasks.append(asyncio.create_task(party.run()))

    async def person(self, name: str) -> Person:
        number = len(self.wires) + 1
        wire = Wire(self.server.port, f"127.1.0.{number}", self.history.seed + number)
        await wire.open()
        self.wires.append(wire)
        return Person(name, wire, self.server.live, [], self.history.seed * 1000 + number)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for problem in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(problem, Exception):
                self.history.problems.append(f"a client of the run failed: {problem!r}")
        for wire in self.wires:
            wire.close()
        await asyncio.to_thread(self.server.stop)

    def halt(self, problem: str) -> None:
        self.history.problems.append(problem)
        self.halted = True

    # The server.

    async def start(self) -> None:
        await asyncio.to_thread(self.server.start)

    async def until(self, what: Callable[[], bool], within: float) -> bool:
        """Whether it becomes true in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not what():
                    await asyncio.sleep(0.02)
        return what()

    async def come_back(self) -> None:
        """The server is started again, and everybody comes back to it."""
        await self.start()
        await self.wait_for_all()

    async def wait_for_all(self) -> None:
        """Everybody who plays is welcomed, or was already."""
        playing = [person for party in self.parties if party.status == "playing" for person in party.clients]
        if not await self.until(lambda: all(one.welcomed.is_set() or one.over for one in playing), BACK):
            self.halt("a client did not come back")

    async def ask(self, source: str, method: str, path: str, body: object, token: str) -> tuple[int, Json]:
        """A request, repeated as often as necessary: the server may be dead, or short of something."""
        while True:
            with suppress(OSError, HTTPException):
                status, answer = await asyncio.to_thread(asked, self.server.port, method, path, body, token, source)
                if status not in (429, 500, 503):
                    return status, answer
            await asyncio.sleep(0.1)

    async def call(self, source: str, method: str, path: str, body: object = None, token: str = "") -> Json:
        """A request that has to succeed."""
        status, answer = await self.ask(source, method, path, body, token)
        if status not in DONE:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer

    # What the nemesis looks at.

    @property
    def all_over(self) -> bool:
        return all(party.status == "over" for party in self.parties)

    def record(self, fault: str, outcome: str) -> None:
        self.history.deeds.append(Deed(fault, round(time.monotonic() - self.began, 1), outcome))

    async def wait_for_moves(self, moves: int, but: Party | None = None) -> None:
        """Every table moves so many times more, or is over, or a new one was begun there."""
        before = {party: (party.table, party.heard) for party in self.parties if party is not but}

        def moved(party: Party) -> bool:
            table, heard = before[party]
            return party.status == "over" or party.table != table or party.heard >= heard + moves

        if not await self.until(lambda: all(moved(party) for party in before), GOES_ON):
            stuck = [f"{party.plan.game} {party.table}" for party in before if not moved(party)]
            self.halt(f"stuck: {', '.join(stuck)}")
