"""How many processes share the tests; how long these take, and may take, if somebody wants to know."""

from __future__ import annotations

import os

import pytest

from tests.quick.plugin import Deadline, Recorder


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: browsers, servers and bots wait for each other half of the time."""
    return 2 * (os.cpu_count() or 1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-durations", action="store_true", help="write build/durations.json")
    parser.addoption("--until", type=float, metavar="TIME", help="start no test later than at this Unix time")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.record_durations and not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Recorder())
    if config.option.until is not None:
        config.pluginmanager.register(Deadline(config.option.until))
