"""What strangers do to a server, each from its own loopback addresses: one endless function per attack.

Each takes what it attacks, the address that it comes from, and a seed.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException

from hostile import Attacker, Outcome
from serving import Json, asked
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SILENT = 300  # connections of one stranger that say nothing
HELD = 50  # connections of a stranger who keeps opening them
BOT_TABLES = 4  # of one stranger, with bots only
SEARCHER = "strong"  # the bot at them
OWN = {"kind": "me"}
DECIDING = 60.0  # seconds after which the server sends word of a decision that waits
NOTICES = 6  # of one stranger, to a host that drips
CONNECTIONS = 200  # plain ones that an address may have
OWN_TABLES = 20  # of one stranger, for their tokens
SPOKEN = 18  # messages a second on a connection
AT_ONCE = 8  # requests of one stranger


@dataclass
class Target:
    """A server, and tables at which people play."""

    port: int
    tables: list[str] = field(default_factory=list)

    @property
    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}/live"

    async def ask(self, source: str, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Json]:
        """0 if there is no answer."""
        try:
            return await asyncio.to_thread(asked, self.port, method, path, body, token, source)
        except (OSError, HTTPException, ValueError):
            return 0, {}

    async def open(self, source: str, game: str, seats: list[Json], **settings: object) -> Json | None:
        """A table of the stranger's own, if the server allows it."""
        wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats, "settings": settings}
        status, keys = await self.ask(source, "POST", "/api/tables", wanted)
        return keys if status == 201 else None

    def connect(self, source: str) -> connect:
        return connect(
            self.live, compression=None, ping_interval=None, open_timeout=5, close_timeout=1, local_addr=(source, 0)
        )


Attack = Callable[[Target, str, int], Awaitable[None]]
LOST = (OSError, TimeoutError, WebSocketException)


async def nothing(target: Target, source: str, seed: int) -> None:
    """No attack, to see how much two measurements of the same thing differ."""
    await asyncio.Event().wait()


async def nonsense(target: Target, source: str, seed: int) -> None:
    """Frames of every hostile kind, at a table where people play."""
    attacker = Attacker(target, target.tables[seed % len(target.tables)], [], seed, Outcome(), source)
    while True:
        await attacker.attack(200)
        await asyncio.sleep(0)


async def pings(target: Target, source: str, seed: int) -> None:
    while True:
        with suppress(*LOST):
            async with target.connect(source) as wire:
                while True:
                    await wire.ping()
                    await asyncio.sleep(0)
        await asyncio.sleep(0.05)


async def silence(target: Target, source: str, seed: int) -> None:
    """Silent plain connections, as many as the server accepts."""
    held: list[socket.socket] = []
    try:
        for _ in range(SILENT):
            one = socket.socket()
            held.append(one)
            one.setblocking(False)
            one.bind((source, 0))
            with suppress(*LOST):
                async with asyncio.timeout(1):
                    await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", target.port))
        await asyncio.Event().wait()
    finally:
        for one in held:
            one.close()


async def arrivals(target: Target, source: str, seed: int) -> None:
    """One connection after the other, as fast as possible; the last ones are kept open."""
    held: deque[socket.socket] = deque()
    while True:
        for _ in range(20):
            one = socket.socket()
            held.append(one)
            one.setblocking(False)
            with suppress(OSError):
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                one.bind((source, 0))
                one.connect(("127.0.0.1", target.port))
            if len(held) > HELD:
                held.popleft().close()
        await asyncio.sleep(0)


