"""What pytest does for `dev.py test`: it notes how long tests take, and runs none any more when time is up."""

from __future__ import annotations

import time
from collections import Counter, defaultdict

import pytest

from serai import native
from tests.quick.durations import expected, read, write

LATE = "time is up"


def engine() -> str:
    return "compiled" if native() else "interpreted"


def file_of(test: str) -> str:
    return test.partition("::")[0]


class Deadline:
    """Tests that may not be done by then are skipped."""

    def __init__(self, end: float) -> None:
        self.end = end
        self.engine, self.known = engine(), read()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.time() + expected(file_of(item.nodeid), self.engine, self.known).longest > self.end:
            pytest.skip(LATE)


class Recorder:
    """In the process that hears of all tests."""

    def __init__(self) -> None:
        self.taken: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.late: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = file_of(report.nodeid)
        self.taken[file][report.nodeid] += report.duration
        self.late[file] += report.skipped and LATE in str(report.longrepr)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        whole = {file: list(tests.values()) for file, tests in self.taken.items() if not self.late[file]}
        write(engine(), whole, session.config.getoption("numprocesses", None) or 1)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for file, number in sorted((+self.late).items()):
            terminalreporter.write_line(f"{LATE}: {number} tests of {file} did not run")
