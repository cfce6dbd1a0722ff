"""docs/architecture.md speaks of places that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALK = re.findall(r"^\| (\d+) \| `([^`]+)` `([^`]+)` \|", (ROOT / "docs" / "architecture.md").read_text(), re.M)


def test_the_walk_of_a_move_is_whole_and_short() -> None:
    assert [int(number) for number, _, _ in WALK] == list(range(1, len(WALK) + 1))
    assert 15 <= len(WALK) <= 25


@pytest.mark.parametrize(("path", "name"), [(path, name) for _, path, name in WALK])
def test_every_place_of_the_walk_is_defined_there(path: str, name: str) -> None:
    declared = rf"\b(class|def|function|const) {name}\b"
    method = rf"^ +(async |private )*{name}\(.*{{$"  # of a class in TypeScript
    assert re.search(f"{declared}|{method}", (ROOT / path).read_text(), re.M)
