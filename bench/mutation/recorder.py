"""A pytest plugin: which lines of a game each test runs, and how many seconds it takes."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

SECONDS: dict[str, float] = {}
KEY = pytest.StashKey[coverage.Coverage]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", help="the file to be written")
    parser.addoption("--recorded", help="the folder of whose files the lines are recorded")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.stash[KEY] = coverage.Coverage(data_file=None, source=[config.getoption("--recorded")], config_file=False)
    config.stash[KEY].start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.config.stash[KEY].switch_context(item.nodeid)
    start = time.perf_counter()
    try:
        return (yield)
    finally:
        SECONDS[item.nodeid] = round(time.perf_counter() - start, 4)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if exitstatus:
        return
    recorder = session.config.stash[KEY]
    recorder.stop()
    data = recorder.get_data()
    numbers = {test: number for number, test in enumerate(SECONDS)}
    lines = {
        Path(file).relative_to(session.config.rootpath).as_posix(): {
            line: sorted(numbers[test] for test in tests if test in numbers)
            for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    record = {"tests": list(SECONDS), "seconds": list(SECONDS.values()), "lines": lines}
    Path(session.config.getoption("--record")).write_text(json.dumps(record))
