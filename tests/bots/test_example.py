"""The example of docs/bots.md: shown as it is, and it plays whole games."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots import registry

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "bot.py"


def code_blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(), re.DOTALL)


def test_the_page_shows_the_file() -> None:
    assert code_blocks()[0] == EXAMPLE.read_text()
    assert len(EXAMPLE.read_text().splitlines()) < 50


@pytest.mark.parametrize(
    ("name", "settings"), [("saba", {}), ("emira", {"max_rounds": 8}), ("dragons", {"mode": "magic"})]
)
def test_it_plays_whole_games(name: str, settings: dict[str, object]) -> None:
    match = serai.game(name).new(seed=3, players=3, **settings)
    seats = bots.bots_for(f"cmd:120s:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", 3)
    while match.decision is not None:
        bots.let_play(seats[match.decision.seat], match, bots.dice_for(match))
    bots.dismiss(seats)
    assert match.result is not None
    assert match.notes == []


@pytest.mark.parametrize("name", ["dragons", "emira", "saba"])
def test_the_python_bot_of_the_page_plays(name: str) -> None:
    before = dict(registry._known)
    exec(code_blocks()[1], {})
    try:
        match = serai.game(name).new(seed=3, players=3)
        while match.decision is not None and len(match.choices) < 60:
            assert bots.let_play(bots.bot("thrifty"), match, bots.dice_for(match)) is None
    finally:
        registry._known.clear()
        registry._known.update(before)
