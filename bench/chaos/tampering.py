"""Network faults for players: wires drip, delay and reorder, stop for a while, or break in the middle of a frame."""

from __future__ import annotations

import random

from chaos.deaths import REACHED, Fault
from chaos.field import Field
from chaos.wires import Wire

SLOWEST = 0.3  # seconds
MOVES = 8  # sights of every table while wires are bad


def some(field: Field, rng: random.Random) -> list[Wire]:
    """Half of the wires."""
    return rng.sample(field.wires, (len(field.wires) + 1) // 2)


async def drip(field: Field, rng: random.Random) -> str:
    chosen = some(field, rng)
    for wire in chosen:
        wire.drips = True
    return await clear_after(field, chosen)


async def delay(field: Field, rng: random.Random) -> str:
    """Every piece by another time, so that what different people do arrives in another order."""
    for wire in field.wires:
        wire.delay = SLOWEST
    return await clear_after(field, field.wires)


async def clear_after(field: Field, wires: list[Wire]) -> str:
    try:
        await field.wait_for_moves(MOVES)
    finally:
        for wire in wires:
            wire.clear()
    return "done"


async def hold(field: Field, rng: random.Random) -> str:
    """Nothing passes to or from one of the people until others have played; then all at once."""
    chosen = rng.choice(field.parties)
    wires = [person.wire for person in chosen.clients]
    for wire in wires:
        wire.passes.clear()
    try:
        await field.wait_for_moves(MOVES, but=chosen)
    finally:
        for wire in wires:
            wire.clear()
    await field.wait_for_moves(1)
    return "done"


async def cut(field: Field, rng: random.Random) -> str:
    """In the middle of a frame from the server, for half of the people."""
    chosen = some(field, rng)
    for wire in chosen:
        wire.was_cut, wire.cuts = False, True
    done = await field.until(lambda: all(wire.was_cut for wire in chosen), REACHED)
    for wire in chosen:
        wire.clear()
    await field.wait_for_all()
    return "done" if done else "not reached"


FAULTS: dict[str, Fault] = {"drip": drip, "delay": delay, "hold": hold, "cut": cut}
