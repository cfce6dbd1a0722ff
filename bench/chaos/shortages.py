"""The machine fails: no room on the disk, no descriptors, a clock that steps, workers that stand still or die."""

from __future__ import annotations

import os
import random
import signal
from contextlib import suppress

from chaos.deaths import REACHED, Fault
from chaos.field import Field

STEPS = (-7200.0, 3 * 86400.0, -90.0)  # seconds by which the wall clock is wrong, one after the other
SIGN = 30.0  # seconds within which a server gives a sign of life
WRITES = 8  # that fail on a full disk
MOVES = 8  # sights of every table while something is wrong that must not disturb it


async def full_disk(field: Field, rng: random.Random) -> str:
    """Writes fail and work again: clients hear `not_stored`, and the sign of life goes on."""
    server = field.server
    before = len(server.struck())
    server.order(do="arm", point="before_commit", passage=rng.randint(1, 5), deed="full", times=WRITES)
    server.order(do="arm", point="heartbeat", passage=1, deed="full", times=1)
    wanted = [*["full before_commit"] * WRITES, "full heartbeat"]
    reached = await field.until(lambda: sorted(struck(field, before)) == sorted(wanted), REACHED)
    server.order(do="disarm")
    await field.wait_for_moves(1)
    again = len(server.struck())
    server.order(do="arm", point="heartbeat", passage=1, deed="full", times=1)
    if not await field.until(lambda: "full heartbeat" in struck(field, again), SIGN):
        field.history.problems.append("the sign of life ended with a full disk")
        server.order(do="disarm")
    return "done" if reached else "not reached"


def struck(field: Field, since: int) -> list[str]:
    return [line for line in field.server.struck()[since:] if line.startswith("full")]


async def no_descriptors(field: Field, rng: random.Random) -> str:
    """New connections and files are not to be had; who is connected plays on."""
    field.server.order(do="take_descriptors")
    try:
        await field.wait_for_moves(MOVES)
        field.wires[rng.randrange(len(field.wires))].cut()  # and one has to come back
    finally:
        field.server.order(do="give_descriptors")
    await field.wait_for_all()
    return "done"


async def clock_steps(field: Field, rng: random.Random) -> str:
    """Nobody's time runs out, and nobody is given any."""
    try:
        for seconds in rng.sample(STEPS, len(STEPS)):
            field.server.order(do="clock", seconds=seconds)
            await field.wait_for_moves(MOVES)
    finally:
        field.server.order(do="clock", seconds=0.0)
    await field.wait_for_moves(MOVES)
    return "done"


async def workers_stop(field: Field, rng: random.Random) -> str:
    """Bots do not answer for a while; tables with bots go on all the same."""
    await field.until(lambda: bool(field.server.children()), REACHED)
    stopped = signal_workers(field, signal.SIGSTOP)
    try:
        await field.wait_for_moves(1)
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
    return "done" if stopped else "not reached"


async def workers_die(field: Field, rng: random.Random) -> str:
    await field.until(lambda: bool(field.server.children()), REACHED)
    killed = signal_workers(field, signal.SIGKILL)
    await field.wait_for_moves(1)
    return "done" if killed else "not reached"


def signal_workers(field: Field, sign: signal.Signals) -> list[int]:
    found = []
    for pid in field.server.children():
        with suppress(ProcessLookupError):
            os.kill(pid, sign)
            found.append(pid)
    return found


FAULTS: dict[str, Fault] = {
    "full_disk": full_disk,
    "no_descriptors": no_descriptors,
    "clock_steps": clock_steps,
    "workers_stop": workers_stop,
    "workers_die": workers_die,
}
