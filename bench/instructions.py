"""How many instructions of the processor fixed games take, which does not depend on what else the machine does.

    python bench/instructions.py [--game NAME] [--write] [--json]

The compiled engine plays the same random games and thinks about the same positions under `valgrind --tool=callgrind`,
which counts; only what happens within play-outs and search is counted. `bench/instructions.json` keeps the counts
(--write renews them) with the compiler and the Python they are of: others give other counts, and are told as such.
Ends with 1 if a count has grown by more than 1 %.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table
from search import positions

import serai
from serai import _native
from serai.core.playout import play_out
from serai.core.rng import seeded
from serai.search.ismcts import Search, Settings

KEPT: Final = Path(__file__).with_suffix(".json")
GAMES: Final = ("dragons", "emira", "saba")
WORK: Final = {
    "random play": "CPy*_playout___play_out",
    "search": "CPyDef_ismcts___Search___run",
}  # counted within these
PLAYED: Final = 40  # games
ITERATIONS: Final = 60  # for each position
ALLOWED: Final = 1.01
TOTAL: Final = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)

Counts = dict[str, dict[str, float]]  # by game and kind of work: instructions for a decision, or an iteration


def play(name: str) -> int:
    """Returns the decisions."""
    game = serai.game(name)
    settings = game.resolve_settings({"players": 4})
    return sum(play_out(game.deal(settings, seeded(f"deal:{n}")), seeded(f"play:{n}")) for n in range(PLAYED))


def think(name: str) -> int:
    """Returns the iterations."""
    insight = serai.game(name).insight()
    states = positions(name)
    for number, state in enumerate(states):
        Search(insight, state, seeded(f"search:{number}"), Settings(behind=1e9)).run(ITERATIONS, 1e9)
    return ITERATIONS * len(states)


def counted(name: str, kind: str) -> float:
    """A process of its own under callgrind, which does the work and says how much it was."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        counting = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--toggle-collect={WORK[kind]}*"]
        done = subprocess.run(
            [*counting, sys.executable, __file__, "--here", name, kind],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        if done.returncode:
            sys.exit(f"instructions: valgrind ended with {done.returncode}:\n{done.stderr[-2000:]}")
        found = TOTAL.search(out.read_text())
    if found is None or found[1] == "0":
        sys.exit(f"instructions: nothing was counted within {WORK[kind]}; has it another name?")
    return round(int(found[1]) / int(done.stdout), 1)


def environment() -> dict[str, str]:
    compiler = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True)
    return {"machine": platform.machine(), "python": platform.python_version(), "cc": compiler.stdout.split("\n")[0]}


def compared(counts: Counts, kept: Counts, console: Console) -> list[str]:
    """Prints all counts beside those that were kept; what has grown."""
    table = Table("instructions", *WORK, box=None, padding=(0, 2, 0, 0), header_style="dim")
    grown = []
    for name, found in counts.items():
        cells = []
        for kind, count in found.items():
            before = kept.get(name, {}).get(kind)
            cells.append(f"{count:,.0f}" + (f" ({count / before:.3f} of before)" if before else ""))
            if before and count > ALLOWED * before:
                grown.append(f"{kind} of {name}")
        table.add_row(name, *cells)
    console.print(table)
    console.print("for a decision of random play, and for an iteration of the search", style="dim")
    return grown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--write", action="store_true", help="keep these counts from now on")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--here", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        name, kind = asked.here
        print(play(name) if kind == "random play" else think(name))
        return
    if shutil.which("valgrind") is None:
        sys.exit("instructions: valgrind is not here (apt install valgrind)")
    if not _native.native():
        sys.exit(f"instructions: the engine is {_native.describe()}")
    console = Console(highlight=False)
    pairs = [(name, kind) for name in asked.game or GAMES for kind in WORK]
    counts: Counts = {}
    for name, kind in track(pairs, "Counting", console=Console(stderr=True)):
        counts.setdefault(name, {})[kind] = counted(name, kind)
    if asked.json:
        print(json.dumps({"environment": environment(), "counts": counts}, indent=1))
        return
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {"environment": {}, "counts": {}}
    alike = kept["environment"] == environment()
    grown = compared(counts, kept["counts"] if alike else {}, console)
    if asked.write:
        counts = {**kept["counts"], **counts} if alike else counts
        KEPT.write_text(json.dumps({"environment": environment(), "counts": counts}, indent=1) + "\n")
    elif not alike:
        console.print(f"Those that are kept are of {kept['environment']}, and not to be compared with.")
    elif grown:
        sys.exit("instructions: more than before: " + "; ".join(grown))


if __name__ == "__main__":
    main()