async def requests(target: Target, source: str, seed: int) -> None:
    """Requests that do not wait for an answer, many per connection."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(source, 0))
            try:
                writer.write(b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
                while await reader.read(1 << 16):
                    pass
            finally:
                writer.transport.abort()
        await asyncio.sleep(0)


async def headers(target: Target, source: str, seed: int) -> None:
    """A request that never ends."""
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(source, 0))
            try:
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                while not writer.transport.is_closing():
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.02)
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.05)


async def bots(target: Target, source: str, seed: int) -> None:
    """Tables at which bots play each other, with the stranger as a spectator."""

    async def look_on() -> None:
        while True:
            keys = await target.open(source, "emira", [{"kind": "bot", "bot": SEARCHER}] * 3)
            with suppress(*LOST):
                async with target.connect(source) as wire:
                    if keys is not None:
                        await wire.send(json.dumps({"type": "hello", "table": keys["table"]["id"]}))
                        async for frame in wire:
                            if '"status":"over"' in str(frame):
                                break
            await asyncio.sleep(0.5)

    await asyncio.gather(*(look_on() for _ in range(BOT_TABLES)))


async def wrong_tokens(target: Target, source: str, seed: int) -> None:
    rng = random.Random(seed)
    while True:
        table, token = rng.choice(target.tables), rng.randbytes(16).hex()
        await target.ask(source, "GET", f"/api/tables/{table}/moments", None, token)
        with suppress(*LOST):
            async with target.connect(source) as wire:
                await wire.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
                async for _ in wire:
                    pass


async def chat(target: Target, source: str, seed: int) -> None:
    """Chat lines at others' tables, on a new connection whenever the last has reached its limit."""
    number = 0
    while True:
        with suppress(*LOST):
            async with target.connect(source) as wire:
                await wire.send(json.dumps({"type": "hello", "table": target.tables[seed % len(target.tables)]}))
                for _ in range(10):
                    number += 1
                    await wire.send(json.dumps({"type": "say", "id": f"{source}-{number}", "text": "x" * 400}))
                async for frame in wire:
                    if f'"id":"{source}-{number}"' in str(frame):
                        break
        await asyncio.sleep(0)


async def orders(target: Target, source: str, seed: int) -> None:
    """Standing orders, each replacing the one before, as fast as a connection may send."""
    keys, number = await target.open(source, "emira", [OWN] * 3), 0
    while True:
        if keys is None:
            keys = await target.open(source, "emira", [OWN] * 3)
        with suppress(*LOST):
            async with target.connect(source) as wire:
                tokens = list(keys["seats"].values()) if keys is not None else []
                table = keys["table"]["id"] if keys is not None else ""
                await wire.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
                for _ in range(60):
                    number += 1
                    order = {"kind": "bid_up_to", "amount": number % 500}
                    await wire.send(json.dumps({"type": "order", "id": f"o{number}", "seat": 0, "order": order}))
        await asyncio.sleep(0.05)


async def looking_back(target: Target, source: str, seed: int) -> None:
    """What-ifs and moments of games that others play."""
    rng = random.Random(seed)
    while True:
        path = f"/api/tables/{rng.choice(target.tables)}"
        await target.ask(source, "GET", f"{path}/moments")
        await target.ask(source, "GET", f"{path}/moments/{rng.randrange(50)}")
        await target.ask(source, "POST", f"{path}/fork", {"moment": rng.randrange(20), "seats": [OWN]})


async def notices(target: Target, source: str, seed: int) -> None:
    """Notices of decisions that wait, to a host that reads one byte at a time for ever."""

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(b"HTTP/1.1 200 OK\r\nX: ")
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1.0)

    async with await asyncio.start_server(drip, "127.0.0.1", 0) as host:
        url = f"http://127.0.0.1:{host.sockets[0].getsockname()[1]}/"
        for _ in range(NOTICES):
            keys = await target.open(source, "saba", [OWN, OWN])
            for seat, token in keys["seats"].items() if keys is not None else []:
                await target.ask(
                    source, "PUT", f"/api/tables/{keys['table']['id']}/seats/{seat}/notice", {"url": url}, token
                )
        await asyncio.Event().wait()


