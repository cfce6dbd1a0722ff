"""What is heard of a board: no number without a word that says what it counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page

PARTS: Final = ".board, section.mine"
LINE: Final = re.compile(r"""( *)- (?:'?)([\w/]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?(?:: (.*))?:?""")
WORD: Final = re.compile(r"[^\W\d_]{2}")
INLINE: Final = ("root", "text", "strong", "emphasis", "cell", "link")  # cells have headings; links are clauses
NUMBER: Final = re.compile(r"\d+")


@dataclass
class Node:
    """Something in the tree that screen readers see: `text` has no name, only what it says."""

    role: str
    name: str
    parts: list[Node] = field(default_factory=list)

    def said(self) -> str:
        return " ".join([self.name, *(part.said() for part in self.parts)])

    def everything(self) -> Iterator[Node]:
        yield self
        for part in self.parts:
            yield from part.everything()


def tree(snapshot: str) -> Node:
    above = [Node("root", "")]
    for line in snapshot.splitlines():
        found = LINE.fullmatch(line)
        if found is None:
            continue  # a property such as an address
        depth = len(found[1]) // 2 + 1
        node = Node(found[2], f"{found[3] or ''} {(found[4] or '').strip(chr(34))}".strip())
        del above[depth:]
        above[-1].parts.append(node)
        above.append(node)
    return above[0]


def bare(node: Node) -> list[str]:
    """Numbers that nothing near them gives a meaning."""
    found = []
    for one in node.everything():
        if NUMBER.search(one.said()) and not WORD.search(one.said()) and one.role not in INLINE:
            found.append(f"{one.role}: {one.said()}")
        found += [
            f"{one.role}: {part.name}"
            for part in one.parts
            if one.role != "link"
            and part.role == "text"
            and len(NUMBER.findall(part.name)) > 1
            and not WORD.search(part.name)
        ]
    return found


def check(page: Page, where: str) -> None:
    heard = [number for part in page.locator(PARTS).all() for number in bare(tree(part.aria_snapshot()))]
    assert not heard, f"{where}: {heard}"
