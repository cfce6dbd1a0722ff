"""A pytest plugin: only the tests of a list, in its order; those whose names a change of the rules has altered fall
away."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

MOST_MEMORY = 4 << 30  # bytes: a change can make a loop endless, and its list too


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--selection", help="a file with the names of tests, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    order = {name: place for place, name in enumerate(json.loads(Path(config.getoption("--selection")).read_text()))}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
