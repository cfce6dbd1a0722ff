"""`python3 dev.py test --quick`: in a minute and a half, what a change can have touched."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from serai import _native
from tests.quick import durations
from tests.quick.changes import beginning, changed_files
from tests.quick.plan import Choice, choose, cut

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
BUDGET = 75.0  # seconds of tests, fewer if checks have taken more than their share
ALL = 80.0  # seconds for checks and tests; the last test may end a little later
TYPES = 20.0  # seconds that mypy may take; what it has found out by then it keeps for the next time
ENGINE = tuple(f"src/serai/{layer}/" for layer in _native.LAYERS)


def say(text: str) -> None:
    print(f"quick: {text}", file=sys.stderr, flush=True)


def run(program: str | Path, *arguments: str, timeout: float | None = None) -> None:
    """Runs a check and stops everything if it fails."""
    say(" ".join([Path(program).name, *arguments]))
    code = subprocess.run([program, *arguments], cwd=ROOT, timeout=timeout).returncode
    if code:
        sys.exit(code)


def compile_engine(changed: list[str]) -> str:
    """As for all tests, but not while the engine's own sources are being changed. Returns which engine will run."""
    if _native.native():
        return "compiled"
    if any(file.startswith(ENGINE) and file.endswith(".py") for file in changed):
        say("the engine's sources have changed: it runs interpreted until python3 dev.py build")
        return "interpreted"
    run(sys.executable, "native_build.py")
    return "compiled" if _native.STAMP.is_file() else "interpreted"


def lint(changed: list[str]) -> list[str]:
    """Checks what has changed; returns what was not checked."""
    undone = []
    python = [file for file in changed if file.endswith(".py") and (ROOT / file).exists()]
    if python:
        run(BIN / "ruff", "check", *python)
        run(BIN / "ruff", "format", "--check", *python)
    if any(file.startswith("src/") or "/" not in file for file in python):
        run(BIN / "lint-imports", "--no-logo")
        try:
            run(BIN / "mypy", "--strict", timeout=TYPES)
        except subprocess.TimeoutExpired:
            undone.append(f"types, as mypy takes more than {TYPES:.0f} s")
    if any(file.startswith("web/") for file in changed):
        run(sys.executable, "page_build.py", "check")
        run(sys.executable, "page_build.py", "test")
    return undone


def test(taken: list[Choice], seconds: float) -> int:
    named = [f"{choice.file}::{name}" for choice in taken for name in choice.tests]
    files = [choice.file for choice in taken]
    command = [
        BIN / "pytest",
        "-q",
        "--dist=load",
        "--maxschedchunk=10",
        "--record-durations",
        f"--until={time.time() + seconds}",
        *named,
        *files,
    ]
    return subprocess.run(command, cwd=ROOT).returncode


def report(left: list[Choice], undone: list[str]) -> None:
    for check in undone:
        say(f"not checked: {check}")
    if left:
        folders = Counter("/".join(Path(choice.file).parent.parts[:3]) for choice in left)
        seconds = sum(choice.duration.added for choice in left)
        say(f"left out, {len(left)} files of about {seconds:.0f} s that the change may have touched:")
        for folder, number in sorted(folders.items()):
            say(f"  {folder} ({number})")
    say("python3 dev.py test runs everything")


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py test --quick")
    parser.add_argument("--since", metavar="REF", help="what has changed since this commit (default: since main)")
    since = parser.parse_args().since or beginning(ROOT)
    start = time.monotonic()
    changed = changed_files(ROOT, since)
    if not changed:
        say(f"nothing has changed since {since[:12]}")
        return
    say(f"{len(changed)} files have changed since {since[:12]}")
    run(sys.executable, "page_build.py", "--with-tests")
    engine = compile_engine(changed)
    undone = lint(changed)
    choices = choose(ROOT, since, changed, engine, durations.read())
    seconds = min(BUDGET, ALL - (time.monotonic() - start))
    taken, left = cut(choices, seconds)
    say(f"{len(taken)} of {len(choices)} test files that the change may have touched")
    code = test(taken, seconds) if taken else 0
    report(left, undone)
    sys.exit(code)


if __name__ == "__main__":
    main()
