"""People who take part in the shuffle: they commit and reveal, or withhold, and call deals off, whatever happens to the
server. And a host who asks for links, and lets bots play."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from serving import Json

from chaos.history import CalledOff, Shown
from serai.server.tables.shuffle import commitment

if TYPE_CHECKING:
    from chaos.field import Party

DONE = 200
GIVEN = 201
AGAIN = 0.1  # seconds between two looks at how the table stands
PAUSE = (0.5, 2.0)  # seconds between two deeds of a host
DEEDS: tuple[tuple[str, str, Json | None], ...] = (
    ("POST", "link", None),
    ("DELETE", "link", None),
    ("PUT", "bot", {"bot": "greedy"}),
    ("DELETE", "bot", None),
)


def salt(table: str, deal: int, seat: int) -> str:
    return hashlib.sha256(f"{table} {deal} {seat}".encode()).hexdigest()


async def deal_together(party: Party) -> None:
    """Until the cards are dealt, and nobody calls the deal off."""
    while True:
        info = await party.look()
        number = info["shuffle"]["deal"]
        match info["status"]:
            case "waiting":
                await promise(party, info, number)
            case "dealing":
                await show(party, info, number)
            case "playing" if info["shuffle"]["may_call_off"] and number == 0 and has_revealed(info):
                await call_off(party, info)
            case _:
                return
        await asyncio.sleep(AGAIN)


async def promise(party: Party, info: Json, number: int) -> None:
    """All commit, and the host deals; who took part before may still be waited for."""
    for seat, person in enumerate(party.people):
        if not info["seats"][seat]["commit"]:
            own = {"commit": commitment(salt(party.table, number, seat))}
            await party.ask(person.tokens[0], "PUT", f"/seats/{seat}/commit", own)
    await party.ask(party.host, "POST", "/begin")


async def show(party: Party, info: Json, number: int) -> None:
    """All reveal; of the first deal the last one may keep the salt back."""
    revealing = party.people[:-1] if party.withholds and number == 0 else party.people
    for seat, person in enumerate(revealing):
        if info["seats"][seat]["commit"] and not info["seats"][seat]["salt"]:
            own = salt(party.table, number, seat)
            if await party.ask(person.tokens[0], "PUT", f"/seats/{seat}/reveal", {"salt": own}) == DONE:
                party.field.history.shown.append(Shown(party.table, number, seat, own))


def has_revealed(info: Json) -> bool:
    """Whether anybody has: all were too late at a server that could hardly answer."""
    return any(seat["salt"] for seat in info["seats"])


async def call_off(party: Party, info: Json) -> None:
    """By somebody who has revealed: nobody else can."""
    for seat, person in enumerate(party.people):
        if info["seats"][seat]["salt"]:
            if await party.ask(person.tokens[0], "POST", "/call_off") == DONE:
                party.field.history.called_off.append(CalledOff(party.table, 0, seat))
            return


async def host(party: Party, ended: asyncio.Event) -> None:
    """Asks for links and seats bots while the others play. A link that comes when the game is just over, without
    asking, is handed to whoever it is for."""
    rng = party.people[0].rng
    while not ended.is_set():
        await asyncio.sleep(rng.uniform(*PAUSE))
        seat = rng.randrange(1, len(party.people))
        method, place, body = rng.choice(DEEDS)
        if (await party.look())["status"] != "playing":
            return
        status, answer = await party.request(party.host, method, f"/seats/{seat}/{place}", body)
        if place == "link" and status == GIVEN:
            party.people[seat].tokens = [answer["seats"][str(seat)]]
