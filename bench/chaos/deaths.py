"""The server is killed at a chosen point, or asked to end in the middle of a move."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial

from chaos.field import Field

Fault = Callable[[Field, random.Random], Awaitable[str]]

REACHED = 240.0  # seconds in which a point has to be passed, beside whatever else the machine does
BY_THEMSELVES = (
    "before_commit",
    "after_commit",
    "before_broadcast",
    "after_broadcast",
)  # points that every move passes
DEALING = ("in_dealing", "before_deal", "in_reveal", "in_call_off")
ENDED = "the server ended with {}"


async def die_at(point: str, deed: str, field: Field, rng: random.Random) -> str:
    """Armed, provoked if need be, and waited for; then everybody comes back."""
    passage = rng.randint(1, 12) if point in BY_THEMSELVES else 1
    server = field.server
    server.order(do="arm", point=point, passage=passage, deed=deed)

    def dead() -> bool:
        provoke(point, field)
        return not server.alive

    renew(point, field, rng)
    if not await field.until(dead, REACHED):
        server.order(do="disarm")
        return "not reached"
    assert server.process is not None
    code = server.process.returncode
    if deed == "terminate" and code != 0:
        field.history.problems.append(ENDED.format(code))
    await field.come_back()
    return "done"


def renew(point: str, field: Field, rng: random.Random) -> None:
    """Somebody leaves a table and opens a new one: an opening; in Emira it begins with sealed choices, with guests
    by dealing together."""
    games = {"in_opening": [party.plan.game for party in field.parties], "sealed_half": ["emira"]}.get(point, [])
    candidates = [party for party in field.parties if party.plan.game in games and party.plan.people > 1]
    if point in DEALING:
        candidates = [party for party in field.parties if party.plan.guests]
    if candidates:
        party = rng.choice(candidates)
        party.withholds = point == "in_call_off"
        party.leaving.set()


def provoke(point: str, field: Field) -> None:
    if point in ("in_undo", "after_undo"):
        for party in field.parties:
            for person in party.people:
                person.wish = "undo"
                person.news.set()


async def die_in_migration(field: Field, rng: random.Random) -> str:
    """Killed in the middle of a database migration; the next start completes it."""
    server = field.server
    if server.alive:
        server.kill()
    server.armed_at_start = "in_migration"
    server.launch()
    died = await field.until(lambda: not server.alive, REACHED)
    server.armed_at_start = ""
    if not died:
        server.kill()
    await field.come_back()
    return "done" if died else "not reached"


POINTS = (*BY_THEMSELVES, "in_undo", "after_undo", "in_opening", "in_rematch", "sealed_half", *DEALING)

FAULTS: dict[str, Fault] = {
    **{f"kill_{point}": partial(die_at, point, "kill") for point in POINTS},
    "kill_in_migration": die_in_migration,
    "terminate": partial(die_at, "before_commit", "terminate"),
}
