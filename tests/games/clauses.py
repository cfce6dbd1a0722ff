"""The clauses of the rules, and the tests that are named after them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src/serai/games"


@cache
def headings(game: str) -> list[str]:
    rules = GAMES / game / "text/rules.en.md"
    return re.findall(r"^## (\S+) ", rules.read_text(encoding="utf-8"), re.MULTILINE)


def slug(clause: str) -> str:
    return re.sub(r"[.-]", "_", clause.lower())


def named_after(test: str, clauses: Iterable[str]) -> list[str]:
    """`test_4_4_2_...` is named after 4.4.2 and not after 4.4, `test_6_4_8_and_6_4_9_...` after both."""
    by_slug = {slug(clause): clause for clause in clauses}
    words, found = test.removeprefix("test_").split("_"), []
    while True:
        length = next((length for length in range(len(words) - 1, 0, -1) if "_".join(words[:length]) in by_slug), None)
        if length is None:
            return found
        found.append(by_slug["_".join(words[:length])])
        if words[length] != "and":
            return found
        words = words[length + 1 :]
