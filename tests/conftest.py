"""How many processes share the tests; how long these take, if somebody wants to know."""

from __future__ import annotations

import os

import pytest

from tests.quick.durations import Recorder


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: browsers, servers and bots wait for each other half of the time."""
    return 2 * (os.cpu_count() or 1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-durations", action="store_true", help="write build/durations.json")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.record_durations and not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Recorder())
