"""Does every fault in turn, in an order that the seed gives: round after round, each time another order."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from chaos import deaths, shortages, strangers, tampering
from chaos.deaths import Fault
from chaos.field import Field

FAULTS: dict[str, Fault] = {**deaths.FAULTS, **shortages.FAULTS, **tampering.FAULTS, **strangers.FAULTS}
BETWEEN = 5  # sights of every table between two faults


def order(seed: int, names: list[str]) -> Iterator[tuple[str, random.Random]]:
    """Without end; each fault with dice of its own, so that it draws the same however long another took."""
    rng = random.Random(seed)
    while True:
        for name in rng.sample(names, len(names)):
            yield name, random.Random(rng.randrange(10**9))


async def attack(field: Field, names: list[str], until: float, rounds: int | None = None) -> None:
    """Until that time, or for that many rounds; a fault under way is completed."""
    coming = order(field.history.seed, names)
    number = 0
    while time.monotonic() < until and (rounds is None or number < rounds * len(names)):
        name, rng = next(coming)
        number += 1
        field.record(name, await do_fault(name, field, rng))
        await field.wait_for_moves(BETWEEN)
        if field.halted:
            return


async def do_fault(name: str, field: Field, rng: random.Random) -> str:
    """What came of a fault; one that cannot be done is a finding, but for a server that does not start."""
    try:
        return await FAULTS[name](field, rng)
    except RuntimeError:
        raise
    except Exception as error:
        field.history.problems.append(f"{name} could not be done: {error!r}")
        return "failed"
