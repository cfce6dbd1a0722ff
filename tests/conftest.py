"""How many processes share the tests, and in which order; how long they take, and may take."""

from __future__ import annotations

import os
from hashlib import sha256

import pytest

from tests.quick.plugin import Deadline, Recorder


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: browsers, servers and bots wait for each other half of the time."""
    return 2 * (os.cpu_count() or 1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mixed", action="store_true", help="files in a mixed order, the same every time")
    parser.addoption("--record-durations", action="store_true", help="write build/durations.json")
    parser.addoption("--until", type=float, metavar="TIME", help="start no test later than at this Unix time")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.record_durations and not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Recorder())
    if config.option.until is not None:
        config.pluginmanager.register(Deadline(config.option.until))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mixed, tests that wait for browsers and servers run beside tests that compute, all the time."""
    if config.option.mixed:
        items.sort(key=lambda item: sha256(item.path.relative_to(config.rootpath).as_posix().encode()).digest())
