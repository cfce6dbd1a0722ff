"""How long the test files take, as their last runs have shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FILE = ROOT / "build" / "durations.json"
UNKNOWN = 2.0  # seconds, for a file that has not been run yet
SLOWER = 5.0  # how many times as long tests take on the other engine, until they have run on it


class Duration(NamedTuple):
    """In seconds: what a file adds to a run, and its longest test, which only one process can run."""

    added: float
    longest: float


Known = dict[str, dict[str, Duration]]  # by engine and test file


def read(file: Path = FILE) -> Known:
    if not file.is_file():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {engine: {test: Duration(*times) for test, times in tests.items()} for engine, tests in found.items()}


def expected(test: str, engine: str, known: Known) -> Duration:
    if test in known.get(engine, {}):
        return known[engine][test]
    factor = SLOWER if engine == "interpreted" else 1 / SLOWER
    for other in known.values():
        if test in other:
            return Duration(*(seconds * factor for seconds in other[test]))
    return Duration(UNKNOWN, UNKNOWN)


def write(engine: str, taken: dict[str, list[float]], processes: int, file: Path = FILE) -> None:
    """Adds what a run has taken to what is known."""
    known = read(file)
    times = {test: Duration(round(sum(each) / processes, 2), round(max(each), 2)) for test, each in taken.items()}
    known[engine] = {**known.get(engine, {}), **times}
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(known, indent=0), encoding="utf-8")
