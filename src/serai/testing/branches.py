"""A table of what the tests of a game have made happen: every card with every branch of its effect.

    python3 dev.py branches dragons

A game lists its branches in `tests/games/<game>/branches.py`. A branch is reached when all its signs stand in the log
of one match. This is a pytest plugin; it needs the interpreted engine, because it listens to every match.
"""

from __future__ import annotations

import runpy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from serai.core import match as matches
from serai.core.events import Event, Recorder
from serai.core.registry import find

Sign = tuple[str, Mapping[str, object]]


@dataclass
class Branch:
    """One thing that a card can do, and the events that show it."""

    card: str
    what: str
    signs: list[Sign]

    def shown_by(self, log: list[Event]) -> bool:
        return all(any(is_sign(entry, sign) for entry in log) for sign in self.signs)


def sign(kind: str, /, **data: object) -> Sign:
    """An event of this kind with these fields; a field of a field is named with two underscores (`piece__what`)."""
    return kind, data


def is_sign(entry: Event, sign: Sign) -> bool:
    kind, wanted = sign
    return entry.kind == kind and all(field_of(entry.data, name) == value for name, value in wanted.items())


def field_of(data: object, name: str) -> object:
    for part in name.split("__"):
        data = data.get(part) if isinstance(data, dict) else None
    return data


class Listener:
    """Keeps the recorder of every match created by the tests."""

    def __init__(self) -> None:
        self.recorders: list[Recorder] = []

    def listen(self) -> None:
        heard = self.recorders

        class Kept(Recorder):
            def __init__(self) -> None:
                super().__init__()
                heard.append(self)

        matches.Recorder = Kept  # type: ignore[attr-defined]  # every match makes its recorder by this name

    def logs(self, game: str) -> Iterator[list[Event]]:
        """The events of each match; recorders of other games are left out."""
        found = find(game)
        for recorder in self.recorders:
            try:
                yield [found.describe(event, 0, max(found.meta.players)) for event in recorder.events]
            except (IndexError, KeyError):
                continue


LISTENER = Listener()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--branches", help="the file that lists the branches of a game")


def pytest_configure(config: pytest.Config) -> None:
    LISTENER.listen()


def counted(branches: list[Branch], game: str) -> list[int]:
    """In how many matches each branch was reached."""
    counts = [0] * len(branches)
    for log in LISTENER.logs(game):
        for number, branch in enumerate(branches):
            counts[number] += branch.shown_by(log)
    return counts


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    path = Path(str(config.getoption("--branches")))
    branches: list[Branch] = runpy.run_path(str(path))["BRANCHES"]
    counts = counted(branches, path.parent.name)
    write = terminalreporter.write_line
    write("")
    card = ""
    for branch, count in zip(branches, counts, strict=True):
        write(f"{branch.card if branch.card != card else '':24} {branch.what:64} {count:6}")
        card = branch.card
    missing = [f"{branch.card}: {branch.what}" for branch, count in zip(branches, counts, strict=True) if not count]
    write(
        f"\n{len(branches) - len(missing)} of {len(branches)} branches reached, in {len(LISTENER.recorders):,} matches"
    )
    for text in missing:
        write(f"NOT REACHED  {text}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    path = Path(str(session.config.getoption("--branches")))
    branches: list[Branch] = runpy.run_path(str(path))["BRANCHES"]
    if exitstatus == 0 and 0 in counted(branches, path.parent.name):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
