"""Honest players: they come back after a cut, say what they have heard, and send again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field

from serving import Json, any_move
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from chaos.history import Story, Viewer
from chaos.wires import Wire

LET_IN = 5.0  # seconds for a handshake
PAUSE = (0.06, 0.12)  # seconds before a message: a connection may send 20 a second
AGAIN = 0.3  # seconds before the next try after a refusal
REFUSED = (4401, 4403, 4404, 4429)  # close codes that no honest client deserves

ORDERS: dict[str, list[Json]] = {
    "emira": [{"kind": "pass", "until": "next_auction"}, {"kind": "bid_up_to", "amount": 100}],
    "dragons": [{"kind": "pass", "until": "next_window"}, {"kind": "pass"}],
}


@dataclass
class Habits:
    """How often a client does something other than play."""

    undo: float = 0.04
    chat: float = 0.02
    order: float = 0.03
    ask_why: float = 0.02
    agrees: float = 0.8


@dataclass
class Person:
    """A client with the seats that its tokens open; with none it looks on."""

    name: str
    wire: Wire
    live: str
    tokens: list[str]
    seed: int
    habits: Habits = field(default_factory=Habits)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.number = 0
        self.welcomed = asyncio.Event()
        self.news = asyncio.Event()
        self.over = False
        self.story = Story(self.name, "", "")
        self.wish = ""  # something that the nemesis would like to happen

    async def play(self, story: Story) -> None:
        """Until the game is over."""
        self.story = story
        self.seats: list[int] = []
        self.last: dict[Viewer, Json] = {}
        self.wanted: Json | None = None  # an undo that somebody asks for
        self.link: Json | None = None  # a new link to somebody's seat
        self.refused = False
        self.played = False  # since it last wanted something back at the nemesis' wish
        self.over = False
        while not self.over:
            self.welcomed.clear()
            with suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake):
                async with connect(
                    self.live,
                    host="127.0.0.1",
                    port=self.wire.port,
                    compression=None,
                    ping_interval=None,
                    open_timeout=LET_IN,
                    close_timeout=1,
                ) as socket:
                    await self.talk(socket)
                    if socket.close_code in REFUSED:
                        story.problems.append(f"was sent away with {socket.close_code}")
            if not self.over:
                await asyncio.sleep(0.05)

    @property
    def viewers(self) -> list[Viewer]:
        return list(self.seats) if self.seats else [None]

    async def talk(self, socket: ClientConnection) -> None:
        self.story.connections += 1
        hello = {"type": "hello", "table": self.story.table, "tokens": self.tokens}
        await socket.send(json.dumps({**hello, "heard": self.story.heard(), "undone": self.story.undone}))
        acting = asyncio.create_task(self.act(socket))
        try:
            async for frame in socket:
                self.hear(json.loads(frame))
                self.news.set()
                if self.over:
                    return
        finally:
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)

    # Hearing.

    def hear(self, message: Json) -> None:
        story = self.story
        match message["type"]:
            case "welcome":
                self.seats = message["seats"]
                self.welcomed.set()
            case "sight":
                story.saw(message, self.viewers)
                self.last[message["seat"]] = message
            case "done" | "answer":
                story.answered(message["id"], message["type"])
            case "no":
                self.refused = True
                story.answered(message["id"], message["code"])
            case "undo_wanted":
                self.wanted = message if message["seat"] is not None else None
            case "link_wanted":
                self.link = message if message["seat"] is not None else None
            case "private" | "times" if message["seat"] not in self.viewers:
                story.problems.append(f"{message['type']} of seat {message['seat']} came to who has {self.seats}")
        if message["type"] in ("welcome", "table") and message["table"]["status"] == "over":
            self.over = True

    # Acting.

    async def act(self, socket: ClientConnection) -> None:
        await self.welcomed.wait()
        for message in self.story.waiting():
            await self.say(socket, message)
        while True:
            self.news.clear()
            message = self.next_message()
            if message is None:
                await self.news.wait()
                continue
            await self.say(socket, message)
            await asyncio.sleep(self.rng.uniform(*PAUSE))

    async def say(self, socket: ClientConnection, message: Json) -> None:
        if self.refused:
            self.refused = False
            await asyncio.sleep(AGAIN)
        self.story.sent(message)
        await socket.send(json.dumps(message))

    def next_message(self) -> Json | None:
        """One at a time: what was said last has to be answered first."""
        if self.story.waiting():
            return None
        if self.wanted is not None:
            for seat in set(self.seats) & set(self.wanted["waiting"]):
                self.wanted = None
                return self.message("agree", seat, agrees=self.rng.random() < self.habits.agrees)
        if self.link is not None:
            link, self.link = self.link, None
            for seat in set(self.seats) & {link["seat"], *link["waiting"]}:
                agrees = seat != link["seat"] and self.rng.random() < self.habits.agrees
                if agrees or self.rng.random() > self.habits.agrees:
                    return self.message("agree_link", seat, agrees=agrees)
        if self.wish == "undo" and self.played:
            self.wish, self.played = "", False
            return self.message("undo", self.seats[0])
        for seat in self.seats:
            sight = self.last.get(seat)
            if sight is not None and sight["asked"] is not None:
                self.played = True
                return self.aside(seat) or self.move(seat, sight)
        return None

    def move(self, seat: int, sight: Json) -> Json:
        return self.message("play", seat, asked=sight["asked"], move=any_move(sight["view"]["decision"], self.rng))

    def aside(self, seat: int) -> Json | None:
        """Now and then something other than a move."""
        chance, habits = self.rng.random(), self.habits
        if chance < habits.undo:
            return self.message("undo", seat)
        if chance < habits.undo + habits.chat:
            return self.message("say", seat, text=f"line {self.number}")
        if chance < habits.undo + habits.chat + habits.order and self.story.game in ORDERS:
            return self.message("order", seat, order=self.rng.choice(ORDERS[self.story.game]))
        if chance > 1 - habits.ask_why:
            return self.message("why_not", seat, move={"kind": "pass"})
        return None

    def message(self, kind: str, seat: int, **more: object) -> Json:
        self.number += 1
        return {"type": kind, "id": f"{self.name}-{self.number}", "seat": seat, **more}
