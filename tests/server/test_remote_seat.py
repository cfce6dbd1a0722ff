"""The example of a remote bot plays a whole game, in two seats, each a program of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "seat.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 50


def test_the_example_plays_a_game(server: Server) -> None:
    keys = server.open_table("saba", [{"kind": "me"}, {"kind": "me"}], stall_rounds=3)
    table = keys["table"]["id"]  # type: ignore[index]
    seats = [
        subprocess.Popen([sys.executable, EXAMPLE, server.live, table, token])
        for token in keys["seats"].values()  # type: ignore[attr-defined]
    ]
    assert [seat.wait(120) for seat in seats] == [0, 0]
    assert server.call("GET", f"/api/tables/{table}")["status"] == "over"
