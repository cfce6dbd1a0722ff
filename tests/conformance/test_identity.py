"""The same game gives the same bytes compiled and interpreted, in this process and in a fresh one."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import serai
from serai.core.registry import names
from serai.testing.conformance import combinations, fingerprint

PRINT_ALL = """
import json, sys, serai
from serai.testing.conformance import fingerprint
cases = json.load(sys.stdin)
prints = [fingerprint(serai.game(name), options, seed) for name, options, seed in cases]
json.dump({"native": serai.native(), "prints": prints}, sys.stdout)
"""


def cases() -> list[tuple[str, dict[str, object], int]]:
    """Every fifth combination of every game, over all player counts, modes and editions."""
    found = []
    for name in names():
        found += [(name, settings, seed) for seed, settings in enumerate(combinations(serai.game(name)))][::5]
    return found


def printed(interpreted: bool, hash_seed: str) -> tuple[bool, list[str]]:
    """Whether a fresh process runs compiled code, and its fingerprints."""
    env = {**os.environ, "SERAI_INTERPRETED": "1" if interpreted else "0", "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PRINT_ALL]
    done = subprocess.run(command, env=env, input=json.dumps(cases()), capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    return answer["native"], answer["prints"]


@pytest.fixture(scope="module")
def here() -> list[str]:
    return [fingerprint(serai.game(name), settings, seed) for name, settings, seed in cases()]


def test_interpreted_games_are_the_same(here: list[str]) -> None:
    native, prints = printed(interpreted=True, hash_seed="1")
    assert not native
    assert prints == here


def test_a_fresh_process_plays_the_same_games(here: list[str]) -> None:
    _, prints = printed(interpreted=False, hash_seed="2")
    assert prints == here


def test_the_fingerprints_differ(here: list[str]) -> None:
    assert len(set(here)) == len(here)
