"""Attackers, each with its own address, while honest people play on."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial

from attacks import ATTACKS, Attack, Target
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from chaos.deaths import Fault
from chaos.field import Field

FLOODERS = 3
MOVES = 25  # sights of every table beside the strangers
BAD_TOKEN = 4403  # the close code for a token that opens nothing


def address(number: int) -> str:
    return f"127.66.0.{number + 1}"


def target_of(field: Field) -> Target:
    return Target(field.server.port, [party.table for party in field.parties])


async def beside(attack: Attack, field: Field, rng: random.Random) -> str:
    """Honest tables go on while strangers attack, and for as long as they do."""
    target = target_of(field)
    attacks = [asyncio.create_task(attack(target, address(n), rng.randrange(10**6))) for n in range(FLOODERS)]
    try:
        await field.wait_for_moves(MOVES)
    finally:
        for task in attacks:
            task.cancel()
        ended = await asyncio.gather(*attacks, return_exceptions=True)
    failed = [problem for problem in ended if isinstance(problem, Exception)]
    return f"failed: {failed[0]!r}" if failed else "done"


# Tokens.


async def tokens(field: Field, rng: random.Random) -> str:
    """A token of another table, a made up one, and one that a new link replaced: none of them opens anything."""
    source, victim = address(FLOODERS), rng.choice(field.parties).table
    table, host, token = await open_table(field, source)
    await take_token_away(field, source, table, token, ("POST", f"/api/tables/{table}/seats/1/link", host))
    for foreign, what in (
        (token, "a token of another table"),
        (host, "the token of another table's host"),
        ("x" * len(host), "a token that nobody has"),
    ):
        await expect_refusal(field, source, victim, foreign, what)
    return "done"


async def removed(field: Field, rng: random.Random) -> str:
    """Whom the host sends away is gone at once, with everything that is open."""
    source = address(FLOODERS + 1)
    table, host, token = await open_table(field, source)
    await take_token_away(field, source, table, token, ("DELETE", f"/api/tables/{table}/seats/1", host))
    return "done"


async def open_table(field: Field, source: str) -> tuple[str, str, str]:
    """A table that is not dealt yet: its id, the host's token, and that of the other seat."""
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    keys = await field.call(source, "POST", "/api/tables", wanted)
    table = keys["table"]["id"]
    sat = await field.call(source, "POST", f"/api/tables/{table}/seats/1", {"name": "Ben"})
    return table, keys["host"], sat["seats"]["1"]


async def take_token_away(field: Field, source: str, table: str, token: str, how: tuple[str, str, str]) -> None:
    """Who is there with the token has to go, and cannot come back with it."""
    method, path, host = how
    async with target_of(field).connect(source) as wire:
        await greet(wire, table, token)
        await field.call(source, method, path, None, host)
        await read_until_closed(field, wire, "a client stayed whose token was taken away")
    await expect_refusal(field, source, table, token, "a token that was taken away")


async def greet(wire: ClientConnection, table: str, token: str) -> None:
    await wire.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
    while json.loads(await wire.recv())["type"] != "welcome":
        pass


async def expect_refusal(field: Field, source: str, table: str, token: str, what: str) -> None:
    async with target_of(field).connect(source) as wire:
        await wire.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
        frames = await read_until_closed(field, wire, f"{what} opens a table")
    if any(json.loads(frame)["type"] != "no" for frame in frames) or wire.close_code != BAD_TOKEN:
        field.history.problems.append(f"{what} was answered with {frames[:1]} and {wire.close_code}")


async def read_until_closed(field: Field, wire: ClientConnection, problem: str) -> list[str | bytes]:
    """All frames until the server closes the connection."""
    frames = []
    try:
        async with asyncio.timeout(20):
            async for frame in wire:
                frames.append(frame)
    except TimeoutError:
        field.history.problems.append(problem)
    except WebSocketException:
        pass
    return frames


FLOODS = ("nonsense", "pings", "silence", "headers", "chat", "wrong_tokens", "orders")

FAULTS: dict[str, Fault] = {
    **{name: partial(beside, ATTACKS[name]) for name in FLOODS},
    "tokens": tokens,
    "removed": removed,
}
