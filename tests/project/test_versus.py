"""What two commits are compared by (`bench/versus.py`)."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from versus import FEWEST, interval, slower_in_all

from tests.text.page_texts import ROOT


@pytest.mark.parametrize("runs", [FEWEST, 10, 15])
def test_the_interval_holds_the_true_median_as_often_as_it_says(runs: int) -> None:
    chance = random.Random(runs)
    held = 0
    for _ in range(2000):
        middle, low, high = interval([chance.lognormvariate(0, 0.3) for _ in range(runs)])  # whose median is 1
        assert low <= middle <= high
        held += low <= 1 <= high
    assert held / 2000 > 0.94


def test_only_what_is_slower_in_every_run_counts_as_slower() -> None:
    before = {"saba": {"decisions": 100.0, "clones": 100.0}}
    runs = [(before, {"saba": {"decisions": 90.0 + run, "clones": 99.0 + run}}) for run in range(8)]
    assert slower_in_all(runs, ["saba"]) == ["decisions of saba"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["HEAD", "no-such-commit"], "no commit 'no-such-commit'"), (["HEAD", "HEAD", "--runs", "3"], "6")],
)
def test_what_cannot_be_compared_is_said_before_anything_is_compiled(arguments: list[str], said: str) -> None:
    done = subprocess.run([sys.executable, ROOT / "bench" / "versus.py", *arguments], capture_output=True, text=True)
    assert done.returncode
    assert said in done.stderr
    assert "Traceback" not in done.stderr
