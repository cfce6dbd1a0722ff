"""Hidden means hidden on the wire too: the short version of `bench/wire_swap.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from wire_swap import Found, readable, swap_game

from serai.server.app import create_app
from serai.server.tables import shuffle

GAMES: list[tuple[str, dict[str, object], str, int]] = [
    ("emira", {"players": 3, "mode": "advanced"}, "modest", 60),
    ("emira", {"players": 4}, "greedy", 25),
    ("dragons", {"players": 4, "mode": "magic"}, "modest", 150),
    ("dragons", {"players": 3, "mode": "basic"}, "greedy", 40),
    ("saba", {"players": 2, "mode": "advanced"}, "modest", 60),
    ("saba", {"players": 3}, "random", 40),
]


@pytest.mark.parametrize(("game", "settings", "chooser", "choices"), GAMES)
def test_no_byte_depends_on_what_a_viewer_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, settings: dict[str, object], chooser: str, choices: int
) -> None:
    monkeypatch.setattr(shuffle, "new_secret", lambda: "5e" * shuffle.SECRET_BYTES)  # the same game every time
    found = Found()
    asyncio.run(swap_game(game, settings, 7, 10, choices, tmp_path, chooser, found))
    assert not found.differences, found.differences[0]
    assert found.choices == choices
    assert found.swaps >= 8
    assert found.dealt_anew > 0, "nothing was hidden, so this has shown nothing"
    assert found.frames > 20 * found.swaps, "the probes were not answered"


def test_all_that_can_be_read_of_a_table_is_compared(tmp_path: Path) -> None:
    found = readable(create_app(tmp_path, 1), "ID")
    assert {"/api/tables/ID", "/api/tables/ID/game", "/api/tables/ID/moments"} <= set(found)
