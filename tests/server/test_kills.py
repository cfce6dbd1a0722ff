"""What was acknowledged survives kill -9: the short version of `bench/kills.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kills import killed
from serving import Server


def test_killed_servers_lose_nothing(tmp_path: Path) -> None:
    outcome = asyncio.run(killed(Server(tmp_path, workers=1), kills=3, tables=3, seed=2))
    assert outcome.problems == []
    assert outcome.kills == 3
    assert outcome.acknowledged > 0
    assert outcome.bot_moves > 0
