"""People and bots play at tables of all games while a nemesis causes faults; then everything that was seen is checked.

    python -m chaos.run [--minutes 5] [--seed 1] [--faults kill_in_undo,cut,...] [--json]

A seed gives the same faults in the same order. What has to hold: no acknowledged move is lost or done twice; every
sight of every client is what its viewer may know after some entry, in their order, and its log a beginning of the
table's; every table goes on after every fault, and to its end; the server comes back, and complains of nothing in its
log that no fault explains. Ends with 1 if one of them does not; history, database and log stay in build/chaos.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

from chaos.checker import Verdict, check
from chaos.field import PLANS, Field, Plan
from chaos.history import Deed, History
from chaos.logs import complaints
from chaos.nemesis import FAULTS, attack
from chaos.server import FaultyServer
from serai.server.storage.store import Store
from serai.server.tables.log import AnyEntry

KEPT = Path(__file__).parents[2] / "build" / "chaos"
FINISH = 120.0  # seconds for games to end once nobody disturbs them; after that it is enough that they go on
AT_A_TIME = 5  # sights of every table between two looks at whether all are over


async def play_through(
    field: Field, names: list[str], minutes: float, rounds: int | None = None, finish: float = FINISH
) -> None:
    """The run itself: faults until the time is over, then the games to their end."""
    history = field.history
    try:
        if "kill_in_migration" in names:  # the very first start, at an empty folder
            field.record("kill_in_migration", await FAULTS["kill_in_migration"](field, random.Random(history.seed)))
            field.server.stop()
        await field.begin()
        await attack(field, names, time.monotonic() + 60 * minutes, rounds)
        field.finishing = True
        deadline = time.monotonic() + finish
        await field.wait_for_moves(AT_A_TIME)
        while time.monotonic() < deadline and not field.all_over and not field.halted:
            await field.wait_for_moves(AT_A_TIME)
    except RuntimeError as error:
        field.halt(str(error))
    finally:
        await field.end()


def read_stored(folder: Path) -> dict[str, list[AnyEntry]]:
    """All entries of all tables, read as the server reads them."""

    async def read() -> dict[str, list[AnyEntry]]:
        store = Store(folder)
        try:
            return {row.id: store.entries(row.id) for row in store.rows(limit=1_000_000)}
        finally:
            await store.close()

    return asyncio.run(read())


def chaos(
    folder: Path,
    seed: int,
    names: list[str],
    minutes: float,
    rounds: int | None = None,
    finish: float = FINISH,
    plans: tuple[Plan, ...] = PLANS,
) -> tuple[History, Verdict]:
    history = History(seed)
    server = FaultyServer(folder, workers=1)
    asyncio.run(report_faults(Field(server, history, plans), names, minutes, rounds, finish))
    try:
        verdict = check(history, read_stored(folder))
    except Exception as error:
        verdict = Verdict(problems=[*history.problems, f"the database cannot be read: {error!r}"])
    verdict.problems += complaints(server.log(), {deed.fault for deed in history.deeds})
    history.write(folder / "history.jsonl")
    return history, verdict


async def report_faults(field: Field, names: list[str], minutes: float, rounds: int | None, finish: float) -> None:
    """The run, with a line for every fault on stderr."""
    running = asyncio.create_task(play_through(field, names, minutes, rounds, finish))
    shown = 0
    while not running.done():
        await asyncio.wait([running], timeout=0.5)
        for deed in field.history.deeds[shown:]:
            print(f"{deed.at:7.1f} s  {deed.fault}: {deed.outcome}", file=sys.stderr, flush=True)
        shown = len(field.history.deeds)
    await running


def table_of(deeds: list[Deed]) -> str:
    counts = Counter((deed.fault, deed.outcome) for deed in deeds)
    return "\n".join(f"  {fault:24} {outcome:12} {count}" for (fault, outcome), count in sorted(counts.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", help=f"some of {', '.join(FAULTS)}")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    names = chosen.faults.split(",") if chosen.faults else list(FAULTS)
    unknown = [name for name in names if name not in FAULTS]
    if unknown:
        parser.error(f"there is no fault {', '.join(unknown)}; there are {', '.join(FAULTS)}")
    folder = KEPT / f"seed-{chosen.seed}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print(f"seed {chosen.seed}", file=sys.stderr, flush=True)
    history, verdict = chaos(folder, chosen.seed, names, chosen.minutes)
    figures = {name: value for name, value in vars(verdict).items() if name != "problems"}
    if chosen.json:
        deeds = [vars(deed) for deed in history.deeds]
        print(json.dumps({"seed": chosen.seed, "faults": deeds, "checked": figures, "problems": verdict.problems}))
    else:
        print(f"seed {chosen.seed}; faults:", table_of(history.deeds), "checked:", sep="\n")
        print(*(f"  {name:24} {value}" for name, value in figures.items()), sep="\n")
        print(*(verdict.problems or ["nothing lost, nothing leaked, nobody stuck"]), sep="\n")
        if verdict.problems:
            print(f"history, database and log are in {folder}")
    sys.exit(bool(verdict.problems))


if __name__ == "__main__":
    main()