async def bodies(target: Target, source: str, seed: int) -> None:
    """Requests whose bodies come one byte at a time, on as many connections as an address may have."""

    async def drip() -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(source, 0))
                try:
                    writer.write(b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n")
                    while not writer.transport.is_closing():
                        writer.write(b"{")
                        await writer.drain()
                        await asyncio.sleep(1.0)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(1.0)

    await asyncio.gather(*(drip() for _ in range(CONNECTIONS)))


async def many_sockets(target: Target, source: str, seed: int) -> None:
    """Many WebSockets, some with tokens, each within every limit of its own."""
    rng = random.Random(seed)
    opened = [await target.open(source, "saba", [OWN] * 4) for _ in range(OWN_TABLES)]
    seats = [
        (keys["table"]["id"], int(seat), [token])
        for keys in opened
        if keys is not None
        for seat, token in keys["seats"].items()
    ]
    strangers: list[tuple[str, int, list[str]]] = [(rng.choice(target.tables), 0, []) for _ in seats]

    async def speak(table: str, seat: int, tokens: list[str]) -> None:
        number = 0
        while True:
            with suppress(*LOST):
                async with target.connect(source) as wire:
                    await wire.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
                    listening = asyncio.create_task(listen(wire))
                    try:
                        while not listening.done():
                            number += 1
                            for message in messages(seat, number):
                                await wire.send(json.dumps(message))
                            await wire.ping()
                            await asyncio.sleep(1.0)
                    finally:
                        listening.cancel()
            await asyncio.sleep(1.0)

    await asyncio.gather(*(speak(*one) for pair in zip(seats, strangers) for one in pair))


def messages(seat: int, number: int) -> list[Json]:
    """As many messages as a connection may send per second, most of which cost the server work."""
    move = {"kind": "choose_harbour", "card": "harbour_a"}
    play: Json = {"type": "play", "id": f"p{number}", "seat": seat, "asked": number, "move": move}
    undo: Json = {"type": "undo", "id": f"u{number}", "seat": seat}
    why: Json = {"type": "why_not", "id": f"w{number}", "seat": seat, "move": move}
    return [play, undo, *[why] * (SPOKEN - 2)]


async def listen(wire: ClientConnection) -> None:
    with suppress(*LOST):
        async for _ in wire:
            pass


async def lists(target: Target, source: str, seed: int) -> None:
    """The longest lists, of tables of the stranger's own among others."""
    for _ in range(OWN_TABLES):
        await target.open(source, "saba", [OWN, {"kind": "open"}], visibility="open")

    async def look() -> None:
        while True:
            await target.ask(source, "GET", "/api/tables?limit=100")

    await asyncio.gather(*(look() for _ in range(AT_ONCE)))


async def mine(target: Target, source: str, seed: int) -> None:
    """Asks for a hundred tables at once, with all of the stranger's tokens in turn."""
    rng = random.Random(seed)
    opened = [await target.open(source, "saba", [OWN] * 4) for _ in range(OWN_TABLES)]
    tokens = [token for keys in opened if keys is not None for token in keys["seats"].values()]
    own = [keys["table"]["id"] for keys in opened if keys is not None]

    async def look() -> None:
        while True:
            unknown = [f"none{rng.randrange(10**9)}" for _ in range(100 - len(own))]
            wanted = {"tables": {id: [] for id in [*own, *unknown]}}
            await target.ask(source, "POST", "/api/mine", wanted, rng.choice(tokens) if tokens else "")

    await asyncio.gather(*(look() for _ in range(AT_ONCE)))


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "nonsense": nonsense,
    "pings": pings,
    "silence": silence,
    "arrivals": arrivals,
    "requests": requests,
    "headers": headers,
    "bots": bots,
    "wrong_tokens": wrong_tokens,
    "chat": chat,
    "orders": orders,
    "looking_back": looking_back,
    "notices": notices,
    "bodies": bodies,
    "many_sockets": many_sockets,
    "lists": lists,
    "mine": mine,
}
WARM_UP = {
    "notices": DECIDING + 5.0,
    "bots": 3.0,
    "bodies": 5.0,
    "many_sockets": 10.0,
    "lists": 3.0,
    "mine": 3.0,
}  # seconds before an attack is what it is; else
SOON = 1.0
