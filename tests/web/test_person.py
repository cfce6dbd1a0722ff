"""A person plays a little of every game, with mouse, finger or keys; `python3 dev.py person` is the long run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from serving import Server

from tests.web.person.course import course
from tests.web.person.person import plays

# What the seed itself would choose, but for these.
SEEDS = {
    "mouse": {"game": "emira", "mode": "advanced", "language": "fr", "size": "1440x900", "late": 12},
    "finger": {"game": "saba", "mode": "advanced", "language": "de", "size": "390x844", "late": 4},
    "keys": {"game": "dragons", "mode": "magic", "language": "pl", "size": "820x1180", "late": 4},
}
STEPS = 16


@pytest.fixture(scope="module")
def salted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("person"), salted=True)
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.mark.parametrize("means", SEEDS)
def test_a_person_finds_nothing_wrong(means: str, salted: Server, browser: Browser, tmp_path: Path) -> None:
    one = replace(course(1), input=means, bot="greedy", players=3, still=True, **SEEDS[means])
    finding = plays(browser, salted, one, STEPS, tmp_path)
    assert finding is None, f"{finding}\n" + "\n".join(finding.trail)
