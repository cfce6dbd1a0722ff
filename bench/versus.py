"""Two commits of the engine against each other, in turns on one core: what is faster, and how sure is that?

    python bench/versus.py COMMIT_A [COMMIT_B] [--runs 10] [--seconds 4] [--search 6] [--game NAME] [--watch] [--json]

COMMIT_B is HEAD if it is not given.

Each commit is checked out and compiled in a folder of its own (`build/versus`, kept for the next time), then measured
by its own `serai bench` and `bench/search.py`. A run measures both, and the order changes from run to run. What is told
is B divided by A: the median of the runs, with an interval that holds the true median in at least 95 of 100 such
measurements, whatever the machine does beside it (from the order of the ratios alone, so six runs are the fewest).

With --watch it ends with 1 if B is slower at some kind of work in every single run, which by chance alone happens to
one kind in 1,024 when there are ten runs: `python3 dev.py bench --compare COMMIT` does that.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
TREES: Final = ROOT / "build" / "versus"
FEWEST: Final = 6  # runs of which an interval of 95 % can be told
SURE: Final = 0.95

Json = dict[str, Any]
Rates = dict[str, dict[str, float]]  # by game and kind of work


def revision(commit: str) -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True
    )
    if found.returncode:
        sys.exit(f"versus: there is no commit {commit!r}")
    return found.stdout.decode().strip()


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree / 'bench'}"}


def checked_out(commit: str) -> Path:
    """The files of a commit (its whole name), with its compiled engine."""
    tree = TREES / commit
    if not tree.exists():
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", tree.name], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=tree, input=archive.stdout, check=True)
    subprocess.run([sys.executable, "native_build.py"], cwd=tree, env=environment(tree), check=True)
    return tree


def measure(tree: Path, games: list[str], seconds: float, search: float) -> Rates:
    def answer(*command: str) -> Json:
        done = subprocess.run([sys.executable, *command], cwd=tree, env=environment(tree), capture_output=True)
        if done.returncode:
            sys.exit(f"versus: {tree.name[:9]} does not know {' '.join(command)}:\n{done.stderr.decode()[-2000:]}")
        found: Json = json.loads(done.stdout)
        return found

    told = answer("-m", "serai", "bench", "--seconds", str(seconds), "--json")
    if not told["native"]:
        sys.exit(f"versus: {tree.name[:9]} is not compiled; is there a C compiler?")
    rates: Rates = {game: dict(found) for game, found in told["games"].items() if game in games}
    if search:
        found = answer("bench/search.py", "--here", "--seconds", str(search))
        for game in games:
            rates[game]["search iterations"] = found[game]
    return rates


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """Median, and the narrowest pair of ordered ratios that holds the true median with at least this certainty."""
    ordered, number = sorted(ratios), len(ratios)
    outside, left_out = 0.0, 0
    while True:
        outside += 2 * math.comb(number, left_out) / 2**number
        if 1 - outside < SURE:
            break
        left_out += 1
    half = number // 2
    median = ordered[half] if number % 2 else (ordered[half - 1] + ordered[half]) / 2
    return median, ordered[left_out - 1], ordered[number - left_out]


def compared(runs: list[tuple[Rates, Rates]], game: str) -> dict[str, tuple[float, float, float]]:
    kinds = [kind for kind in runs[0][0][game] if kind in runs[0][1][game]]
    return {kind: interval([b[game][kind] / a[game][kind] for a, b in runs]) for kind in kinds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", metavar="COMMIT_A")
    parser.add_argument("after", metavar="COMMIT_B", nargs="?", default="HEAD")
    parser.add_argument("--runs", type=int, default=10, help=f"of both commits; at least {FEWEST}")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each game, commit and run")
    parser.add_argument("--search", type=float, default=6.0, help="for the search of each game; 0 leaves it out")
    parser.add_argument("--game", choices=("dragons", "emira", "saba"), action="append", help="only this one")
    parser.add_argument("--watch", action="store_true", help="end with 1 if anything is slower in every run")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.runs < FEWEST:
        parser.error(f"--runs takes at least {FEWEST}: fewer tell no interval")
    if asked.seconds <= 0 or asked.search < 0:
        parser.error("--seconds takes more than 0, and --search 0 or more")
    games = asked.game or ["dragons", "emira", "saba"]
    commits = [revision(commit) for commit in (asked.before, asked.after)]
    trees = [checked_out(commit) for commit in commits]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # both on the same core
    errors = Console(stderr=True)
    runs = []
    for run in track(range(asked.runs), "Measuring", console=errors):
        order = (0, 1) if run % 2 == 0 else (1, 0)
        rates = {number: measure(trees[number], games, asked.seconds, asked.search) for number in order}
        runs.append((rates[0], rates[1]))
    tell(asked, runs, games)
    slower = slower_in_all(runs, games) if asked.watch else []
    if slower:
        sys.exit("versus: slower in every run: " + "; ".join(slower))


def slower_in_all(runs: list[tuple[Rates, Rates]], games: list[str]) -> list[str]:
    return [
        f"{kind} of {game}"
        for game in games
        for kind in compared(runs, game)
        if all(after[game][kind] < before[game][kind] for before, after in runs)
    ]


def tell(asked: argparse.Namespace, runs: list[tuple[Rates, Rates]], games: list[str]) -> None:
    results = {game: compared(runs, game) for game in games}
    if asked.json:
        print(json.dumps({"commits": [asked.before, asked.after], "runs": asked.runs, "ratios": results}, indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title=f"{asked.after} / {asked.before}")
    for column in ("", *games):
        table.add_column(column)
    for kind in results[games[0]]:
        found = (results[game][kind] for game in games)
        cells = (f"{middle:.2f} ({low:.2f} to {high:.2f})" for middle, low, high in found)
        table.add_row(kind, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
