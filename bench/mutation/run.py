"""Small changes of the rules, one at a time: do the tests notice?

    python3 dev.py mutate GAME [--number 100] [--seed S] [--jobs N]

The tests of the game are run once, interpreted, and what lines each of them runs is kept. Then places of the game's
rules are drawn, one operator is changed at each, and the tests that run the line are run on the changed copy: those
of its clause first, then the quickest, until one fails. A change that no test notices is listed with its clause; it
is equivalent (bench/mutation/equivalent.toml says why), or a test is missing.

What has been found out is kept in build/mutation: the same command with the same seed goes on where it was, and tries
the survivors again when tests have changed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from rich.console import Console
from rich.progress import Progress

from mutation.plan import GAMES, Mutant, Record, chosen

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "mutation"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
COPIED: Final = ("src", "tests", "bench", "docs", "pyproject.toml", "README.md", "web/src/games")
GENEROUS: Final = 5.0  # times what the tests took when they were recorded, beside a minute
PYTEST: Final = ["-n0", "-q", "--no-header", "-p", "no:cacheprovider"]
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

PASSED: Final = 0  # how pytest ends
SURVIVED: Final = "survived"
NOTICED: Final = "noticed"


@dataclass
class Result:
    """What became of a change: noticed by what, or survived all the tests there were (`tests` is their digest)."""

    key: str
    outcome: str
    by: str
    tests: str


def environment(tree: Path) -> dict[str, str]:
    path = os.pathsep.join([str(tree / "src"), str(ROOT / "bench")])
    return {**os.environ, "SERAI_INTERPRETED": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def digest(*folders: Path) -> str:
    total = sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        total.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return total.hexdigest()[:16]


def copy_to(tree: Path) -> None:
    if tree.exists():
        shutil.rmtree(tree)
    for name in COPIED:
        source, goal = ROOT / name, tree / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, goal)


def places_of_tests(game: str) -> list[str]:
    """The tests of this game's rules, and those of what all games must do."""
    shared = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "games").glob("test_*.py"))
    return [f"tests/games/{game}", *shared, "tests/golden", "tests/core"]


def record(game: str, console: Console) -> Record:
    file = FOLDER / f"{game}-{digest(ROOT / 'src', ROOT / 'tests')}.json"
    if not file.exists():
        tree = FOLDER / "recorded"
        copy_to(tree)
        with console.status(f"running the tests of {game}, interpreted, to see which lines each of them runs"):
            options = [*PYTEST, "-p", "mutation.recorder", f"--record={file}", f"--recorded={tree / GAMES / game}"]
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *places_of_tests(game)],
                cwd=tree,
                env=environment(tree),
                capture_output=True,
                text=True,
            )
        if done.returncode or not file.exists():
            sys.exit(f"mutate: the tests fail as they are:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    return Record(file)


class Bench:
    """Copies of the project, one for each change that is tried at a time."""

    def __init__(self, record: Record, tests: str, jobs: int) -> None:
        self.record = record
        self.tests = tests
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            tree = FOLDER / f"copy-{number}"
            copy_to(tree)
            self.free.put(tree)

    def attempt(self, mutant: Mutant) -> Result:
        tree = self.free.get()
        file = tree / mutant.file
        source = file.read_bytes()
        try:
            file.write_bytes(mutant.change.applied(source))
            by = self.noticed_by(tree, self.record.tests_for(mutant))
        finally:
            file.write_bytes(source)
            self.free.put(tree)
        return Result(mutant.key, NOTICED if by else SURVIVED, by, self.tests)

    def noticed_by(self, tree: Path, tests: list[str]) -> str:
        """The test that fails, or what else goes wrong; nothing if all pass."""
        selection = tree / "selection.json"
        selection.write_text(json.dumps(tests))
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        options = [*PYTEST, "-x", "-p", "mutation.selection", f"--selection={selection}"]
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *files],
                cwd=tree,
                env=environment(tree),
                capture_output=True,
                text=True,
                timeout=60 + GENEROUS * self.record.expected(tests),
            )
        except subprocess.TimeoutExpired:
            return "does not end"
        if done.returncode == PASSED:
            return ""
        found = FAILED.search(done.stdout)
        return found[1] if found else f"pytest ends with {done.returncode}"


