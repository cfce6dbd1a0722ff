"""The types that the browser is built with are those of the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.core.registry import find, names
from serai.tools.typescript import typescript
from serai.tools.view_types import shared_types, view_type

FOLDER = Path(__file__).parents[2] / "web" / "src"


def test_the_written_types_are_up_to_date() -> None:
    assert (FOLDER / "protocol.ts").read_text() == typescript(), "run python3 dev.py types"


def test_the_written_types_of_every_game_are_up_to_date() -> None:
    assert (FOLDER / "core.ts").read_text() == shared_types(), "run python3 dev.py types"


@pytest.mark.parametrize("game", [name for name in names() if find(name).view_type() is not None])
def test_the_written_types_of_views_are_up_to_date(game: str) -> None:
    assert (FOLDER / "games" / game / "view.ts").read_text() == view_type(find(game)), "run python3 dev.py types"


def test_only_what_clients_send_may_be_left_out() -> None:
    text = typescript()
    assert "  tokens?: string[];" in text  # of Hello
    assert "  why: RefusalData | null;" in text  # of Answer and No
    union = text.split("export type FromClient = ")[1].split(";")[0]
    assert {"Hello", "Play", "WhyNot"} <= set(union.split(" | "))
    assert 'kind: "open" | "person" | "bot";' in text
