"""A person plays a little of every game, with mouse, finger or keys, alone or not; `dev.py person` is the long run."""

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
MOUSE = {"input": "mouse", "game": "emira", "mode": "advanced", "language": "fr", "size": "1440x900", "late": 12}
FINGER = {"input": "finger", "game": "saba", "mode": "advanced", "language": "de", "size": "390x844", "late": 4}
KEYS = {"input": "keys", "game": "dragons", "mode": "magic", "language": "pl", "size": "820x1180", "late": 4}
COURSES = {"alone": KEYS, "shared": FINGER, "watched": MOUSE, "replay": FINGER}
STEPS = 12
AGAIN = 4


@pytest.fixture(scope="module")
def salted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("person"), salted=True)
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.mark.parametrize("visit", COURSES)
def test_a_person_finds_nothing_wrong(visit: str, salted: Server, browser: Browser, tmp_path: Path) -> None:
    one = replace(course(1), visit=visit, bot="greedy", players=3, still=True, **COURSES[visit])
    finding = plays(browser, salted, one, STEPS, tmp_path)
    assert finding is None, f"{finding}\n" + "\n".join(finding.trail)


def test_a_seed_is_the_same_course_again(salted: Server, browser: Browser, tmp_path: Path) -> None:
    one = replace(course(2), visit="alone", players=2, still=True, **{**FINGER, "mode": "basic"})
    first, again = [], []
    for trail in (first, again):
        assert plays(browser, salted, one, AGAIN, tmp_path, trail) is None
    assert first == again
    assert len(first) == AGAIN