class Results:
    """What is known already, a line a change."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[str, Result] = {}
        if file.exists():
            for line in file.read_text().splitlines():
                self.add(Result(**json.loads(line)))

    def add(self, result: Result) -> None:
        self.known[result.key] = result

    def keep(self, result: Result) -> None:
        self.add(result)
        with self.file.open("a") as out:
            out.write(json.dumps(asdict(result)) + "\n")

    def of(self, mutant: Mutant, tests: str) -> Result | None:
        """What is still true: a survivor may be noticed by tests that have come since."""
        found = self.known.get(mutant.key)
        return found if found and (found.outcome == NOTICED or found.tests == tests) else None


def equivalents() -> dict[tuple[str, str, str], str]:
    listed = tomllib.loads(EQUIVALENT.read_text())["equivalent"]
    return {(entry["file"], entry["before"], entry["after"]): entry["why"] for entry in listed}


def wilson(share: float, number: int) -> tuple[float, float]:
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return middle - half, middle + half


def tried(bench: Bench, mutants: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, Result]]:
    """As they are found out; Ctrl-C loses only those under way."""
    pool = ThreadPoolExecutor(jobs)
    left = iter(mutants)
    running: dict[Future[Result], Mutant] = {}
    try:
        while True:
            while len(running) < jobs and (mutant := next(left, None)) is not None:
                running[pool.submit(bench.attempt, mutant)] = mutant
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py mutate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    games = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/game.py"))
    parser.add_argument("game", choices=games)
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, help="drawn if none is given, and told")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.number < 1 or asked.jobs < 1:
        parser.error("--number and --jobs are at least 1")
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    console = Console(highlight=False)
    console.print(f"seed {seed}: {asked.number} changes of the rules of {asked.game}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    report(asked.game, asked.number, seed, asked.jobs, console)


def report(game: str, number: int, seed: int, jobs: int, console: Console) -> None:
    known_tests = digest(ROOT / "tests")
    results = Results(FOLDER / f"{game}-{seed}-{digest(ROOT / GAMES / game)}.jsonl")
    mutants = chosen(ROOT, game, number, seed)
    open_ = [mutant for mutant in mutants if results.of(mutant, known_tests) is None]
    if open_:
        bench = Bench(record(game, console), known_tests, jobs)
        with Progress(console=console) as progress:
            task = progress.add_task("changes", total=len(mutants), completed=len(mutants) - len(open_))
            for mutant, result in tried(bench, open_, jobs):
                results.keep(result)
                progress.advance(task)
                if result.outcome == SURVIVED:
                    progress.console.print(f"survived: {mutant.place} {mutant.clause}")
    same = equivalents()
    survivors = [mutant for mutant in mutants if results.known[mutant.key].outcome == SURVIVED]
    unexplained = [mutant for mutant in survivors if (mutant.file, mutant.before, mutant.after) not in same]
    for mutant in survivors:
        console.print(f"\n{mutant.place}  {mutant.clause or 'no clause'}  ({mutant.change.operator})")
        console.print(f"  - {mutant.before}\n  + {mutant.after}", markup=False)
        if why := same.get((mutant.file, mutant.before, mutant.after)):
            console.print(f"  equivalent: {why}", markup=False)
    share = 1 - len(survivors) / len(mutants)
    low, high = wilson(share, len(mutants))
    console.print(
        f"\n{len(mutants) - len(survivors)} of {len(mutants)} noticed ({low:.0%} to {high:.0%} of all changes, 95 %); "
        f"{len(survivors) - len(unexplained)} are known to be equivalent, {len(unexplained)} remain"
    )
    if unexplained:
        sys.exit(1)


if __name__ == "__main__":
    main()
